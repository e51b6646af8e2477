// Result of a finished game: headline, reason, and all seats in order.

import { byId, keyed, make, set, style } from "./dom.js";
import { say } from "./words.js";

// Show the result, `null` for none.
export function showResult(over) {
  const known = byId("result");
  if (!over) {
    if (known) known.remove();
    return;
  }
  const result = known || make("section", { id: "result" }, make("h2", { id: "headline", tabindex: "-1" }), make("p"), make("ol"), make("p"));
  if (!known) byId("areas").before(result);
  const [headline, reason, rows, next] = result.children;
  set(headline, { text: over.text });
  set(reason, { text: over.reason || "" });
  set(next, { text: say("next-game") });
  keyed(rows, over.rows, {
    key: (row) => String(row.seat),
    create: () => make("li", {}, make("b"), make("img", { alt: "" }), make("strong"), make("span")),
    update: (line, row) => {
      const [place, face, name, score] = line.children;
      set(line, { class: row.winner ? "winner" : "" });
      style(line, { "--colour": row.colour });
      set(place, { text: `${row.place}.` });
      set(face, { src: row.picture });
      set(name, { text: row.name });
      set(score, { text: row.score });
    },
  });
}

// Plates of the seats: face, name, what the seat has, and whose turn it is.

import { make, set, style } from "./dom.js";
import { isManyOrNone, showTokens } from "./items.js";
import { sentences } from "./speech.js";
import { say } from "./words.js";

// Show a seat on a button; `state` is "can", "picked" or "".
export function showPlate(plate, seat, state) {
  if (!plate.firstElementChild) {
    const face = make("span", { class: "face" }, make("img", { alt: "" }), make("img", { alt: "", class: "mark" }));
    plate.append(face, make("strong"), make("span", { class: "line" }), make("span", { class: "tokens" }));
  }
  const [face, name, line, tokens] = plate.children;
  const classes = ["plate", seat.acting && "acting", seat.out && "out", seat.away && "away", state];
  set(plate, { class: classes.filter(Boolean).join(" "), "aria-label": spoken(seat, state) });
  style(plate, { "--colour": seat.colour });
  set(face.firstElementChild, { src: seat.picture });
  set(face.lastElementChild, { src: seat.mark, hidden: !seat.mark });
  set(name, { text: seat.name });
  set(line, { text: seat.away ? say("away") : seat.line });
  showTokens(tokens, seat.items);
}

export function itemOf(seat) {
  return { name: `seat/${seat.seat}`, label: seat.name, does: sentences([seat.aim, seat.does]), picture: seat.picture };
}

// The number of an item, unless its name has it.
function counted(item) {
  const { label, count } = item;
  return isManyOrNone(item) && !label.includes(count) ? `${label}, ${say("times", { count })}` : label;
}

function spoken(seat, state) {
  const parts = [seat.you ? `${seat.name} (${say("you")})` : seat.name, seat.line, seat.does];
  for (const item of seat.items.filter((each) => each.spoken)) parts.push(counted(item));
  if (seat.acting) parts.push(say("is-acting"));
  if (seat.away) parts.push(say("away"));
  if (state === "can") parts.push(say("can-choose"));
  if (state === "picked") parts.push(say("is-chosen"));
  return sentences(parts, ",");
}

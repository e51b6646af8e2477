// Items and areas of a document as elements: real buttons with names, places on boards, marks over pictures.

import { isDarkened, paintedMarks } from "./colours.js";
import { drawn, keyed, make, place, set, style } from "./dom.js";
import { say } from "./words.js";

const HAND_KINDS = new Set(["hand", "own", "played", "given", "secret", "supply", "choice"]);

export const isHand = (area) => HAND_KINDS.has(area.name);

export function namesOf(item) {
  return [item.name, ...(item.also || [])].filter(Boolean);
}

// Whether the number of an item is worth reading aloud; the page shows every number, 0 and 1 too.
export function isManyOrNone({ count }) {
  return count > 1 || count === 0;
}

const isButton = (item) => Boolean(item.label);

// Show areas in a parent; `state` says of an item "can", "picked", "dim" or "".
export function showAreas(parent, areas, state) {
  const shown = areas.filter((area) => area.items.length || area.empty);
  keyed(parent, shown, {
    key: (area) => area.name,
    create: () => {
      const heading = make("h2", { class: "heading" });
      return make("section", {}, heading, make("div", { class: "items" }), make("p", { class: "empty" }));
    },
    update: (section, area) => showArea(section, area, state),
  });
}

function showArea(section, area, state) {
  const [heading, items, empty] = section.children;
  const classes = ["area", area.kind, `area-${area.name.split("/")[0]}`, area.style && `style-${area.style}`];
  set(section, { class: classes.filter(Boolean).join(" "), "aria-label": area.label, role: "group" });
  section.area = area;
  set(heading, { text: area.label });
  set(empty, { text: area.items.length ? "" : area.empty || "", hidden: Boolean(area.items.length) });
  keyed(items, area.items, {
    key: (item) => `${item.label ? "b" : "d"}/${item.name || item.style || ""}/${item.picture || item.text || ""}`,
    create: (item) => make(isButton(item) ? "button" : "div", isButton(item) ? { type: "button" } : { "aria-hidden": "true" }),
    update: (element, item) => showItem(element, item, state(item)),
  });
}

export function showItem(element, item, state = "") {
  element.item = item;
  const placed = item.x !== undefined;
  const classes = ["item", item.style, state, placed && "placed", item.text && !item.picture && "worded", item.back && "back"];
  set(element, { class: classes.filter(Boolean).join(" ") });
  if (isButton(item)) {
    const pressed = state === "picked" ? "true" : state === "can" ? "false" : null;
    set(element, { "aria-label": spoken(item, state), "aria-pressed": pressed });
    if (element.tagName === "BUTTON" && item.name) element.dataset.name = item.name;
  }
  style(element, { "--ratio": String(item.ratio || 1), "--colour": item.colour || "transparent" });
  const isRaised = state && state !== "dim" && item.layer < 2; // above its neighbours, below what is on it
  if (placed) style(element, { "z-index": String(item.layer * 2 + (isRaised ? 1 : 0)) });
  showPicture(element, item);
  showWords(element, item);
}

function spoken(item, state) {
  const parts = [item.label];
  if (isManyOrNone(item)) parts.push(say("times", { count: item.count }));
  if (item.note && item.note !== item.label) parts.push(item.note);
  if (state === "can") parts.push(say("can-choose"));
  if (state === "picked") parts.push(say("is-chosen"));
  return parts.join(", ");
}

// The picture with its marks, the short words, the number and the note are made once and updated.
function part(element, name, tag = "span") {
  let found = element.querySelector(`:scope > .${name}`);
  if (!found) {
    found = tag === "img" ? make("img", { class: name, alt: "", draggable: "false" }) : make(tag, { class: name });
    element.append(found);
  }
  return found;
}

function drop(element, name) {
  const found = element.querySelector(`:scope > .${name}`);
  if (found) found.remove();
}

function showPicture(element, item) {
  if (!item.picture) drop(element, "picture");
  else set(part(element, "picture", "img"), { src: item.picture });
  showOver(element, item.over || []);
  const known = element.dataset.marks || "";
  const marks = JSON.stringify(item.marks || []);
  if (known === marks) return;
  element.dataset.marks = marks;
  drop(element, "marks");
  if (item.marks) element.append(isDarkened() ? paintedMarks(item.marks, item.ratio) : marked(item));
}

// Pictures over that of an item, each with its centre and size in shares of it.
function showOver(element, pictures) {
  const known = element.dataset.over || "[]";
  const wanted = JSON.stringify(pictures);
  if (known === wanted) return;
  element.dataset.over = wanted;
  drop(element, "over");
  if (pictures.length) element.append(make("span", { class: "over" }, ...pictures.map(overlay)));
}

function overlay([src, x, y, width, height]) {
  const picture = make("img", { src, alt: "", draggable: "false" });
  place(picture, x, y, width, height);
  return picture;
}

// The picture of an item alone, with all that is over it.
export function showPortrait(element, item) {
  set(element, { hidden: !item.picture });
  style(element, { "--ratio": String(item.ratio || 1) });
  showPicture(element, item);
}

// Words over a picture: an SVG whose units are thousandths of the picture's height.
function marked(item) {
  const width = 1000 * item.ratio;
  const sheet = drawn("svg", { class: "marks", viewBox: `0 0 ${width} 1000`, "aria-hidden": "true" });
  for (const [words, x, y, size, room, colour, edge] of item.marks) {
    const estimate = words.length * size * 0.52;
    const text = drawn("text", { x: x * 1000, y: (y + size * 0.35) * 1000, "font-size": size * 1000, fill: colour });
    if (edge) for (const [name, value] of [["stroke", edge], ["stroke-width", size * 160]]) text.setAttribute(name, value);
    if (estimate > room) {
      text.setAttribute("textLength", room * 1000);
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    text.textContent = words;
    sheet.append(text);
  }
  return sheet;
}

function showWords(element, item) {
  if (item.text) set(part(element, "words"), { text: item.text });
  else drop(element, "words");
  if (item.count >= 0) set(part(element, "count"), { text: String(item.count) });
  else drop(element, "count");
  if (item.note) set(part(element, "note"), { text: item.note });
  else drop(element, "note");
}

// Small items of a seat's plate: pictures with numbers, read aloud in one sentence elsewhere.
export function showTokens(parent, items) {
  keyed(parent, items, {
    key: (item) => item.picture || item.label,
    create: () => make("span", { class: "token" }, make("img", { alt: "" }), make("b")),
    update: (element, item) => {
      const [picture, number] = element.children;
      set(picture, { src: item.picture });
      style(element, { "--ratio": String(item.ratio || 1) });
      set(number, { text: item.count >= 0 ? String(item.count) : "" });
      element.title = item.label;
    },
  });
}

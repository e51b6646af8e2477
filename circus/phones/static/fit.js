// Sizes that depend on the window: boards as large as their room, hands in as few rows as can be tapped.

import { style } from "./dom.js";

const MIN_CARD = 36;
const MIN_IDLE_CARD = 28; // of a hand that waits for the end of a reaction window
const MIN_BOARD = 164;
const WORTH = 1.2; // a further row of cards must make them so much larger
const GAP = 6;

export function fit(root) {
  for (const section of root.querySelectorAll("#hands .area.row")) fitRow(section);
  for (const section of root.querySelectorAll("#areas .area.row, #areas .area.list")) fitRow(section);
  for (const section of root.querySelectorAll(".area.board, .area.ring, .area.grid")) fitBoard(section);
}

// The width of cards in a row: the largest with which all fit into the row's room.
function fitRow(section) {
  const items = section.querySelector(".items");
  const elements = [...items.children].filter((each) => each.item && each.offsetParent);
  if (!elements.length) return;
  style(items, { "max-width": "none" }); // measured without the limit of the last time
  const room = items.clientWidth;
  const limits = getComputedStyle(section);
  // Of the layout: innerHeight shrinks while an iPhone is zoomed in.
  const highest = parseFloat(limits.getPropertyValue("--highest")) * document.documentElement.clientHeight;
  const tallest = parseFloat(limits.getPropertyValue("--tallest"));
  const ratio = Math.min(...elements.map((each) => each.item.ratio || 1));
  const widest = Math.max(...elements.map((each) => each.item.ratio || 1));
  const least = document.body.classList.contains("has-window") ? MIN_IDLE_CARD : MIN_CARD;
  const notes = elements.some((each) => each.item.note) ? 20 : 0;
  let best = { high: 0, columns: elements.length };
  for (let rows = 1; rows <= 4; rows += 1) {
    const columns = Math.ceil(elements.length / rows);
    const across = (room - (columns - 1) * GAP) / columns / widest;
    const along = (highest - (rows - 1) * GAP) / rows - notes;
    const high = Math.min(across, along, tallest);
    if (high > best.high * (best.high < least / ratio ? 1 : WORTH)) best = { high, columns };
  }
  const height = Math.floor(Math.max(best.high, least / Math.max(ratio, 0.65)));
  const isEven = elements.every((each) => (each.item.ratio || 1) === ratio);
  const width = Math.ceil(best.columns * (height * ratio + GAP)) + 2;
  style(section, { "--height": `${height}px` });
  style(items, { "max-width": isEven ? `${width}px` : "none" });
}

// A board in the shape, upright or broad, in which it is larger.
function fitBoard(section) {
  const { area } = section;
  const items = section.querySelector(".items");
  const parent = section.parentElement;
  const others = [...parent.children].filter((each) => each !== section);
  const used = others.reduce((sum, each) => sum + each.offsetHeight + GAP, 0) + 12;
  const edges = getComputedStyle(parent);
  const width = parent.clientWidth - parseFloat(edges.paddingLeft) - parseFloat(edges.paddingRight);
  const least = Math.min(width, MIN_BOARD);
  const height = Math.max(parent.clientHeight - used - 8, least);
  const shapes = [[area.ratio, false]];
  if (area.wide_ratio) shapes.push([area.wide_ratio, true]);
  const sized = shapes.map(([ratio, isWide]) => {
    const across = Math.min(width, height * ratio);
    return { across, along: across / ratio, isWide, surface: (across * across) / ratio };
  });
  const best = sized.reduce((one, other) => (other.surface > one.surface ? other : one));
  style(items, { width: `${Math.floor(best.across)}px`, height: `${Math.floor(best.along)}px` });
  for (const element of items.children) if (element.item) placed(element, element.item, best.isWide);
}

function placed(element, item, isWide) {
  const [x, y, width, height] = (isWide && item.wide) || [item.x, item.y, item.w, item.h];
  style(element, {
    left: `${(x - width / 2) * 100}%`,
    top: `${(y - height / 2) * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
    "--turn": `${item.turn || 0}deg`,
  });
}

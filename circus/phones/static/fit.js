// Sizes that depend on the window: boards as large as their room, hands in as few rows as can be tapped.

import { byId, place, style } from "./dom.js";

const MIN_CARD = 36;
const MIN_IDLE_CARD = 28; // of a hand that waits for the end of a reaction window
const MIN_BOARD = 164;
const WORTH = 1.2; // a further row of cards must make them so much larger
const GAP = 6;
const MAX_QUESTIONS = 8; // so many latest questions reserve room for the next one

const heights = { key: "", latest: [] }; // of the latest questions

// Fit all of the table; `game` is the game that it shows.
export function fit(root, game) {
  for (const tokens of root.querySelectorAll(".tokens")) fitTokens(tokens);
  for (const section of root.querySelectorAll("#hands .area.row")) fitRow(section);
  reserve(byId("bottom"), `${game} ${sizeOf(document.documentElement)}`);
  for (const section of root.querySelectorAll("#areas .area.row, #areas .area.list")) fitRow(section);
  for (const section of root.querySelectorAll(".area.board, .area.ring, .area.grid")) fitBoard(section);
}

const sizeOf = (element) => `${element.clientWidth}x${element.clientHeight}`;

// Rows of tokens have a fixed height, so that nothing below moves: more of them are smaller, then overlap.
function fitTokens(tokens) {
  const key = `${[...tokens.children].map((each) => each.textContent)} ${sizeOf(tokens)} ${document.fonts.size}`;
  if (tokens.dataset.fits === key) return;
  tokens.dataset.fits = key;
  for (const [dense, denser] of [[false, false], [true, false], [true, true]]) {
    tokens.classList.toggle("dense", dense);
    tokens.classList.toggle("denser", denser);
    if (tokens.scrollHeight <= tokens.clientHeight + 1) return;
  }
}

// Beside a board each question has the height of the highest of the latest ones, but for an example: the board stays
// where it is. `key` is of game and window.
function reserve(bottom, key) {
  const example = byId("example").offsetHeight;
  const words = `${byId("prompt").textContent}/${byId("window").hidden ? "" : byId("window-text").textContent}`;
  if (heights.key !== key) Object.assign(heights, { key, latest: [] });
  style(bottom, { "--reserved": "0px" });
  const height = bottom.offsetHeight - (example && example + GAP);
  const { latest } = heights;
  const last = latest[latest.length - 1];
  if (last && last.words === words) last.height = Math.max(last.height, height);
  else latest.push({ words, height });
  if (latest.length > MAX_QUESTIONS) latest.shift();
  style(bottom, { "--reserved": `${Math.max(...latest.map((each) => each.height))}px` });
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
  const share = parseFloat(limits.getPropertyValue("--highest")) * document.documentElement.clientHeight;
  const highest = section.matches(".style-large") ? Math.min(share, roomOf(section)) : share;
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

// The height that is left for the items of an area beside the other areas.
function roomOf(section) {
  const parent = section.parentElement;
  const others = [...parent.children].filter((each) => each !== section);
  const used = others.reduce((sum, each) => sum + each.offsetHeight + GAP, 0);
  const heading = section.querySelector(".heading");
  return parent.clientHeight - used - (heading ? heading.offsetHeight : 0) - 20;
}

// A board in the shape, upright or broad, in which it is larger at first: it does not turn while the window stays.
function fitBoard(section) {
  const { area } = section;
  const items = section.querySelector(".items");
  const parent = section.parentElement;
  const edges = getComputedStyle(parent);
  const width = parent.clientWidth - parseFloat(edges.paddingLeft) - parseFloat(edges.paddingRight);
  const least = Math.min(width, MIN_BOARD);
  const height = Math.max(roomOf(section), least);
  const shapes = [[area.ratio, false]];
  if (area.wide_ratio) shapes.push([area.wide_ratio, true]);
  const sized = shapes.map(([ratio, isWide]) => {
    const across = Math.min(width, height * ratio);
    return { across, along: across / ratio, isWide, surface: (across * across) / ratio };
  });
  const window_ = sizeOf(document.documentElement);
  const before = section.dataset.fits === window_ && sized.find((each) => String(each.isWide) === section.dataset.isWide);
  const best = before || sized.reduce((one, other) => (other.surface > one.surface ? other : one));
  Object.assign(section.dataset, { fits: window_, isWide: best.isWide });
  style(items, { width: `${Math.floor(best.across)}px`, height: `${Math.floor(best.along)}px` });
  for (const element of items.children) if (element.item) placed(element, element.item, best.isWide);
}

function placed(element, item, isWide) {
  const [x, y, width, height] = (isWide && item.wide) || [item.x, item.y, item.w, item.h];
  place(element, x, y, width, height);
  style(element, { "--turn": `${(isWide ? item.wide_turn : item.turn) || 0}deg` });
}

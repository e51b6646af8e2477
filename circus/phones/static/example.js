// Example of a move for someone's first decision: which item to tap next, with a finger on it, and the move in words.

import { byId, drawn, set, style } from "./dom.js";
import { namesOf } from "./items.js";
import { VERB } from "./picker.js";
import { sentences } from "./speech.js";
import { say } from "./words.js";

const HAND =
  "M8 3.5a2.4 2.4 0 0 1 4.8 0v8l6.4 1.7c2 .6 3.1 2.1 2.7 4.2l-1 5.6c-.4 2.2-1.9 3.5-4.1 3.5h-5.4c-1.7 0-3.1-.7-4.1-2.1" +
  "l-5-7.1c-1.1-1.6.7-3.6 2.5-2.7L8 16.5z";

// Write the aim of a game, and an example of the shortest live action while `isWanted`; returns the element to tap
// next, or null.
export function showExample(shown, picker, isWanted, aim) {
  const elements = [...document.querySelectorAll("#table :is(button.item, button.plate, button.verb)")];
  const find = (name) => elements.find((each) => each.item && namesOf(each.item).includes(name));
  const names = isWanted && shown.yours && !shown.window ? shortest(picker, (name) => elements.indexOf(find(name))) : [];
  const steps = names.map(find);
  const isWhole = steps.length > 0 && steps.every(Boolean);
  const moves = isWhole ? steps.map((each) => each.item.label.split(",")[0]).join(" → ") : "";
  set(byId("example"), { text: sentences([aim, moves && say("example", { moves })]) });
  return isWhole ? steps[0] : null;
}

// Point at an element, `null` for none. On a board the finger lies above all pieces, beside the pointed one.
export function pointAt(element) {
  for (const old of document.querySelectorAll("#table .finger")) old.remove();
  if (!element) return;
  const isPlaced = element.matches(".placed");
  const pointing = finger(isPlaced ? "finger above" : "finger");
  if (isPlaced) {
    const { left, top, width, height } = element.style;
    style(pointing, { left: `calc(${left} + ${width} / 2)`, top: `calc(${top} + ${height} * 0.6)` });
  }
  (isPlaced ? element.parentElement : element).append(pointing);
}

// What is left to tap of a live action: as little as possible, and of such ones the first on the page.
function shortest(picker, placeOf) {
  const open = picker.live.map((action) => rest(picker, action)).filter((names) => names.length);
  const ways = open.map((names) => ({ names, place: placeOf(names[0]) })).filter(({ place }) => place >= 0);
  ways.sort((one, other) => one.names.length - other.names.length || one.place - other.place);
  return ways.length ? ways[0].names : [];
}

// What is left to tap of an action: its picks, or at the end its verb.
function rest(picker, action) {
  const left = picker.isSet(action)
    ? action.picks.filter((name) => !picker.picks.includes(name))
    : action.picks.slice(picker.picks.length);
  const isVerbNext = !left.length && picker.picks.length && !picker.verb;
  return isVerbNext ? [VERB + action.verb] : left;
}

function finger(classes) {
  const sheet = drawn("svg", { class: classes, viewBox: "0 0 24 28", "aria-hidden": "true" });
  sheet.append(drawn("path", { d: HAND }));
  return sheet;
}

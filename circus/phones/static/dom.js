// Elements: creation, and updates that touch only what has changed, so that focus and animation stay.

import { isDarkened, setSource } from "./colours.js";

const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

export function make(tag, facts = {}, ...children) {
  const element = document.createElement(tag);
  set(element, facts);
  element.append(...children);
  return element;
}

export function drawn(tag, facts) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value);
  return element;
}

// Set attributes; null and false remove one. `text` is the content, `class` the classes.
export function set(element, facts) {
  for (const [name, value] of Object.entries(facts)) {
    if (name === "text") {
      if (element.textContent !== value) element.textContent = value;
    } else if (name === "src" && value && isDarkened()) {
      setSource(element, value);
    } else if (value === null || value === false || value === undefined) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== String(value)) {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  return element;
}

// Set properties of the style through the object model, which the policy of the page allows.
export function style(element, facts) {
  for (const [name, value] of Object.entries(facts)) {
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

// Place an element by its centre and size in shares of its parent.
export function place(element, x, y, width, height) {
  style(element, {
    left: `${(x - width / 2) * 100}%`,
    top: `${(y - height / 2) * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  });
}

// Update the children of a parent from data: one element per key, reused if it exists.
export function keyed(parent, list, { key, create, update }) {
  const known = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  const counts = new Map();
  let before = parent.firstElementChild;
  for (const each of list) {
    const base = key(each);
    const number = counts.get(base) || 0;
    counts.set(base, number + 1);
    const name = `${base}#${number}`;
    let child = known.get(name);
    if (child) known.delete(name);
    else {
      child = create(each);
      child.dataset.key = name;
    }
    update(child, each);
    if (child === before) before = before.nextElementSibling;
    else parent.insertBefore(child, before);
  }
  for (const child of known.values()) child.remove();
}

let isFocusLost = false;

// Keep the focus where it is while `change` moves elements; a lost one goes to the element that `fallback` returns,
// after a later change if that is hidden now.
export function keepingFocus(change, fallback) {
  const focused = document.activeElement;
  const had = isFocusLost || holdsFocus(focused);
  change();
  if (!had || (holdsFocus(document.activeElement) && isShown(document.activeElement))) {
    isFocusLost = false;
    return;
  }
  const target = holdsFocus(focused) && isShown(focused) ? focused : fallback();
  target.focus({ preventScroll: true });
  isFocusLost = document.activeElement !== target;
}

const holdsFocus = (element) => Boolean(element && element !== document.body);

const isShown = (element) => element.getClientRects().length > 0;

// Keyboard: Tab stops at what can be chosen, arrows reach everything.

const ALL = "#table :is(button.item, button.plate, button.verb)";
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Let Tab stop at what can be chosen; in a group without it, at the first item.
export function setStops() {
  for (const group of document.querySelectorAll("#seats, #table .items")) {
    const buttons = [...group.querySelectorAll("button")];
    const open = buttons.filter((each) => each.matches(".can, .picked"));
    const stops = new Set(open.length ? open : buttons.slice(0, 1));
    for (const each of buttons) each.tabIndex = stops.has(each) ? 0 : -1;
  }
}

// Move the focus to the nearest item in the direction of an arrow; returns whether there is one.
export function step(key) {
  const here = document.activeElement;
  if (!here || !here.item) return false;
  const [dx, dy] = WAYS[key];
  const from = middle(here);
  const ways = [...document.querySelectorAll(ALL)]
    .filter((each) => each !== here && each.offsetParent)
    .map((each) => ({ each, x: middle(each).x - from.x, y: middle(each).y - from.y }))
    .map(({ each, x, y }) => ({ each, along: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) }))
    .filter(({ along }) => along > 4)
    .sort((one, other) => one.along + 2 * one.aside - other.along - 2 * other.aside);
  if (ways.length) ways[0].each.focus();
  return ways.length > 0;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

// Picker: spells one legal action, pick by pick, with the rules of circus/ui/input/picker.py and chooser.py.

export const VERB = "verb/";

function counted(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) || 0) + 1);
  return counts;
}

// Names of `all` that are left after `some`, as multisets; null if `some` has more of one.
function rest(all, some) {
  const counts = counted(all);
  for (const name of some) {
    const left = (counts.get(name) || 0) - 1;
    if (left < 0) return null;
    counts.set(name, left);
  }
  return [...counts].filter(([, left]) => left > 0).map(([name]) => name);
}

export class Picker {
  // `picks` and `verb` are those picked so far; `closed` means that its verb's button has ended a set of picks.
  constructor(actions, verbs, picks = [], verb = "", closed = false) {
    this.actions = actions;
    this.verbs = verbs;
    this.picks = picks;
    this.verb = verb;
    this.closed = closed;
    this.live = actions.filter((action) => this.begins(action));
    this.spelt = this.live.filter((action) => action.picks.length === picks.length);
    this.done = this.findDone();
    this.selectable = this.findSelectable();
  }

  static of(document) {
    const verbs = new Map(document.verbs.map((each) => [each.verb, each]));
    return new Picker(document.actions, verbs);
  }

  get isEmpty() {
    return !this.picks.length && !this.verb;
  }

  get fresh() {
    return new Picker(this.actions, this.verbs);
  }

  isSet(action) {
    return this.verbs.get(action.verb).as_set;
  }

  begins(action) {
    if (this.verb && action.verb !== this.verb) return false;
    if (this.isSet(action)) return rest(action.picks, this.picks) !== null;
    return this.picks.every((name, at) => action.picks[at] === name);
  }

  next(action) {
    return this.isSet(action) ? rest(action.picks, this.picks) : action.picks.slice(this.picks.length).slice(0, 1);
  }

  findDone() {
    if (this.spelt.length !== 1 || this.isEmpty) return null;
    const [action] = this.spelt;
    if (this.verbs.get(action.verb).asks && !this.verb) return null;
    return this.live.length === 1 || this.closed ? action : null;
  }

  findSelectable() {
    if (this.done) return new Set();
    const names = new Set(this.live.flatMap((action) => this.next(action)));
    const verbs = new Set(this.live.map((action) => action.verb));
    if (!this.verb && verbs.size > 1) for (const verb of verbs) names.add(VERB + verb);
    for (const action of this.spelt) names.add(VERB + action.verb);
    return names;
  }

  pick(name) {
    if (!name.startsWith(VERB)) return this.with({ picks: [...this.picks, name] });
    const verb = name.slice(VERB.length);
    return this.with({ verb, closed: this.spelt.some((action) => action.verb === verb) });
  }

  without(name) {
    if (!this.picks.length && this.verb && name === VERB + this.verb) return this.fresh;
    const at = this.picks.lastIndexOf(name);
    const isFree = this.live.every((action) => this.isSet(action));
    if (at < 0 || (at !== this.picks.length - 1 && !isFree)) return this;
    return this.with({ picks: this.picks.filter((_, index) => index !== at), closed: false });
  }

  with({ picks = this.picks, verb = this.verb, closed = this.closed }) {
    return new Picker(this.actions, this.verbs, picks, verb, closed);
  }

  // The picker to which a tap on an item adds it; null if it cannot be picked now.
  wayTo(name) {
    for (const picker of [this, this.fresh]) if (picker.selectable.has(name)) return picker;
    const at = this.picks.length;
    const ways = new Set(this.live.filter((each) => each.picks[at + 1] === name).map((each) => each.picks[at]));
    return ways.size === 1 ? this.pick([...ways][0]) : null;
  }

  // The result of a tap on an item with these names: {picker, action}; null if it cannot be picked now.
  // `isBack`: it is picked, and is put back even if its name could come next.
  tap(names, isBack = false) {
    const next = !isBack && names.find((name) => this.selectable.has(name));
    if (next) return taken(this.pick(next));
    for (const name of names) {
      const before = this.without(name);
      if (before !== this) return { picker: before, action: null };
    }
    for (const name of names) {
      const way = this.wayTo(name);
      if (way) return taken(way.pick(name));
    }
    return null;
  }

  // The result of a drag from an item over others to the last; null if it means nothing.
  drag(sources, crossed, ends) {
    for (const source of sources) {
      const base = this.selectable.has(source) ? this : this.fresh;
      if (!base.selectable.has(source)) continue;
      const path = [source, ...crossed.filter((name) => name !== source)];
      for (const end of ends.length ? ends : [""]) {
        const found = base.dragged(source, path, end);
        if (found) return found;
      }
    }
    return null;
  }

  dragged(source, path, end) {
    if (!end) return taken(this.pick(source));
    const picked = this.pick(source);
    if (end.startsWith(VERB)) return picked.selectable.has(end) ? taken(picked.pick(end)) : null;
    const whole = path[path.length - 1] === end ? path : [...path, end];
    const exact = this.matching(whole).length ? this.matching(whole) : this.matching([source, end]);
    const ended = this.live.filter((action) => {
      const picks = action.picks.slice(this.picks.length);
      return picks.length > 1 && picks[0] === source && picks[picks.length - 1] === end;
    });
    for (const found of [exact, ended]) if (found.length === 1) return { picker: this.fresh, action: found[0] };
    if (ended.length) return taken(picked);
    return picked.selectable.has(end) ? taken(picked.pick(end)) : null;
  }

  matching(names) {
    const whole = [...this.picks, ...names];
    return this.live.filter((action) =>
      this.isSet(action)
        ? [...action.picks].sort().join() === [...whole].sort().join()
        : action.picks.join() === whole.join(),
    );
  }
}

function taken(picker) {
  return picker.done ? { picker: picker.fresh, action: picker.done } : { picker, action: null };
}

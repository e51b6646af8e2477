// Memory of this browser. Storage may be forbidden: the page then remembers until it is closed.

const memory = new Map();

export function stored(key) {
  try {
    return localStorage.getItem(key) || memory.get(key) || "";
  } catch {
    return memory.get(key) || "";
  }
}

export function store(key, value) {
  memory.set(key, value);
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // the memory of the page has it
  }
}

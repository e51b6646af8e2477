// News: the events since the last document, for the strip below the table and for screen readers.

// The lines that a document adds to the log; nothing of what was taken back. Of a table just joined, the latest.
export function linesSince(before, shown) {
  if (!before) return [shown.news.text].filter(Boolean);
  return shown.news.number > before.news.number ? linesAfter(before.log, shown.log) : [];
}

// The lines of a log that come after those of an earlier one, whose oldest may be gone.
function linesAfter(earlier, later) {
  for (let start = 0; start < earlier.length; start += 1) {
    const known = earlier.slice(start);
    if (known.every((line, index) => line === later[index])) return later.slice(known.length);
  }
  return later;
}

// Words of the page itself, in both languages; those of the game come with each document.

let all = {};
let language = "en";

export async function loadWords() {
  const response = await fetch("/words.json");
  all = await response.json();
}

export function setLanguage(name) {
  language = name in all ? name : "en";
  document.documentElement.lang = language;
  for (const each of document.querySelectorAll("[data-say]")) each.textContent = say(each.dataset.say);
  for (const each of document.querySelectorAll("[data-label]")) each.setAttribute("aria-label", say(each.dataset.label));
}

export function currentLanguage() {
  return language;
}

export function languages() {
  return Object.keys(all);
}

// The language of the phone, if the page has it.
export function phoneLanguage() {
  const wanted = (navigator.languages || [navigator.language]).map((each) => each.slice(0, 2));
  return wanted.find((each) => each in all) || "en";
}

export function say(key, facts = {}) {
  const words = (all[language] || {})[key] || key;
  return words.replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));
}

// Words of the page itself, in both languages; those of the game come with each document.

const RETRY_MS = 1_000;

let all = {};
let language = "en";

// Load the words, again and again if the network is lost.
export async function loadWords() {
  try {
    const response = await fetch("/words.json");
    all = await response.json();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await loadWords();
  }
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

// The language to which a tap on the button changes.
export function nextLanguage() {
  const names = Object.keys(all);
  return names[(names.indexOf(language) + 1) % names.length] || "en";
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

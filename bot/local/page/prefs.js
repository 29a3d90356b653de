/** What this browser remembers: looks for everyone, drafts and the last place for each player. */

const PREFIX = 'caravel.';

/** @param {string} name @param {any} fallback */
export function recall(name, fallback) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

/** @param {string} name @param {any} value `null` forgets */
export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs a convenience, nothing more.
  }
}

/** @returns {'auto' | 'light' | 'dark'} */
export function theme() {
  return recall('theme', 'auto');
}

/** @param {'auto' | 'light' | 'dark'} choice */
export function setTheme(choice) {
  remember('theme', choice === 'auto' ? null : choice);
  if (choice === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

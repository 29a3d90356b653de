/** `@Name` and `#channel` in the text field, and what they become in the message. */

/**
 * The mention being typed right before the caret.
 * @param {string} text
 * @param {number} caret
 * @returns {{sign: '@' | '#', query: string, from: number} | null}
 */
export function mentionAt(text, caret) {
  const found = /(?:^|\s)([@#])([^\s@#]*)$/.exec(text.slice(0, caret));
  if (!found) return null;
  return {
    sign: /** @type {'@' | '#'} */ (found[1]),
    query: found[2].toLowerCase(),
    from: caret - found[2].length - 1,
  };
}

/**
 * @param {string} text
 * @param {{label: string, value: string}[]} people
 * @param {{label: string, value: string}[]} channels
 */
export function encodeMentions(text, people, channels) {
  const withPeople = replaceNames(text, '@', people, (id) => `<@${id}>`);
  return replaceNames(withPeople, '#', channels, (id) => `<#${id}>`);
}

/**
 * @param {string} text
 * @param {'@' | '#'} sign
 * @param {{label: string, value: string}[]} named
 * @param {(id: string) => string} write
 */
function replaceNames(text, sign, named, write) {
  const longestFirst = [...named].sort((a, b) => b.label.length - a.label.length);
  return longestFirst.reduce((result, { label, value }) => {
    const name = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return result.replace(new RegExp(`(?<=^|\\s|[(])${sign}${name}(?![\\p{L}\\p{N}_])`, 'gu'), write(value));
  }, text);
}

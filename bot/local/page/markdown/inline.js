/**
 * Discord's inline markdown, as a tree of plain nodes.
 *
 * @typedef {{type: string, [field: string]: any}} Inline `text`, or `children`, and what its type asks for
 */

/** @type {[string, RegExp][]} */
const NESTED = [
  ['strong-em', /\*\*\*(?=\S)((?:\\[\s\S]|[^\\])+?)\*\*\*(?!\*)/y],
  ['strong', /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y],
  ['underline', /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y],
  ['em', /\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<=\S)\*(?!\*)/y],
  ['em', /(?<![0-9A-Za-z])_((?:__|\\[\s\S]|[^_\\])+?)_(?![0-9A-Za-z])/y],
  ['strike', /~~(?=\S)([\s\S]*?\S)~~/y],
  ['spoiler', /\|\|([\s\S]+?)\|\|/y],
];

/** Each pattern with what it stands for. @type {[RegExp, (found: RegExpExecArray) => Inline][]} */
const LEAVES = [
  [/\\([^0-9A-Za-z\s])/y, ([, text]) => ({ type: 'text', text })],
  [/(`+)((?:[^`]|(?!\1)`)+)\1(?!`)/y, ([, , text]) => ({ type: 'code', text: text.replace(/^ (.*) $/, '$1') })],
  [/<@!?(\d+)>/y, ([, id]) => ({ type: 'user', id })],
  [/<#(\d+)>/y, ([, id]) => ({ type: 'channel', id })],
  [/<@&(\d+)>/y, ([, id]) => ({ type: 'role', id })],
  [/<\/([^:>]{1,100}):(\d+)>/y, ([, name, id]) => ({ type: 'command', name, id })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    ([, seconds, style]) => ({ type: 'time', at: Number(seconds) * 1000, style: style ?? 'f' }),
  ],
  [/<a?:(\w+):(\d+)>/y, ([, name, id]) => ({ type: 'emoji', name, id })],
  [/@(everyone|here)\b/y, ([text]) => ({ type: 'everyone', text })],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, href]) => link(href, href)],
  [/https?:\/\/[^\s<]+[^\s<.,:;"'\])!?*_~|]/y, ([href]) => link(href, href)],
];

const MASKED_LINK =
  /\[((?:\\.|[^[\]\\])+)\]\(\s*<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\s*\)/y;

/** @param {string} href @param {string} text */
function link(href, text) {
  return { type: 'link', href, children: [{ type: 'text', text }] };
}

/**
 * @param {string} source
 * @returns {Inline[]}
 */
export function parseInline(source) {
  /** @type {Inline[]} */
  const nodes = [];
  let plain = '';
  let at = 0;
  while (at < source.length) {
    const [node, length] = nodeAt(source, at);
    if (!node) {
      plain += source[at];
      at += 1;
    } else if (node.type === 'text') {
      plain += node.text;
      at += length;
    } else {
      if (plain) nodes.push({ type: 'text', text: plain });
      plain = '';
      nodes.push(node);
      at += length;
    }
  }
  if (plain) nodes.push({ type: 'text', text: plain });
  return nodes;
}

const MAY_START = new Set('\\`<@h[*_~|');

/** @param {string} source @param {number} at @returns {[Inline | null, number]} */
function nodeAt(source, at) {
  if (!MAY_START.has(source[at])) return [null, 0];
  for (const [pattern, make] of LEAVES) {
    const found = matchAt(pattern, source, at);
    if (found) return [make(found), found[0].length];
  }
  const masked = matchAt(MASKED_LINK, source, at);
  if (masked) return [{ type: 'link', href: masked[2], children: parseInline(masked[1]) }, masked[0].length];
  for (const [type, pattern] of NESTED) {
    const found = matchAt(pattern, source, at);
    if (found) return [nested(type, parseInline(found[1])), found[0].length];
  }
  return [null, 0];
}

/** @param {string} type @param {Inline[]} children */
function nested(type, children) {
  return type === 'strong-em' ? { type: 'strong', children: [{ type: 'em', children }] } : { type, children };
}

/** @param {RegExp} pattern @param {string} source @param {number} at */
function matchAt(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

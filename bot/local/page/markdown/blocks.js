/**
 * Discord's block markdown: code fences, headings, subtext, quotes, lists, and paragraphs between them.
 *
 * @typedef {import('./inline.js').Inline} Inline
 * @typedef {{type: 'code', text: string, language: string}
 *   | {type: 'heading', level: number, children: Inline[]}
 *   | {type: 'subtext' | 'paragraph', children: Inline[]}
 *   | {type: 'quote', blocks: Block[]}
 *   | {type: 'list', ordered: boolean, start: number, items: Item[]}} Block
 * @typedef {{children: Inline[], blocks: Block[]}} Item
 */
import { parseInline } from './inline.js';

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const BULLET = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;

/**
 * @param {string} source
 * @returns {Block[]}
 */
export function parseMarkdown(source) {
  /** @type {Block[]} */
  const blocks = [];
  let at = 0;
  for (const found of source.matchAll(FENCE)) {
    blocks.push(...parseLines(source.slice(at, found.index).replace(/\n$/, '')));
    blocks.push({ type: 'code', language: found[1] ?? '', text: found[2] });
    at = found.index + found[0].length;
    if (source[at] === '\n') at += 1;
  }
  blocks.push(...parseLines(source.slice(at)));
  return blocks;
}

/**
 * @param {string} text
 * @returns {Block[]}
 */
function parseLines(text) {
  if (!text.trim()) return [];
  const lines = text.split('\n');
  /** @type {Block[]} */
  const blocks = [];
  /** @type {string[]} */
  let paragraph = [];
  const flush = () => {
    const joined = paragraph.join('\n');
    if (joined.trim()) blocks.push({ type: 'paragraph', children: parseInline(joined) });
    paragraph = [];
  };
  let at = 0;
  while (at < lines.length) {
    const [block, taken] = blockAt(lines, at);
    if (block) {
      flush();
      blocks.push(block);
      at += taken;
    } else {
      paragraph.push(lines[at]);
      at += 1;
    }
  }
  flush();
  return blocks;
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @returns {[Block | null, number]} the block that starts at this line, and how many lines it takes
 */
function blockAt(lines, at) {
  const line = lines[at];
  const heading = HEADING.exec(line);
  if (heading) return [{ type: 'heading', level: heading[1].length, children: parseInline(heading[2]) }, 1];
  const subtext = SUBTEXT.exec(line);
  if (subtext) return [{ type: 'subtext', children: parseInline(subtext[1]) }, 1];
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join('\n');
    return [{ type: 'quote', blocks: parseLines(rest) }, lines.length - at];
  }
  if (line.startsWith('> ')) return quoteAt(lines, at);
  if (BULLET.test(line)) return listAt(lines, at, indentOf(line));
  return [null, 0];
}

/** @param {string[]} lines @param {number} at @returns {[Block, number]} */
function quoteAt(lines, at) {
  let end = at;
  while (end < lines.length && lines[end].startsWith('> ')) end += 1;
  const inner = lines
    .slice(at, end)
    .map((line) => line.slice(2))
    .join('\n');
  return [{ type: 'quote', blocks: parseLines(inner) }, end - at];
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @param {number} indent
 * @returns {[Block & {type: 'list'}, number]}
 */
function listAt(lines, at, indent) {
  const mark = BULLET.exec(lines[at])?.[2] ?? '-';
  const ordered = /\d/.test(mark);
  /** @type {Block & {type: 'list'}} */
  const list = { type: 'list', ordered, start: ordered ? parseInt(mark, 10) : 1, items: [] };
  let next = at;
  while (next < lines.length) {
    const found = BULLET.exec(lines[next]);
    if (!found || found[1].length < indent) break;
    if (found[1].length > indent && list.items.length) {
      const [inner, taken] = listAt(lines, next, found[1].length);
      list.items.at(-1)?.blocks.push(inner);
      next += taken;
    } else {
      list.items.push({ children: parseInline(found[3]), blocks: [] });
      next += 1;
    }
  }
  return [list, next - at];
}

/** @param {string} line */
function indentOf(line) {
  return line.length - line.trimStart().length;
}

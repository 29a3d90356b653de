/** Markdown trees to elements. Every text is a text node: see `dom.js`. */
import { h, safeUrl } from '../dom.js';
import { emojiPicture } from '../ui/emoji.js';
import { hashOf, routeOfLink } from '../route.js';
import { parseMarkdown } from './blocks.js';
import { timeElement } from './timestamps.js';

/**
 * What a text may refer to.
 * @typedef {object} Surroundings
 * @property {string} locale
 * @property {(id: string) => string} userName
 * @property {(id: string) => string} channelName
 * @property {(id: string) => string} roleName
 * @property {(id: string) => boolean} isMe
 * @property {(name: string, id: string) => void} useCommand
 * @property {Translate} t
 */

/**
 * @param {string} source
 * @param {Surroundings} around
 * @returns {HTMLElement}
 */
export function markdown(source, around) {
  return h(
    'div.markdown',
    null,
    parseMarkdown(source).map((block) => renderBlock(block, around)),
  );
}

/** @param {import('./blocks.js').Block} block @param {Surroundings} around @returns {HTMLElement} */
function renderBlock(block, around) {
  switch (block.type) {
    case 'code':
      return h('pre', { tabindex: '0' }, h('code', { data: { language: block.language } }, block.text));
    case 'heading':
      // In the outline of the page all are on one level; the rest is a matter of size.
      return h('h3', { class: `size-${block.level}` }, renderInline(block.children, around));
    case 'subtext':
      return h('p.subtext', null, renderInline(block.children, around));
    case 'quote':
      return h(
        'blockquote',
        null,
        block.blocks.map((inner) => renderBlock(inner, around)),
      );
    case 'list':
      return h(
        block.ordered ? 'ol' : 'ul',
        block.ordered ? { start: block.start } : null,
        block.items.map((item) =>
          h(
            'li',
            null,
            renderInline(item.children, around),
            item.blocks.map((inner) => renderBlock(inner, around)),
          ),
        ),
      );
    default:
      return h('p', null, renderInline(block.children, around));
  }
}

/** @type {Record<string, string>} */
const WRAPPERS = { strong: 'strong', em: 'em', underline: 'u', strike: 's' };

/** @param {Inline[]} nodes @param {Surroundings} around @returns {Child[]} */
export function renderInline(nodes, around) {
  return nodes.map((node) => {
    if (node.type in WRAPPERS) return h(WRAPPERS[node.type], null, renderInline(node.children, around));
    return (LEAVES[node.type] ?? LEAVES.text)(node, around);
  });
}

/** @type {Record<string, (node: Inline, around: Surroundings) => Child>} */
const LEAVES = {
  text: (node) => node.text,
  code: (node) => h('code', null, node.text),
  spoiler: (node, around) => spoiler(renderInline(node.children, around), around),
  link: (node, around) => link(node, around),
  user: (node, around) =>
    h('span.mention', { class: around.isMe(node.id) ? 'me' : '' }, `@${around.userName(node.id)}`),
  role: (node, around) => h('span.mention', null, `@${around.roleName(node.id)}`),
  everyone: (node) => h('span.mention.me', null, node.text),
  channel: (node, around) =>
    h('a.mention', { href: hashOf({ view: 'channel', channel: node.id }) }, `#${around.channelName(node.id)}`),
  command: (node, around) =>
    h('button.mention', { type: 'button', onclick: () => around.useCommand(node.name, node.id) }, `/${node.name}`),
  emoji: (node) => emojiPicture(node.id, `:${node.name}:`),
  time: (node, around) => timeElement(node.at, node.style, around.locale),
};

/** @param {Inline} node @param {Surroundings} around @returns {Child} */
function link(node, around) {
  const route = routeOfLink(node.href);
  if (route) {
    const name = `#${around.channelName(route.channel ?? '')}`;
    return h('a', { href: hashOf(route) }, linkText(node, around, name));
  }
  const href = safeUrl(node.href);
  if (!href) return renderInline(node.children, around);
  return h('a', { href, target: '_blank', rel: 'noopener noreferrer' }, renderInline(node.children, around));
}

/**
 * A bare address of a place on this page reads better as that place's name.
 * @param {Inline} node
 * @param {Surroundings} around
 * @param {string} name
 * @returns {Child}
 */
function linkText(node, around, name) {
  const [only] = node.children;
  return only.text === node.href ? name : renderInline(node.children, around);
}

/** @param {Child} children @param {Surroundings} around */
function spoiler(children, around) {
  const inner = h('span.spoiler-text', { 'aria-hidden': 'true' }, children);
  const cover = h(
    'span.spoiler',
    {
      role: 'button',
      tabindex: '0',
      'aria-label': around.t('spoiler.show'),
      onclick: reveal,
      onkeydown: (event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          reveal();
        }
      },
    },
    inner,
  );
  function reveal() {
    cover.classList.add('shown');
    inner.removeAttribute('aria-hidden');
    for (const name of ['role', 'tabindex', 'aria-label']) cover.removeAttribute(name);
  }
  return cover;
}

/**
 * One line of plain text for previews and announcements, without icons: their words stand beside them.
 * @param {string} source
 * @param {Surroundings} around
 */
export function plainText(source, around) {
  const element = markdown(source, around);
  for (const icon of element.querySelectorAll('.emoji-picture')) icon.remove();
  const blocks = [...element.querySelectorAll('p, li, pre, h3')];
  for (const block of blocks.slice(1)) block.prepend(' · ');
  return element.textContent.replace(/\s+/g, ' ').trim();
}

/** How people look everywhere on the page: a coloured disc with an initial, the bot with its ship. */
import { h } from '../dom.js';
import { icon } from '../icons.js';
import { nameOf } from '../state/world.js';

const HUES = 8;

/** In the order in which people are met, so that those at one table look different. @type {Map<string, number>} */
const hues = new Map();

/** @param {string} id */
function hueOf(id) {
  if (!hues.has(id)) hues.set(id, hues.size % HUES);
  return hues.get(id);
}

/**
 * @param {User} user
 * @param {string} [size] a class: `small`, `large`
 */
export function avatar(user, size = '') {
  const look = user.bot ? 'bot' : `hue-${hueOf(user.id)}`;
  const initial = [...nameOf(user)][0]?.toUpperCase() ?? '?';
  return h('span.avatar', { class: `${look} ${size}`, 'aria-hidden': 'true' }, user.bot ? icon('ship') : initial);
}

/** A count in a red disc. @param {number} count @param {string} label for screen readers */
export function badge(count, label) {
  return (
    count > 0 &&
    h(
      'span.badge',
      null,
      h('span', { 'aria-hidden': 'true' }, count > 99 ? '99+' : count),
      h('span.unseen', null, ` ${label}`),
    )
  );
}

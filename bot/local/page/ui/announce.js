/** What a screen reader hears when something happens elsewhere than at the focus. */
import { h } from '../dom.js';

const polite = h('div.unseen', { role: 'status', 'aria-live': 'polite' });
const urgent = h('div.unseen', { role: 'alert' });

export const liveRegions = [polite, urgent];

/** @param {string} text */
export function announce(text) {
  say(polite, text);
}

/** @param {string} text */
export function alarm(text) {
  say(urgent, text);
}

/** @param {HTMLElement} region @param {string} text */
function say(region, text) {
  region.replaceChildren(h('p', null, text));
}

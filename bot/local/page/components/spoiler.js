import { h } from '../dom.js';

/**
 * Hide an element until the reader asks for it.
 * @param {HTMLElement} element
 * @param {(key: string) => string} t
 */
export function coverSpoiler(element, t) {
  const cover = h('button.cover', { type: 'button', onclick: reveal }, t('spoiler.label'));
  const wrapper = h('div.covered', null, element, cover);
  element.inert = true;
  function reveal() {
    element.inert = false;
    wrapper.classList.add('shown');
    cover.remove();
  }
  return wrapper;
}

import { all } from '../dom.js';

/**
 * Show on a message's controls what is under way: the clicked one turns, the others wait.
 * The controls stay as they are, so neither focus nor pictures are disturbed.
 * @param {HTMLElement} element
 * @param {string} message
 * @param {import('../interactions.js').Interactions} interactions
 */
export function showBusy(element, message, interactions) {
  const waits = interactions.isBusy(message);
  for (const control of all(element, '[data-control]')) {
    const turns = interactions.isBusy(message, control.dataset.control);
    control.classList.toggle('busy', turns);
    toggle(control, 'aria-busy', turns);
    toggle(control, 'aria-disabled', waits);
  }
}

/** @param {HTMLElement} control @param {string} attribute @param {boolean} on */
function toggle(control, attribute, on) {
  if (on) control.setAttribute(attribute, 'true');
  else control.removeAttribute(attribute);
}

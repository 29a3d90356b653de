import { h } from '../dom.js';

const GAP = 4;
const EDGE = 8;
const TALLEST = 420;

/**
 * A small panel at a control, above everything else; at a phone's width the stylesheet makes it a sheet.
 * @param {object} about
 * @param {HTMLElement} about.anchor
 * @param {string} about.label
 * @param {Child} about.content
 * @param {() => void} about.onclose called once, however it was closed
 * @returns {{element: HTMLElement, place: () => void, close: () => void}}
 */
export function openPopup({ anchor, label, content, onclose }) {
  const element = h('div.popup', { popover: 'manual', role: 'group', 'aria-label': label }, content);
  // Within a dialog the rest of the page is inert, so the panel must be the dialog's own.
  (anchor.closest('dialog, main') ?? document.body).append(element);
  element.showPopover();

  /** Called again whenever the content changes: below the control if there is room, else above. */
  function place() {
    element.style.maxHeight = 'none';
    const box = anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom;
    const up = below < Math.min(element.offsetHeight, TALLEST) + EDGE + GAP && box.top > below;
    element.style.minWidth = `${box.width}px`;
    element.style.maxHeight = `${Math.min(TALLEST, Math.max(up ? box.top : below, 160) - GAP - EDGE)}px`;
    element.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - element.offsetWidth - EDGE))}px`;
    element.style.top = up ? `${Math.max(EDGE, box.top - element.offsetHeight - GAP)}px` : `${box.bottom + GAP}px`;
  }

  /** @param {Event} event */
  function outside(event) {
    const target = /** @type {Node} */ (event.target);
    if (!element.contains(target) && !anchor.contains(target)) close();
  }

  let open = true;
  function close() {
    if (!open) return;
    open = false;
    removeEventListener('pointerdown', outside, true);
    removeEventListener('focusin', outside, true);
    removeEventListener('resize', place);
    removeEventListener('scroll', place, true);
    element.remove();
    onclose();
  }

  addEventListener('pointerdown', outside, true);
  addEventListener('focusin', outside, true);
  addEventListener('resize', place);
  addEventListener('scroll', place, true);
  return { element, place, close };
}

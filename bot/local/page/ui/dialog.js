import { h, uid } from '../dom.js';
import { iconButton } from '../icons.js';

/**
 * A window over the page. The browser keeps the focus inside and gives it back afterwards.
 * @param {object} about
 * @param {string} about.title
 * @param {string} about.closeLabel
 * @param {string} [about.kind] a class of its own
 * @param {Child} about.content
 * @param {boolean} [about.lightDismiss] whether a press outside closes it
 * @param {() => void} [about.onclose]
 * @returns {HTMLDialogElement}
 */
export function openDialog({ title, closeLabel, kind, content, lightDismiss = true, onclose }) {
  const heading = uid('dialog');
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      'dialog.dialog',
      { class: kind ?? '', 'aria-labelledby': heading },
      h(
        'div.dialog-head',
        null,
        h('h2', { id: heading }, title),
        iconButton('close', closeLabel, { onclick: () => dialog.close() }),
      ),
      content,
    )
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    onclose?.();
  });
  if (lightDismiss) {
    dialog.addEventListener('pointerdown', (event) => {
      if (event.target === dialog) dialog.close();
    });
  }
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

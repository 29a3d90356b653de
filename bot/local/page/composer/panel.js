/** The list above the composer: commands, people, values. It never takes the focus from the field below it. */
import { h, swap } from '../dom.js';
import { Listbox } from '../ui/listbox.js';

export class Panel {
  /** @param {string} label */
  constructor(label) {
    this.list = new Listbox({ label, onpick: (option) => this.onpick(option) });
    this.list.element.addEventListener('keydown', (event) => this.keyInList(event));
    this.list.element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget !== this.list.owner) this.hide();
    });
    this.head = h('div.panel-head', null);
    this.note = h('p.panel-note', { role: 'status' });
    this.element = h('div.panel', { hidden: true }, this.head, this.list.element, this.note);
    /** @type {(option: import('../ui/listbox.js').Option) => void} */
    this.onpick = () => {};
  }

  /**
   * @param {object} about
   * @param {HTMLElement} about.owner the field that has the focus
   * @param {import('../ui/listbox.js').Option[]} about.options
   * @param {(option: import('../ui/listbox.js').Option) => void} about.onpick
   * @param {Child} [about.heading]
   * @param {string} [about.note] instead of options: still asking, nothing found
   * @param {number} [about.at] which option is active; -1 for none
   */
  show({ owner, options, onpick, heading = null, note = '', at = 0 }) {
    this.release();
    this.onpick = onpick;
    swap(this.head, heading);
    this.head.hidden = !heading;
    this.note.textContent = note;
    this.note.hidden = !note;
    this.element.hidden = false;
    this.list.element.hidden = options.length === 0;
    owner.setAttribute('aria-controls', this.list.element.id);
    this.list.ownedBy(owner);
    // A combobox lends its list the keys; a text field of several lines does not, so that its list can be entered.
    if (owner.getAttribute('role') === 'combobox') this.list.element.removeAttribute('tabindex');
    else this.list.element.tabIndex = 0;
    this.setExpanded(options.length > 0);
    this.list.set(options, at);
  }

  /** @param {string} note */
  tell(note) {
    this.note.textContent = note;
    this.note.hidden = false;
  }

  hide() {
    this.element.hidden = true;
    this.release();
    this.list.set([]);
  }

  release() {
    this.setExpanded(false);
    this.list.owner?.removeAttribute('aria-activedescendant');
    this.list.ownedBy(null);
  }

  /** A text field of several lines is no combobox, and has no such state. @param {boolean} expanded */
  setExpanded(expanded) {
    const { owner } = this.list;
    if (owner?.getAttribute('role') === 'combobox') owner.setAttribute('aria-expanded', String(expanded));
  }

  get open() {
    return !this.element.hidden;
  }

  /** Whether Enter would pick something. */
  get armed() {
    return this.open && this.list.at >= 0;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    return this.open && this.list.key(event);
  }

  /** For who has gone into the list itself. @param {KeyboardEvent} event */
  keyInList(event) {
    if (event.key === 'Enter' || event.key === ' ') this.pick();
    else if (event.key === 'Escape') this.list.owner?.focus();
    else if (!this.list.key(event, true)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  pick() {
    this.list.pick();
  }
}

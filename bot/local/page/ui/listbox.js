import { h, uid } from '../dom.js';

/**
 * @typedef {object} Option
 * @property {string} value
 * @property {Child} content
 * @property {boolean} [selected]
 * @property {boolean} [disabled]
 */

/**
 * A list of options in which one is active. The focus stays with its owner (a text field, a list that is focused
 * itself), which names the active option by `aria-activedescendant`.
 */
export class Listbox {
  /**
   * @param {object} about
   * @param {string} about.label
   * @param {boolean} [about.multiple]
   * @param {(option: Option) => void} about.onpick
   * @param {(option: Option | null) => void} [about.onactive]
   */
  constructor({ label, multiple = false, onpick, onactive }) {
    this.onpick = onpick;
    this.onactive = onactive;
    this.element = h('ul.listbox', {
      id: uid('list'),
      role: 'listbox',
      'aria-label': label,
      'aria-multiselectable': multiple ? 'true' : null,
    });
    /** @type {HTMLElement | null} */
    this.owner = null;
    /** @type {Option[]} */
    this.options = [];
    this.at = -1;
    // Options must not take the focus from the field that they complete.
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  /** @param {Option[]} options @param {number} [at] which one is active */
  set(options, at = 0) {
    this.options = options;
    this.element.replaceChildren(
      ...options.map((option, index) =>
        h(
          'li.option',
          {
            id: `${this.element.id}-${index}`,
            role: 'option',
            'aria-selected': option.selected ? 'true' : 'false',
            'aria-disabled': option.disabled ? 'true' : null,
            onclick: () => this.pick(index),
            onpointermove: () => {
              if (this.at !== index) this.activate(index, false);
            },
          },
          option.content,
        ),
      ),
    );
    this.activate(Math.min(at, options.length - 1));
  }

  /** @param {number} index @param {boolean} [scroll] */
  activate(index, scroll = true) {
    this.element.children[this.at]?.classList.remove('active');
    this.at = index;
    const element = this.element.children[index];
    element?.classList.add('active');
    if (scroll) element?.scrollIntoView({ block: 'nearest' });
    this.mark();
    this.onactive?.(this.options[index] ?? null);
  }

  /** @param {HTMLElement | null} owner */
  ownedBy(owner) {
    this.owner = owner;
    this.mark();
  }

  mark() {
    const element = this.element.children[this.at];
    if (element) this.owner?.setAttribute('aria-activedescendant', element.id);
    else this.owner?.removeAttribute('aria-activedescendant');
  }

  pick(index = this.at) {
    const option = this.options[index];
    if (option && !option.disabled) this.onpick(option);
  }

  /**
   * Moves by the arrow keys (and Home, End, Page Up, Page Down where the owner has no use for them).
   * @param {KeyboardEvent} event
   * @param {boolean} [wide] whether Home and End are ours
   * @returns {boolean} whether the key was taken
   */
  key(event, wide = false) {
    const count = this.options.length;
    if (!count || event.altKey || event.ctrlKey || event.metaKey) return false;
    const to = {
      ArrowDown: (this.at + 1) % count,
      ArrowUp: (this.at - 1 + count) % count,
      PageDown: Math.min(this.at + 8, count - 1),
      PageUp: Math.max(this.at - 8, 0),
      ...(wide ? { Home: 0, End: count - 1 } : {}),
    }[event.key];
    if (to === undefined) return false;
    event.preventDefault();
    this.activate(to);
    return true;
  }
}

/** A select menu, the same in messages and in forms. */
import { h, swap } from '../dom.js';
import { icon } from '../icons.js';
import { Listbox } from '../ui/listbox.js';
import { openPopup } from '../ui/popup.js';
import { choiceContent } from './choices.js';

const SEARCH_FROM = 9;
const TYPING_PAUSE = 700;

/**
 * @param {object} about
 * @param {Component} about.component Discord's select
 * @param {Choice[]} about.choices
 * @param {string[]} about.values what is chosen now
 * @param {(values: string[]) => void} about.onchange once, when the choice is complete
 * @param {Translate} about.t
 * @param {Record<string, any>} [about.props] for the control itself
 * @returns {HTMLElement}
 */
export function select({ component, choices, values, onchange, t, props = {} }) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  let chosen = [...values];
  const face = h('span.select-face', null);
  const control = h(
    'button.select',
    {
      type: 'button',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-label': props['aria-labelledby'] ? null : component.placeholder || t('select.choose'),
      ...props,
      disabled: component.disabled,
      onclick: () => (popup ? popup.close() : open()),
      onkeydown: (event) => {
        if (!popup && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
          event.preventDefault();
          open();
        }
      },
    },
    face,
    icon('down'),
  );
  showFace();

  /** @type {ReturnType<typeof openPopup> | null} */
  let popup = null;

  function showFace() {
    const picked = chosen.flatMap((value) => choices.find((choice) => choice.value === value) ?? []);
    const placeholder = h('span.placeholder', null, component.placeholder || t('select.choose'));
    swap(
      face,
      picked.length
        ? picked.map((choice) =>
            h('span.picked', null, choice.mark instanceof Node && choice.mark.cloneNode(true), choice.label),
          )
        : placeholder,
    );
  }

  function open() {
    if (control.getAttribute('aria-disabled') === 'true') return;
    const before = [...chosen];
    const list = new Listbox({ label: component.placeholder || t('select.choose'), multiple: most > 1, onpick: pick });
    const search =
      choices.length >= SEARCH_FROM &&
      /** @type {HTMLInputElement} */ (
        h('input.select-search', {
          type: 'text',
          role: 'combobox',
          autocomplete: 'off',
          'aria-expanded': 'true',
          'aria-controls': list.element.id,
          'aria-autocomplete': 'list',
          'aria-label': t('select.search'),
          placeholder: t('select.search'),
          oninput: () => show(0),
        })
      );
    const foot = h('div.select-foot', null);
    const empty = h('p.select-empty', { role: 'status' });
    popup = openPopup({
      anchor: control,
      label: component.placeholder || t('select.choose'),
      content: [search && h('div.search-box', null, icon('search'), search), list.element, empty, most > 1 && foot],
      onclose: () => {
        popup = null;
        control.setAttribute('aria-expanded', 'false');
        control.removeAttribute('aria-controls');
        settle(before);
      },
    });
    const owner = search || list.element;
    if (!search) list.element.tabIndex = 0;
    list.ownedBy(owner);
    popup.element.addEventListener('keydown', (event) => key(event, list, Boolean(search)));
    control.setAttribute('aria-expanded', 'true');
    control.setAttribute('aria-controls', list.element.id);
    show(
      Math.max(
        0,
        choices.findIndex((choice) => chosen.includes(choice.value)),
      ),
    );
    owner.focus({ preventScroll: true });

    /** @param {number} at */
    function show(at) {
      const wanted = search ? search.value.trim().toLowerCase() : '';
      const found = choices.filter((choice) =>
        `${choice.label} ${choice.description ?? ''}`.toLowerCase().includes(wanted),
      );
      const full = most > 1 && chosen.length >= most;
      list.set(
        found.map((choice) => {
          const selected = chosen.includes(choice.value);
          return {
            value: choice.value,
            selected,
            disabled: full && !selected,
            content: [most > 1 && h('span.tick', null, selected && icon('check')), choiceContent(choice)],
          };
        }),
        at,
      );
      empty.textContent = found.length ? '' : t('select.none');
      swap(
        foot,
        h('span', { role: 'status' }, t('select.chosen', { n: chosen.length, most })),
        h(
          'button.button.primary.compact',
          { type: 'button', data: { key: 'done' }, disabled: chosen.length < least, onclick: finish },
          t('select.done'),
        ),
      );
      popup?.place();
    }

    /** @param {{value: string}} option */
    function pick(option) {
      if (most === 1) {
        const same = chosen[0] === option.value;
        chosen = same && least === 0 ? [] : [option.value];
        finish();
        return;
      }
      chosen = chosen.includes(option.value)
        ? chosen.filter((value) => value !== option.value)
        : [...chosen, option.value];
      show(list.at);
    }
  }

  function finish() {
    popup?.close();
    control.focus();
  }

  /** @param {string[]} before what was chosen at first */
  function settle(before) {
    if (chosen.length < least) chosen = before;
    showFace();
    const changed = chosen.length !== before.length || chosen.some((value) => !before.includes(value));
    if (changed) onchange(chosen);
  }

  let typed = '';
  let typedAt = 0;

  /** @param {KeyboardEvent} event @param {Listbox} list @param {boolean} searching */
  function key(event, list, searching) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      finish();
    } else if (event.target instanceof HTMLButtonElement || list.key(event, !searching)) {
      return;
    } else if (event.key === 'Enter' || (event.key === ' ' && !searching)) {
      event.preventDefault();
      list.pick();
    } else if (event.key === 'Tab' && most === 1) {
      finish();
    } else if (!searching && event.key.length === 1) {
      typeAhead(event.key, list);
    }
  }

  /** @param {string} letter @param {Listbox} list */
  function typeAhead(letter, list) {
    typed = Date.now() - typedAt > TYPING_PAUSE ? letter : typed + letter;
    typedAt = Date.now();
    const at = choices.findIndex((choice) => choice.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (at >= 0) list.activate(at);
  }

  return control;
}

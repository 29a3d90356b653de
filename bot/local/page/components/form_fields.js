/**
 * The fields of a form: each is an element, says what is wrong with it, and gives its part of the answer.
 *
 * @typedef {object} Field
 * @property {HTMLElement} element
 * @property {HTMLElement} control what is labelled and focused
 * @property {() => string | null} problem in the reader's words, null when all is well
 * @property {() => any} answer Discord's submit shape
 */
import { h, uid } from '../dom.js';
import { choicesOf, optionsOf } from './choices.js';
import { select } from './select.js';

const PARAGRAPH = 2;
const LONGEST = 4000;

/**
 * @param {Component} component
 * @param {App} app
 * @param {string} channelId
 * @param {Record<string, string>} labelling `aria-labelledby`, `aria-describedby`
 * @returns {Field | null}
 */
export function formField(component, app, channelId, labelling) {
  switch (component.type) {
    case 4:
      return textField(component, app.t, labelling);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return selectField(component, app, channelId, labelling);
    case 21:
      return optionsField(component, 'radio', app.t, labelling);
    case 22:
      return optionsField(component, 'checkbox', app.t, labelling);
    case 23:
      return checkField(component, labelling);
    default:
      return null;
  }
}

/**
 * @param {Component} component
 * @param {Translate} t
 * @param {Record<string, string>} labelling
 * @returns {Field}
 */
function textField(component, t, labelling) {
  const { min_length: least = 0, max_length: most = LONGEST, required = true } = component;
  const long = component.style === PARAGRAPH;
  const counter = h('span.counter', { id: uid('counter') });
  const input = /** @type {HTMLInputElement} */ (
    h(long ? 'textarea.field' : 'input.field', {
      ...(long ? { rows: '4' } : { type: 'text' }),
      ...labelling,
      autocomplete: 'off',
      maxlength: most,
      placeholder: component.placeholder,
      'aria-required': String(required),
      oninput: count,
    })
  );
  input.value = component.value ?? '';
  function count() {
    counter.textContent = `${[...input.value].length} / ${most}`;
    counter.hidden = most === LONGEST && !input.value;
  }
  count();
  return {
    element: h('div.field-box', null, input, counter),
    control: input,
    problem: () => {
      const length = [...input.value].length;
      if (length === 0) return required ? t('form.required') : null;
      return length < least ? t('form.too_short', { n: least }) : null;
    },
    answer: () => ({ type: 4, custom_id: component.custom_id, value: input.value }),
  };
}

/**
 * @param {Component} component
 * @param {App} app
 * @param {string} channelId
 * @param {Record<string, string>} labelling
 * @returns {Field}
 */
function selectField(component, app, channelId, labelling) {
  const choices = choicesOf(component, app.world, channelId);
  let values = choices.filter((choice) => choice.initial).map((choice) => choice.value);
  const optional = component.required === false;
  const control = select({
    component: optional ? { ...component, min_values: 0 } : component,
    choices,
    values,
    onchange: (chosen) => {
      values = chosen;
    },
    t: app.t,
    props: labelling,
  });
  return {
    element: control,
    control,
    problem: () => (values.length || optional || component.min_values === 0 ? null : app.t('form.required')),
    answer: () => ({ type: component.type, custom_id: component.custom_id, values }),
  };
}

/**
 * @param {Component} component
 * @param {string} kind
 * @param {Translate} t
 * @param {Record<string, string>} labelling
 * @returns {Field}
 */
function optionsField(component, kind, t, labelling) {
  const name = uid('options');
  const options = optionsOf(component);
  const inputs = options.map(
    (option) =>
      /** @type {HTMLInputElement} */ (h('input', { type: kind, name, value: option.value, checked: option.default })),
  );
  const element = h(
    'div.options',
    { role: kind === 'radio' ? 'radiogroup' : 'group', ...labelling },
    options.map((option, index) =>
      h(
        'label.option-line',
        null,
        inputs[index],
        h(
          'span.choice-text',
          null,
          h('span.choice-label', null, option.label),
          option.description && h('span.choice-description', null, option.description),
        ),
      ),
    ),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const required = component.required ?? true;
  const least = required ? (component.min_values ?? 1) : 0;
  const most = kind === 'radio' ? 1 : (component.max_values ?? inputs.length);
  return {
    element,
    control: inputs[0],
    problem: () => {
      if (chosen().length < least) return least === 1 ? t('form.required') : t('form.too_few', { n: least });
      return chosen().length > most ? t('form.too_many', { n: most }) : null;
    },
    answer: () =>
      kind === 'radio'
        ? { type: 21, custom_id: component.custom_id, value: chosen()[0] ?? null }
        : { type: 22, custom_id: component.custom_id, values: chosen() },
  };
}

/** @param {Component} component @param {Record<string, string>} labelling @returns {Field} */
function checkField(component, labelling) {
  const control = /** @type {HTMLInputElement} */ (
    h('input.check', { type: 'checkbox', checked: component.default, ...labelling })
  );
  return {
    element: control,
    control,
    problem: () => null,
    answer: () => ({ type: 23, custom_id: component.custom_id, value: control.checked }),
  };
}

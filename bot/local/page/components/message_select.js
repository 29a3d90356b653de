import { choicesOf } from './choices.js';
import { select } from './select.js';

/**
 * A select in a message: what is chosen goes to the bot at once.
 * @param {Component} component
 * @param {import('./index.js').Place} place
 */
export function messageSelect(component, { message, app }) {
  const { interactions, world, t } = app;
  const choices = choicesOf(component, world, message.channel_id);
  const initial = choices.filter((choice) => choice.initial).map((choice) => choice.value);
  return select({
    component,
    choices,
    values: interactions.chosenIn(message.id, component.custom_id) ?? initial,
    onchange: (values) => interactions.click(message, component, values),
    t,
    props: { data: { key: `${message.id}/${component.custom_id}`, control: component.custom_id } },
  });
}

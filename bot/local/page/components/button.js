import { h, safeUrl } from '../dom.js';
import { icon } from '../icons.js';
import { hashOf, routeOfLink } from '../route.js';
import { mark } from '../ui/emoji.js';

/** @type {Record<number, string>} */
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };

/** @param {Component} component @param {import('./index.js').Place} place */
export function button(component, place) {
  if (component.url) return linkButton(component);
  const { message, app } = place;
  return h(
    'button.button',
    {
      type: 'button',
      class: STYLES[component.style] ?? 'secondary',
      disabled: component.disabled,
      data: { key: `${message.id}/${component.custom_id}`, control: component.custom_id },
      onclick: () => app.interactions.click(message, component),
    },
    face(component),
  );
}

/** @param {Component} component */
function linkButton(component) {
  const route = routeOfLink(component.url);
  const href = route ? hashOf(route) : safeUrl(component.url);
  if (component.disabled || !href) {
    return h('button.button.link', { type: 'button', disabled: true }, face(component), icon('outward'));
  }
  const away = route ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return h('a.button.link', { href, ...away }, face(component), !route && icon('outward'));
}

/** What is written on a control; an emoji alone is read by its name. @param {Component} component */
export function face({ emoji, label }) {
  return [mark(emoji), label ? h('span', null, label) : h('span.unseen', null, emoji?.name ?? '')];
}

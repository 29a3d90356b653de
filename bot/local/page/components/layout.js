/** Containers, sections, text, lines between them, and rows of controls. */
import { h } from '../dom.js';
import { markdown } from '../markdown/render.js';
import { coverSpoiler } from './spoiler.js';

/** @typedef {import('./index.js').Place} Place */

/** @param {Component} component @param {Place} place */
export function container(component, place) {
  const element = h('div.container', null, component.components.map(place.render));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    element.classList.add('accented');
    element.style.setProperty('--bar', `#${component.accent_color.toString(16).padStart(6, '0')}`);
  }
  return component.spoiler ? coverSpoiler(element, place.app.t) : element;
}

/** @param {Component} component @param {Place} place */
export function section(component, place) {
  return h(
    'div.section',
    null,
    h('div.section-texts', null, component.components.map(place.render)),
    h('div.section-accessory', null, place.render(component.accessory)),
  );
}

/** @param {Component} component @param {Place} place */
export function textDisplay(component, place) {
  return markdown(component.content, place.around);
}

/** @param {Component} component */
export function separator(component) {
  const large = component.spacing === 2 ? 'large' : '';
  return component.divider === false ? h('div.gap', { class: large }) : h('hr.divider', { class: large });
}

/** @param {Component} component @param {Place} place */
export function actionRow(component, place) {
  return h('div.action-row', null, component.components.map(place.render));
}

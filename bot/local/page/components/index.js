/** Discord's message components, by their type. */
import { actionRow, container, section, separator, textDisplay } from './layout.js';
import { button } from './button.js';
import { fileCard, gallery, thumbnail } from './media.js';
import { messageSelect } from './message_select.js';

export const Type = {
  ACTION_ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT_DISPLAY: 10,
  THUMBNAIL: 11,
  MEDIA_GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  RADIO_GROUP: 21,
  CHECKBOX_GROUP: 22,
  CHECKBOX: 23,
};

/**
 * What a component needs to know about where it stands.
 * @typedef {object} Place
 * @property {Message} message
 * @property {App} app
 * @property {import('../markdown/render.js').Surroundings} around
 * @property {(component: Component) => Child} render
 */

/** @type {Record<number, (component: any, place: Place) => Child>} */
const RENDERERS = {
  [Type.ACTION_ROW]: actionRow,
  [Type.BUTTON]: button,
  [Type.STRING_SELECT]: messageSelect,
  [Type.USER_SELECT]: messageSelect,
  [Type.ROLE_SELECT]: messageSelect,
  [Type.MENTIONABLE_SELECT]: messageSelect,
  [Type.CHANNEL_SELECT]: messageSelect,
  [Type.SECTION]: section,
  [Type.TEXT_DISPLAY]: textDisplay,
  [Type.THUMBNAIL]: thumbnail,
  [Type.MEDIA_GALLERY]: gallery,
  [Type.FILE]: fileCard,
  [Type.SEPARATOR]: separator,
  [Type.CONTAINER]: container,
};

/**
 * @param {Component[]} components
 * @param {Omit<Place, 'render'>} where
 */
export function renderComponents(components, where) {
  /** @type {Place} */
  const place = { ...where, render: (component) => RENDERERS[component.type]?.(component, place) };
  return components.map(place.render);
}

/** Every component of a message, however deep. @param {Component[]} components @returns {Component[]} */
export function flatten(components) {
  return components.flatMap((component) => [
    component,
    ...flatten(component.components ?? []),
    ...(component.accessory ? [component.accessory] : []),
  ]);
}

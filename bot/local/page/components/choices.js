/** What a select offers: its own options, the people, or the channels of the place it stands in. */
import { h } from '../dom.js';
import { isDm, nameOf } from '../state/world.js';
import { mark } from '../ui/emoji.js';
import { avatar } from '../ui/people.js';
import { placeIcon } from '../ui/places.js';

const STRING = 3;
const USER = 5;
const MENTIONABLE = 7;
const CHANNEL = 8;

/**
 * @typedef {object} Choice
 * @property {string} value
 * @property {string} label
 * @property {string} [description]
 * @property {Child} [mark] what stands before the label
 * @property {boolean} [initial]
 */

/** @param {Component} component @returns {SelectOption[]} */
export const optionsOf = (component) => component.options ?? [];

/**
 * @param {Component} component
 * @param {World} world
 * @param {string} channelId
 * @returns {Choice[]}
 */
export function choicesOf(component, world, channelId) {
  if (component.type === STRING) {
    return optionsOf(component).map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description,
      mark: mark(option.emoji),
      initial: option.default,
    }));
  }
  /** @type {{id: string}[]} */
  const defaults = component.default_values ?? [];
  const initial = new Set(defaults.map((one) => one.id));
  return placesAndPeople(component, world, channelId).map((choice) => ({
    ...choice,
    initial: initial.has(choice.value),
  }));
}

/** @param {Component} component @param {World} world @param {string} channelId */
function placesAndPeople(component, world, channelId) {
  const channel = world.channels.get(channelId);
  if (component.type === USER) return peopleAt(world, channel);
  if (component.type === MENTIONABLE) return [...peopleAt(world, channel), ...rolesAt(world, channel?.guild_id)];
  if (component.type === CHANNEL) return channelsAt(world, channel?.guild_id, component.channel_types);
  return rolesAt(world, channel?.guild_id);
}

/** @param {World} world @param {string | undefined} guildId @returns {Choice[]} */
export function rolesAt(world, guildId) {
  const roles = world.guilds.get(guildId ?? '')?.roles ?? [];
  return roles.filter((role) => role.id !== guildId).map((role) => ({ value: role.id, label: role.name }));
}

/** @param {World} world @param {Channel | undefined} channel @returns {Choice[]} */
export function peopleAt(world, channel) {
  return (channel ? world.membersOf(channel) : []).map((user) => ({
    value: user.id,
    label: nameOf(user),
    description: user.username === nameOf(user) ? '' : user.username,
    mark: avatar(user, 'small'),
  }));
}

/**
 * @param {World} world
 * @param {string | undefined} guildId
 * @param {number[]} [types]
 * @returns {Choice[]}
 */
export function channelsAt(world, guildId, types) {
  const wanted = types?.length ? new Set(types) : null;
  return [...world.channels.values()]
    .filter((channel) => !isDm(channel) && channel.guild_id === guildId)
    .filter((channel) => !wanted || wanted.has(channel.type))
    .map((channel) => ({
      value: channel.id,
      label: channel.name ?? '',
      mark: h('span.choice-icon', null, placeIcon(channel)),
    }));
}

/** @param {Choice} choice */
export function choiceContent(choice) {
  return [
    choice.mark,
    h(
      'span.choice-text',
      null,
      h('span.choice-label', null, choice.label),
      choice.description && h('span.choice-description', null, choice.description),
    ),
  ];
}

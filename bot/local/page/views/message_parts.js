/** What stands around a message's own text. */
import { labelOf } from '../composer/commands.js';
import { h } from '../dom.js';
import { icon, iconButton } from '../icons.js';
import { hashOf } from '../route.js';
import { nameOf } from '../state/world.js';
import { plainText } from '../markdown/render.js';
import { avatar } from '../ui/people.js';
import { flatten, Type } from '../components/index.js';

export const Flag = { PUBLISHED: 1 << 0, EPHEMERAL: 1 << 6, LOADING: 1 << 7, COMPONENTS_V2: 1 << 15 };
export const Kind = {
  DEFAULT: 0,
  RECIPIENT_ADD: 1,
  RENAMED: 4,
  PINNED: 6,
  JOINED: 7,
  THREAD_CREATED: 18,
  REPLY: 19,
  COMMAND: 20,
  THREAD_STARTER: 21,
};

/** @param {Message} message */
export const isEphemeral = (message) => Boolean((message.flags ?? 0) & Flag.EPHEMERAL);
/** @param {Message} message */
export const isLoading = (message) => Boolean((message.flags ?? 0) & Flag.LOADING);

const PREVIEW = 140;

/**
 * A message in a line of plain words, for replies, the inbox and announcements.
 * @param {Message} message
 * @param {App} app
 */
export function preview(message, app) {
  const texts = flatten(message.components ?? [])
    .filter((one) => one.type === Type.TEXT_DISPLAY)
    .map((one) => one.content);
  const parts = [message.content, ...texts].filter(Boolean).map((source) => plainText(source, app.around));
  const text = parts.join(' · ') || app.t('message.no_text');
  return text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text;
}

/**
 * "Anna used /play", or the message that this one answers.
 * @param {Message} message
 * @param {App} app
 */
export function contextLine(message, app) {
  const original = message.referenced_message;
  if (message.type === Kind.REPLY) {
    if (!original) return h('div.context', null, icon('reply'), app.t('message.gone'));
    return h(
      'a.context',
      { href: hashOf({ view: 'channel', channel: message.channel_id, message: original.id }) },
      icon('reply'),
      avatar(original.author, 'tiny'),
      h('strong', null, nameOf(original.author)),
      h('span.context-text', null, preview(original, app)),
    );
  }
  const cause = message.interaction_metadata;
  const command = cause?.name ?? message.interaction?.name;
  if (!cause?.user || !command) return null;
  return commandUsed(cause.user, labelOf(app.world.commands, command, app.locale), app);
}

/**
 * "Anna used /play", above what came of it.
 * @param {User} user
 * @param {string} label
 * @param {App} app
 */
export function commandUsed(user, label, { t }) {
  return h(
    'div.context',
    null,
    icon('reply'),
    avatar(user, 'tiny'),
    h('strong', null, nameOf(user)),
    h('span', null, t('message.used')),
    h('span.command-name', null, label),
  );
}

/** @param {Message} message @param {App} app */
export function ephemeralFoot(message, app) {
  return h(
    'div.ephemeral-foot',
    null,
    icon('eye'),
    app.t('message.only_you'),
    ' · ',
    h('button.text-button', { type: 'button', onclick: () => app.dismiss(message) }, app.t('message.dismiss')),
  );
}

/** The thread that was begun at a message. @param {Message} message @param {App} app */
export function threadLink(message, app) {
  const thread = app.world.channels.get(message.thread?.id ?? '') ?? message.thread;
  if (!thread) return null;
  return h(
    'a.thread-link',
    { href: hashOf({ view: 'channel', channel: thread.id }) },
    icon('thread'),
    h('strong', null, thread.name),
    h('span', null, app.t('thread.open')),
    icon('right'),
  );
}

/**
 * What Discord itself says in a conversation, or null for people's and bots' own messages.
 * @param {Message} message
 * @param {App} app
 */
export function systemText(message, app) {
  const name = nameOf(message.author);
  switch (message.type) {
    case Kind.THREAD_CREATED:
      return app.t('system.thread', { name, thread: message.content });
    case Kind.RENAMED:
      return app.t('system.renamed', { name, title: message.content });
    case Kind.PINNED:
      return app.t('system.pinned', { name });
    case Kind.JOINED:
      return app.t('system.joined', { name });
    case Kind.RECIPIENT_ADD:
      return app.t('system.added', { name, other: (message.mentions ?? []).map(nameOf).join(', ') });
    default:
      return null;
  }
}

/** @param {Message} message @param {App} app */
export function actions(message, app) {
  if (isEphemeral(message) || isLoading(message)) return null;
  const label = app.t('message.reply_to', { name: nameOf(message.author) });
  return h('div.message-actions', null, iconButton('reply', label, { onclick: () => app.composer?.setReply(message) }));
}

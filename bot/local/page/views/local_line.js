/** What this player just sent and has no answer yet, or never reached anyone. */
import { h } from '../dom.js';
import { icon } from '../icons.js';
import { nameOf } from '../state/world.js';
import { avatar } from '../ui/people.js';
import { dots } from './message.js';
import { commandUsed } from './message_parts.js';

/**
 * @param {import('../interactions.js').Local} local
 * @param {App} app
 */
export function localLine(local, app) {
  const { t, world } = app;
  if (local.kind === 'message') return unsentMessage(local, app);
  const failed = local.state === 'failed';
  return h(
    'li.message.local',
    { class: failed ? 'ephemeral failed' : '', tabindex: '-1', data: { key: local.nonce } },
    commandUsed(world.me, local.label, app),
    h('span.gutter', null, avatar(world.bot, 'large')),
    h(
      'div.message-main',
      null,
      h(
        'div.message-head',
        null,
        h('span.author.bot', null, nameOf(world.bot)),
        h('span.app-tag', null, t('message.app')),
      ),
      failed
        ? h('p.click-failure', null, icon('alert'), local.error)
        : h('p.thinking', null, dots(), t('message.sending_command')),
      failed && foot(local, app),
    ),
  );
}

/** @param {Local} local @param {App} app */
function unsentMessage(local, app) {
  const { world } = app;
  const failed = local.state === 'failed';
  return h(
    'li.message.local',
    { class: failed ? 'failed' : 'sending', tabindex: '-1', data: { key: local.nonce } },
    h('span.gutter', null, avatar(world.me, 'large')),
    h(
      'div.message-main',
      null,
      h('div.message-head', null, h('span.author', null, nameOf(world.me))),
      h('div.message-body', null, h('div.markdown', null, h('p', null, local.label))),
      failed && h('p.click-failure', null, icon('alert'), local.error),
      failed && foot(local, app),
    ),
  );
}

/** @param {Local} local @param {App} app */
function foot(local, app) {
  return h(
    'div.ephemeral-foot',
    null,
    icon('eye'),
    app.t('message.only_you'),
    ' · ',
    h(
      'button.text-button',
      { type: 'button', onclick: () => app.interactions.dropLocal(local.nonce) },
      app.t('message.dismiss'),
    ),
  );
}

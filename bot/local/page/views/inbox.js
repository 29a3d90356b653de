/** All private conversations at a glance. */
import { h } from '../dom.js';
import { icon } from '../icons.js';
import { relative } from '../markdown/timestamps.js';
import { hashOf } from '../route.js';
import { nameOf, recipientsOf } from '../state/world.js';
import { avatar, badge } from '../ui/people.js';
import { preview } from './message_parts.js';

/** @param {App} app */
export function inbox(app) {
  const { world, t } = app;
  const dms = world.dms();
  const write = h(
    'button.button.secondary',
    { type: 'button', onclick: () => app.openDm(world.bot.id) },
    t('inbox.write', { name: nameOf(world.bot) }),
  );
  if (!dms.length) {
    return h(
      'div.empty',
      null,
      h('span.empty-icon', null, icon('inbox')),
      h('h2', null, t('inbox.empty')),
      h('p', null, t('inbox.about')),
      write,
    );
  }
  return h(
    'div.inbox',
    null,
    h('p.quiet-text', null, t('inbox.about')),
    h(
      'ul',
      null,
      dms.map((channel) => inboxItem(channel, app)),
    ),
    !dms.some((channel) => recipientsOf(channel)[0]?.bot) && write,
  );
}

/** @param {Channel} channel @param {App} app */
function inboxItem(channel, app) {
  const { world, t } = app;
  const last = world.messages(channel.id).at(-1);
  const unread = world.unread.get(channel.id) ?? 0;
  return h(
    'li',
    null,
    h(
      'a.inbox-item',
      {
        href: hashOf({ view: 'channel', channel: channel.id }),
        class: unread ? 'unread' : '',
        data: { key: `inbox/${channel.id}` },
      },
      avatar(recipientsOf(channel)[0], 'large'),
      h(
        'span.inbox-text',
        null,
        h('strong', null, world.channelName(channel.id)),
        h('span.inbox-preview', null, last ? preview(last, app) : t('inbox.silent')),
      ),
      last && h('span.inbox-time', null, relative(Date.parse(last.timestamp), app.locale)),
      badge(unread, t('unread.messages', { n: unread })),
    ),
  );
}

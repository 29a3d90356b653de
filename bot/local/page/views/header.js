/** Where one is, and what can be done with the place. */
import { h, swap } from '../dom.js';
import { icon, iconButton } from '../icons.js';
import { hashOf } from '../route.js';
import { isDm, isThread } from '../state/world.js';
import { placeIcon } from '../ui/places.js';

/** @param {App} app */
export function header(app) {
  const content = h('div.place-head', null);
  const show = () => swap(content, parts(app));
  app.world.on('world', show);
  app.world.on('route', show);
  show();
  return content;
}

/** @param {App} app */
function parts(app) {
  const { t, world } = app;
  const channel = world.channels.get(app.channelId() ?? '');
  if (!channel) {
    const start = app.place() === 'start';
    return [icon(start ? 'compass' : 'inbox'), h('h1', null, t(start ? 'start.nav' : 'inbox.title'))];
  }
  if (isDm(channel)) {
    return [icon('lock'), h('h1', null, world.channelName(channel.id)), h('span.topic', null, t('dm.topic'))];
  }
  const parent = isThread(channel) ? world.channels.get(channel.parent_id ?? '') : null;
  return [
    parent &&
      h(
        'a.parent-link',
        { data: { key: 'parent' }, href: hashOf({ view: 'channel', channel: parent.id }) },
        placeIcon(parent),
        parent.name,
      ),
    placeIcon(channel),
    h('h1', null, channel.name),
    channel.topic && h('span.topic', { title: channel.topic }, channel.topic),
    h(
      'span.place-tools',
      null,
      parent && membershipButton(channel, app),
      iconButton('people', t('members.toggle'), {
        class: 'toggle-members',
        data: { key: 'members' },
        'aria-controls': 'members',
        'aria-expanded': String(app.membersShown()),
        onclick: () => app.toggleMembers(),
      }),
    ),
  ];
}

/** @param {Channel} thread @param {App} app */
function membershipButton(thread, app) {
  const joined = Boolean(thread.member);
  return h(
    'button.button.secondary.compact',
    {
      type: 'button',
      data: { key: 'membership' },
      onclick: () => app.ask(joined ? 'leave_thread' : 'join_thread', { thread_id: thread.id }),
    },
    app.t(joined ? 'thread.leave' : 'thread.join'),
  );
}

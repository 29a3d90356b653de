/** The channels and threads of a server, or the private conversations. */
import { h, swap } from '../dom.js';
import { hashOf } from '../route.js';
import { recipientsOf } from '../state/world.js';
import { avatar, badge } from '../ui/people.js';
import { placeIcon } from '../ui/places.js';

/** The channels whose archived threads are unfolded. @type {Set<string>} */
const unfolded = new Set();

/** @param {App} app */
export function sidebar(app) {
  const { world, t } = app;
  const content = h('div.sidebar-content', null);
  const show = () => {
    const place = app.place();
    const guild = world.guilds.get((place === 'start' ? app.homeGuild() : place) ?? '');
    swap(content, guild ? guildList(guild, app) : inboxList(app));
  };
  world.on('world', show);
  world.on('route', show);
  show();
  return h('nav.sidebar', { 'aria-label': t('sidebar.label') }, content);
}

/** @param {Guild} guild @param {App} app */
function guildList(guild, app) {
  const { world, t } = app;
  return [
    h('h2.sidebar-title', null, guild.name),
    h(
      'ul.channel-list',
      null,
      world.channelsOf(guild.id).map((channel) => {
        const threads = world.threadsOf(channel.id);
        const open = threads.filter((thread) => !thread.thread_metadata?.archived || thread.id === app.channelId());
        const archived = threads.filter((thread) => !open.includes(thread));
        return h(
          'li',
          null,
          channelLink(channel, app),
          open.length > 0 &&
            h(
              'ul.thread-list',
              { 'aria-label': t('thread.list', { name: channel.name ?? '' }) },
              open.map((thread) => h('li', null, channelLink(thread, app))),
            ),
          archived.length > 0 &&
            h(
              'details.archived',
              { open: unfolded.has(channel.id), ontoggle: (event) => fold(channel.id, event.target.open) },
              h('summary', { data: { key: `archived/${channel.id}` } }, t('thread.archived', { n: archived.length })),
              h(
                'ul.thread-list',
                null,
                archived.map((thread) => h('li', null, channelLink(thread, app))),
              ),
            ),
        );
      }),
    ),
  ];
}

/** @param {string} channel @param {boolean} open */
function fold(channel, open) {
  if (open) unfolded.add(channel);
  else unfolded.delete(channel);
}

/** @param {Channel} channel @param {App} app */
function channelLink(channel, app) {
  const { world, t } = app;
  const here = channel.id === app.channelId();
  const unread = Boolean(world.unread.get(channel.id)) && !here;
  const pings = here ? 0 : (world.pings.get(channel.id) ?? 0);
  return h(
    'a.channel-link',
    {
      href: hashOf({ view: 'channel', channel: channel.id }),
      class: `${here ? 'here' : ''} ${unread ? 'unread' : ''}`,
      'aria-current': here ? 'page' : null,
      data: { key: `channel/${channel.id}` },
    },
    placeIcon(channel),
    h('span.channel-name', null, channel.name),
    unread && !pings && h('span.unseen', null, ` ${t('unread.some')}`),
    badge(pings, t('unread.pings', { n: pings })),
  );
}

/** @param {App} app */
function inboxList(app) {
  const { world, t } = app;
  const dms = world.dms();
  return [
    h('h2.sidebar-title', null, t('inbox.title')),
    dms.length > 0
      ? h(
          'ul.channel-list',
          null,
          dms.map((channel) => h('li', null, dmLink(channel, app))),
        )
      : h('p.quiet-text', null, t('inbox.empty')),
  ];
}

/** @param {Channel} channel @param {App} app */
function dmLink(channel, app) {
  const { world, t } = app;
  const here = channel.id === app.channelId();
  const pings = here ? 0 : (world.unread.get(channel.id) ?? 0);
  const [other] = recipientsOf(channel);
  return h(
    'a.channel-link.dm',
    {
      href: hashOf({ view: 'channel', channel: channel.id }),
      class: `${here ? 'here' : ''} ${pings ? 'unread' : ''}`,
      'aria-current': here ? 'page' : null,
      data: { key: `channel/${channel.id}` },
    },
    avatar(other, 'medium'),
    h('span.channel-name', null, world.channelName(channel.id)),
    badge(pings, t('unread.messages', { n: pings })),
  );
}

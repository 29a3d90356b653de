/** The first steps, the inbox, and the servers. */
import { h, swap } from '../dom.js';
import { icon } from '../icons.js';
import { hashOf } from '../route.js';
import { badge } from '../ui/people.js';

/** @param {App} app */
export function rail(app) {
  const { t, world } = app;
  const list = h('ul', null);
  const show = () => {
    const place = app.place();
    swap(
      list,
      item(
        { href: hashOf({ view: 'start' }), label: t('start.nav'), content: icon('compass'), here: place === 'start' },
        app,
      ),
      item(
        {
          href: hashOf({ view: 'inbox' }),
          label: t('inbox.title'),
          content: icon('inbox'),
          here: place === 'inbox',
          channels: world.dms(),
        },
        app,
      ),
      h('li.rail-line', { 'aria-hidden': 'true' }),
      [...world.guilds.values()].map((guild) => {
        const channels = [...world.channels.values()].filter((channel) => channel.guild_id === guild.id);
        const target = app.lastIn(guild.id);
        const href = target ? hashOf({ view: 'channel', channel: target }) : '#';
        return item(
          { href, label: guild.name, content: initials(guild.name), here: place === guild.id, channels },
          app,
        );
      }),
    );
  };
  world.on('world', show);
  world.on('route', show);
  show();
  return h('nav.rail', { 'aria-label': t('rail.label') }, list);
}

/**
 * @param {{href: string, label: string, content: Child, here: boolean, channels?: Channel[]}} about
 * @param {App} app
 */
function item({ href, label, content, here, channels = [] }, app) {
  const { world, t } = app;
  const pings = world.countPings(channels);
  const unread = channels.some((channel) => world.unread.get(channel.id));
  return h(
    'li',
    { class: `${here ? 'here' : ''} ${unread ? 'unread' : ''}` },
    h(
      'a.rail-item',
      {
        href,
        title: label,
        'aria-label': railLabel(label, pings, unread, t),
        'aria-current': here ? 'true' : null,
        data: { key: `rail/${label}` },
      },
      h('span', { 'aria-hidden': 'true' }, content),
    ),
    h('span', { 'aria-hidden': 'true' }, badge(pings, '')),
  );
}

/** @param {string} label @param {number} pings @param {boolean} unread @param {Translate} t */
function railLabel(label, pings, unread, t) {
  if (pings) return `${label}, ${t('unread.pings', { n: pings })}`;
  return unread ? `${label}, ${t('unread.some')}` : label;
}

/** @param {string} name */
function initials(name) {
  return name
    .split(/\s+/)
    .map((word) => [...word][0])
    .join('')
    .slice(0, 2)
    .toUpperCase();
}

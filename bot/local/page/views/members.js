/** Who is in this server, and a way to write to each. */
import { h, swap } from '../dom.js';
import { nameOf } from '../state/world.js';
import { avatar } from '../ui/people.js';

/** @param {App} app */
export function members(app) {
  const { world, t } = app;
  const content = h('div.members-content', null);
  const element = h('aside.members', { id: 'members', 'aria-label': t('members.title') }, content);
  const show = () => {
    const channel = world.channels.get(app.channelId() ?? '');
    const people = channel ? world.membersOf(channel) : [];
    const bots = people.filter((user) => user.bot);
    const players = people.filter((user) => !user.bot);
    /** @param {User} user */
    const online = (user) => user.id === world.me.id || Boolean(world.players.get(user.id)?.online);
    element.classList.toggle('nobody', people.length === 0);
    swap(
      content,
      group(t('members.bot'), bots, () => true, app),
      group(t('members.online'), players.filter(online), () => true, app),
      group(
        t('members.away'),
        players.filter((user) => !online(user)),
        () => false,
        app,
      ),
    );
  };
  world.on('world', show);
  world.on('players', show);
  world.on('route', show);
  show();
  return element;
}

/** @param {string} title @param {User[]} people @param {(user: User) => boolean} online @param {App} app */
function group(title, people, online, app) {
  if (!people.length) return null;
  return h(
    'section',
    null,
    h('h2', null, `${title} — ${people.length}`),
    h(
      'ul',
      null,
      people.map((user) => h('li', { class: online(user) ? '' : 'away' }, member(user, app))),
    ),
  );
}

/** @param {User} user @param {App} app */
function member(user, app) {
  const { t, world } = app;
  const face = [avatar(user, 'medium'), h('span.member-name', null, nameOf(user))];
  if (user.id === world.me.id) return h('span.member', null, face, h('span.quiet-text', null, t('members.you')));
  return h(
    'button.member',
    {
      type: 'button',
      title: t('members.write', { name: nameOf(user) }),
      data: { key: `member/${user.id}` },
      onclick: () => app.openDm(user.id),
    },
    face,
    user.bot && h('span.app-tag', null, t('message.app')),
    h('span.unseen', null, ` ${t('members.write', { name: nameOf(user) })}`),
  );
}

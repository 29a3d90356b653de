/** Someone needs this player elsewhere. */
import { all, h } from '../dom.js';
import { iconButton } from '../icons.js';
import { hashOf } from '../route.js';
import { nameOf } from '../state/world.js';
import { announce } from '../ui/announce.js';
import { avatar } from '../ui/people.js';
import { preview } from './message_parts.js';

const STAYS = 8000;
const AT_ONCE = 3;

/** @param {App} app */
export function toasts(app) {
  const { t, world } = app;
  const list = h('ul', null);
  // One for each conversation, the latest; none for the one that is open.
  /** @param {string | null} channel */
  const drop = (channel) =>
    all(list, '.toast')
      .find((element) => element.dataset.channel === channel)
      ?.remove();
  world.on('route', () => drop(app.channelId()));
  world.on('messages', ({ channel, created, pingsMe }) => {
    if (!created || !pingsMe || created.author.id === world.me.id || channel === app.channelId()) return;
    const where = world.channelName(channel);
    const text = preview(created, app);
    const element = h(
      'li.toast',
      { data: { channel } },
      h(
        'a',
        { href: hashOf({ view: 'channel', channel, message: created.id }) },
        avatar(created.author, 'medium'),
        h('span.toast-text', null, h('strong', null, `${nameOf(created.author)} · ${where}`), h('span', null, text)),
      ),
      iconButton('close', t('close'), { onclick: () => element.remove() }),
    );
    drop(channel);
    list.append(element);
    while (list.children.length > AT_ONCE) list.firstElementChild?.remove();
    announce(t('toasts.spoken', { name: nameOf(created.author), where, text }));
    setTimeout(() => {
      if (!element.matches(':hover, :focus-within')) element.remove();
    }, STAYS);
  });
  return h('section.toasts', { 'aria-label': t('toasts.label') }, list);
}

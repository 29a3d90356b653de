/** Who is playing at this page, and the other local players, each one link away. */
import { h, swap } from '../dom.js';
import { icon, iconButton } from '../icons.js';
import { setTheme, theme } from '../prefs.js';
import { nameOf } from '../state/world.js';
import { avatar, badge } from '../ui/people.js';
import { openSettings } from './settings.js';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** @param {App} app @param {HTMLElement} drawerButton for a phone */
export function topbar(app, drawerButton) {
  const { t, world } = app;
  const players = h('ul.players', null);
  const show = () => {
    swap(
      players,
      [...world.players.values()].map((player) => playerItem(player, app)),
      h(
        'li',
        null,
        h(
          'button.player.add',
          {
            type: 'button',
            data: { key: 'add-player' },
            onclick: () => openSettings(app, 'add-player'),
          },
          icon('plus'),
          h('span.unseen', null, t('players.add')),
        ),
      ),
    );
    // The current player first comes into sight where the row is too narrow for all.
    players.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  world.on('players', show);
  world.on('route', show);
  show();
  return h(
    'header.topbar',
    null,
    drawerButton,
    h('span.brand', null, icon('ship'), h('strong', null, 'Caravel'), h('span.brand-where', null, t('brand.where'))),
    h(
      'nav.player-switch',
      { 'aria-label': t('players.label') },
      h('span.player-switch-label', { 'aria-hidden': 'true' }, t('players.you_are')),
      players,
    ),
    h(
      'div.topbar-tools',
      null,
      themeButton(t),
      iconButton('sliders', t('settings.title'), { data: { key: 'settings' }, onclick: () => openSettings(app) }),
    ),
  );
}

/** @param {Player} player @param {App} app */
function playerItem(player, app) {
  const { t, world } = app;
  const mine = player.user.id === world.me.id;
  const name = nameOf(player.user);
  const pings = mine ? 0 : (player.pings ?? 0);
  const content = [
    avatar(player.user, 'small'),
    h('span.player-name', null, name),
    badge(pings, t('players.waiting', { n: pings })),
  ];
  if (mine) {
    const you = h('span.unseen', null, ` ${t('players.current')}`);
    return h('li', null, h('span.player.mine', { 'aria-current': 'true' }, content, you));
  }
  const href = `${player.link}${location.hash}`;
  return h(
    'li.player-item',
    null,
    h('a.player', { href, title: t('players.switch', { name }), data: { key: `player/${player.user.id}` } }, content),
    h(
      'a.player-tab',
      {
        href,
        target: '_blank',
        rel: 'noopener',
        title: t('players.own_tab', { name }),
        'aria-label': t('players.own_tab', { name }),
      },
      icon('outward'),
    ),
  );
}

/** @param {Translate} t */
function themeButton(t) {
  const dark = () => (theme() === 'auto' ? systemIsDark.matches : theme() === 'dark');
  const button = h('button.icon-button.theme-button', {
    type: 'button',
    onclick: () => {
      setTheme(dark() ? 'light' : 'dark');
      show();
    },
  });
  function show() {
    const label = t(dark() ? 'theme.to_light' : 'theme.to_dark');
    button.setAttribute('aria-label', label);
    button.title = label;
    swap(button, icon(dark() ? 'sun' : 'moon'));
  }
  systemIsDark.onchange = show;
  show();
  return button;
}

/** The first thing a newcomer sees: what this is, and a table that is already laid. */
import { h, swap, uid } from '../dom.js';
import { icon } from '../icons.js';
import { hashOf } from '../route.js';
import { localized } from '../strings/index.js';
import { nameOf } from '../state/world.js';

const POINTS = ['fresh', 'middle', 'end'];

/** @param {App} app */
export function start(app) {
  const { t, world } = app;
  const others = [...world.players.values()].filter((player) => player.user.id !== world.me.id);
  return h(
    'div.start',
    null,
    h(
      'section.start-hero',
      null,
      h('div.start-ship', null, icon('ship')),
      h('h2', null, t('start.title')),
      h('p', null, t('start.what')),
    ),
    h(
      'ol.start-steps',
      null,
      ['one', 'two', 'three'].map((step) =>
        h('li', null, h('strong', null, t(`start.${step}`)), h('span', null, t(`start.${step}_about`))),
      ),
    ),
    world.games.some((game) => game.lessons) && learning(app),
    world.games.length > 0 && demonstration(app),
    h(
      'section.start-more',
      null,
      h('h3', null, t('start.own')),
      h('p', null, t('start.own_about'), ' ', commandLink('play', app)),
      others.length > 0 && [
        h('h3', null, t('start.others')),
        h('p', null, t('start.others_about')),
        h(
          'ul.start-players',
          null,
          others.map((player) =>
            h(
              'li',
              null,
              h(
                'a.button.secondary',
                { href: player.link, target: '_blank', rel: 'noopener' },
                nameOf(player.user),
                icon('outward'),
              ),
            ),
          ),
        ),
      ],
    ),
  );
}

/** @param {App} app */
function learning(app) {
  const { t, world } = app;
  return h(
    'section.start-learn',
    { 'aria-labelledby': 'learn-title' },
    h('h3', { id: 'learn-title' }, t('learn.title')),
    h('p', null, t('learn.about')),
    h(
      'div.start-lessons',
      null,
      world.games
        .filter((game) => game.lessons)
        .map((game) => localized(game, 'name', app.locale))
        .map((name) => h('button.button.secondary', { type: 'button', onclick: () => app.askForLessons(name) }, name)),
    ),
  );
}

/** @param {App} app */
function demonstration(app) {
  const { t, world } = app;
  const seatsId = uid('seats');
  const status = h('p.form-note', { role: 'status' });
  const seats = h('select.field', { id: seatsId, name: 'seats' });
  const submit = h('button.button.primary.large', { type: 'submit' }, t('demo.start'));
  const gameInputs = world.games.map((game, index) =>
    h('input', {
      type: 'radio',
      name: 'game',
      value: game.key,
      checked: index === 0,
      onchange: showSeats,
    }),
  );
  const form = /** @type {HTMLFormElement} */ (
    h(
      'form.demo',
      { onsubmit: begin, 'aria-labelledby': 'demo-title' },
      h('h3', { id: 'demo-title' }, t('demo.title')),
      h('p', null, t('demo.about')),
      h(
        'fieldset.demo-games',
        null,
        h('legend', null, t('demo.game')),
        world.games.map((game, index) =>
          h(
            'div.demo-game',
            null,
            h(
              'label',
              null,
              gameInputs[index],
              h('span', null, localized(game, 'name', app.locale)),
              h('small', null, seatsText(game, t)),
            ),
            h(
              'button.text-button',
              { type: 'button', onclick: () => app.askForHelp(localized(game, 'name', app.locale)) },
              icon('book'),
              t('demo.rules'),
              h('span.unseen', null, ` ${localized(game, 'name', app.locale)}`),
            ),
          ),
        ),
      ),
      h(
        'fieldset.demo-points',
        null,
        h('legend', null, t('demo.point')),
        POINTS.map((point, index) =>
          h(
            'label',
            null,
            h('input', { type: 'radio', name: 'point', value: point, checked: index === 0 }),
            h('span', null, t(`demo.${point}`)),
          ),
        ),
      ),
      h('div.demo-foot', null, h('label', { for: seatsId }, t('demo.seats')), seats, submit),
      status,
    )
  );

  function showSeats() {
    const chosen = gameInputs.findIndex((input) => /** @type {HTMLInputElement} */ (input).checked);
    const [least, printed] = world.games[chosen].seats;
    // There are only so many local players to sit down.
    const most = Math.max(least, Math.min(printed, world.players.size));
    const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    const wanted = Math.min(most, Math.max(least, 2));
    swap(
      seats,
      counts.map((count) => h('option', { value: count, selected: count === wanted }, count)),
    );
  }
  showSeats();

  /** @param {Event} event */
  async function begin(event) {
    event.preventDefault();
    if (submit.classList.contains('busy')) return;
    submit.classList.add('busy');
    submit.setAttribute('aria-busy', 'true');
    status.textContent = t('demo.laying');
    const fields = new FormData(form);
    try {
      const answer = await app.socket.ask('demo', {
        game: fields.get('game'),
        point: fields.get('point'),
        seats: Number(fields.get('seats')),
      });
      location.hash = hashOf({ view: 'channel', channel: answer.channel_id });
    } catch (refused) {
      status.textContent = app.interactions.reason(refused);
    } finally {
      submit.classList.remove('busy');
      submit.removeAttribute('aria-busy');
    }
  }
  return form;
}

/** @param {Game} game @param {Translate} t */
function seatsText(game, t) {
  const [least, most] = game.seats;
  return least === most ? t('demo.seat_count', { n: most }) : t('demo.seat_range', { least, n: most });
}

/** @param {string} name @param {App} app */
function commandLink(name, app) {
  return h('button.mention', { type: 'button', onclick: () => app.useCommand(name) }, `/${name}`);
}

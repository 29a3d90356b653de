/** This player's choices, the bot's permissions, and a seat for one more. */
import { focusKey, h, uid } from '../dom.js';
import { icon } from '../icons.js';
import { setTheme, theme } from '../prefs.js';
import { languageOf } from '../strings/index.js';
import { nameOf } from '../state/world.js';
import { openDialog } from '../ui/dialog.js';

/** @type {Record<string, string>} */
/**
 * Discord's name for each language of the page; English is everybody's until it is changed.
 * @type {Record<string, string>}
 */
export const LOCALES = { en: 'en-US', ru: 'ru' };
const LANGUAGES = { en: 'English', ru: 'Русский' };
const EVERYWHERE = '';

/** @param {App} app @param {string} [focus] the control to begin at */
export function openSettings(app, focus) {
  const { t } = app;
  const dialog = openDialog({
    title: t('settings.title'),
    closeLabel: t('close'),
    kind: 'settings',
    content: h('div.settings-parts', null, yours(app), newPlayer(app), permissions(app)),
  });
  if (focus) focusKey(dialog, focus);
}

/**
 * The language changed: the whole page is new, and the reader is back where the change was made.
 * @param {App} app
 */
export function reopenSettings(app) {
  const open = document.querySelector('dialog.settings');
  if (!open) return;
  /** @type {HTMLDialogElement} */ (open).close();
  openSettings(app, 'language');
}

/** @param {App} app */
function yours(app) {
  const { t, world } = app;
  const me = world.players.get(world.me.id);
  return h(
    'section',
    null,
    h('h3', null, t('settings.yours', { name: nameOf(world.me) })),
    pick(t('settings.language'), 'language', Object.entries(LANGUAGES), languageOf(app.locale), (language) =>
      app.ask('set_player', { locale: LOCALES[language] }),
    ),
    pick(
      t('settings.theme'),
      'theme',
      ['auto', 'light', 'dark'].map((name) => /** @type {[string, string]} */ ([name, t(`theme.${name}`)])),
      theme(),
      (choice) => {
        setTheme(choice);
        app.world.tell('route');
      },
    ),
    toggle(t('settings.dms'), t('settings.dms_about'), me?.dms_open ?? true, (open) =>
      app.ask('set_player', { dms_open: open }),
    ),
  );
}

/** @param {App} app */
function newPlayer(app) {
  const { t } = app;
  const id = uid('name');
  const input = /** @type {HTMLInputElement} */ (
    h('input.field', {
      id,
      type: 'text',
      maxlength: '32',
      required: true,
      autocomplete: 'off',
      data: { key: 'add-player' },
    })
  );
  const done = h('p.form-note', { role: 'status' });
  return h(
    'section',
    null,
    h('h3', null, t('players.add')),
    h('p.quiet-text', null, t('players.add_about')),
    h(
      'form.inline-form',
      { onsubmit: add },
      h('label.unseen', { for: id }, t('players.name')),
      input,
      h('button.button.primary', { type: 'submit' }, t('players.add_button')),
    ),
    done,
  );

  /** @param {Event} event */
  async function add(event) {
    event.preventDefault();
    const name = input.value.trim();
    if (!name) return;
    try {
      const { player } = await app.socket.ask('add_player', { name });
      input.value = '';
      done.replaceChildren(
        t('players.added', { name: nameOf(player.user) }),
        ' ',
        h(
          'a',
          { href: player.link, target: '_blank', rel: 'noopener' },
          t('players.own_tab', { name: nameOf(player.user) }),
          icon('outward'),
        ),
      );
    } catch (refused) {
      done.textContent = app.interactions.reason(refused);
    }
  }
}

/** @param {App} app */
function permissions(app) {
  const { t, world } = app;
  const list = h('div.permission-list', null);
  const channels = [...world.guilds.keys()].flatMap((guild) => world.channelsOf(guild));
  /** @type {[string, string][]} */
  const scopes = [
    [EVERYWHERE, t('settings.everywhere')],
    ...channels.map((channel) => /** @type {[string, string]} */ ([channel.id, `#${channel.name}`])),
  ];
  let scope = EVERYWHERE;
  const show = () => {
    const whole = world.permissions.bot;
    const here = scope ? { ...whole, ...world.permissions.channels?.[scope] } : whole;
    list.replaceChildren(
      ...Object.entries(here).map(([name, allowed]) =>
        toggle(permissionName(name, t), '', allowed, (on) =>
          app.ask('set_bot_permissions', {
            ...(scope ? { channel_id: scope } : {}),
            permissions: { [name]: on },
          }),
        ),
      ),
    );
  };
  show();
  return h(
    'section',
    null,
    h('h3', null, t('settings.permissions', { name: nameOf(world.bot) })),
    h('p.quiet-text', null, t('settings.permissions_about')),
    pick(t('settings.where'), 'scope', scopes, scope, (choice) => {
      scope = choice;
      show();
    }),
    list,
  );
}

const KNOWN_PERMISSIONS = new Set([
  'administrator',
  'manage_channels',
  'manage_guild',
  'use_application_commands',
  'view_channel',
  'send_messages',
  'send_messages_in_threads',
  'create_public_threads',
  'create_private_threads',
  'manage_threads',
  'manage_messages',
  'pin_messages',
  'attach_files',
  'embed_links',
  'read_message_history',
  'use_external_emojis',
  'add_reactions',
  'mention_everyone',
]);

/** @param {string} name @param {Translate} t */
function permissionName(name, t) {
  return KNOWN_PERMISSIONS.has(name) ? t(`permission.${name}`) : name.replaceAll('_', ' ');
}

/**
 * @param {[string, string][]} options
 * @param {string} label
 * @param {string} key
 * @param {string} current
 * @param {(choice: any) => void} onchange
 */
function pick(label, key, options, current, onchange) {
  const id = uid(key);
  const control = /** @type {HTMLSelectElement} */ (
    h(
      'select.field',
      { id, data: { key }, onchange: () => onchange(control.value) },
      options.map(([value, text]) => h('option', { value, selected: value === current }, text)),
    )
  );
  return h('div.setting', null, h('label', { for: id }, label), control);
}

/** @param {string} label @param {string} about @param {boolean} on @param {(choice: any) => void} onchange */
function toggle(label, about, on, onchange) {
  const id = uid('switch');
  const input = /** @type {HTMLInputElement} */ (
    h('input.switch', { id, type: 'checkbox', role: 'switch', checked: on, onchange: () => onchange(input.checked) })
  );
  return h('div.setting', null, h('label', { for: id }, label, about && h('span.setting-about', null, about)), input);
}

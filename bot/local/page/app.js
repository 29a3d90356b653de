/** The page of one local player: what it knows, what it can do, and where it is. */
import { Autocomplete } from './composer/autocomplete.js';
import { openModal } from './components/modal.js';
import { Interactions } from './interactions.js';
import { openLightbox } from './lightbox/lightbox.js';
import { keepFresh } from './markdown/timestamps.js';
import { recall, remember } from './prefs.js';
import { go, readRoute } from './route.js';
import { Socket } from './socket.js';
import { applyEvent } from './state/events.js';
import { isDm, World } from './state/world.js';
import { languageOf, translator } from './strings/index.js';
import { LOCALES, reopenSettings } from './views/settings.js';
import { Shell } from './views/shell.js';

const NARROW = matchMedia('(max-width: 760px)');

export class App {
  /** @param {string} key the secret part of this player's link */
  constructor(key) {
    this.world = new World();
    this.t = translator(() => this.locale);
    this.interactions = new Interactions(this.world, () => this.socket, this.t);
    this.autocomplete = new Autocomplete(() => this.socket);
    /** @type {import('./composer/composer.js').Composer | null} */
    this.composer = null;
    /** @type {import('./socket.js').LinkState} */
    this.link = 'connecting';
    this.shell = new Shell(this);
    this.socket = new Socket(key, {
      event: (type, data) => this.received(type, data),
      state: (state) => this.linkChanged(state),
    });
    addEventListener('hashchange', () => this.routed());
    keepFresh();
  }

  get locale() {
    return this.world.locale;
  }

  /** What texts refer to. @returns {import('./markdown/render.js').Surroundings} */
  get around() {
    return {
      locale: this.locale,
      t: this.t,
      userName: (id) => this.world.userName(id),
      channelName: (id) => this.world.channelName(id),
      roleName: (id) => this.world.roleName(id),
      isMe: (id) => id === this.world.me.id,
      useCommand: (name) => this.useCommand(name),
    };
  }

  /** @param {string} type @param {any} data */
  received(type, data) {
    if (type === 'HELLO') this.greeted(data);
    else if (type === 'INTERACTION_STATE') this.interactions.report(data);
    else if (type === 'AUTOCOMPLETE') this.autocomplete.receive(data);
    else if (type === 'MODAL_OPEN') this.openModal(data);
    else {
      // One's own message is told before the sending is confirmed: it takes the place of the line that says so.
      if (type === 'MESSAGE_CREATE' && data.nonce) this.interactions.done(data.nonce);
      applyEvent(this.world, type, data);
    }
  }

  /** At first, and again after each break of the line: all is told anew. @param {Hello} hello */
  greeted(hello) {
    const { version } = this.world;
    applyEvent(this.world, 'HELLO', hello);
    if (version && version !== this.world.version) {
      location.reload();
      return;
    }
    this.build();
    this.routed();
    this.speakAsTheBrowser();
  }

  /** At a player's first visit, if their language was never chosen: the browser's. */
  speakAsTheBrowser() {
    const greeted = `greeted.${this.world.me.id}`;
    if (recall(greeted, false)) return;
    remember(greeted, true);
    const language = languageOf(navigator.language);
    if (this.locale === LOCALES.en && language !== 'en') this.ask('set_player', { locale: LOCALES[language] });
  }

  build() {
    document.documentElement.lang = languageOf(this.locale);
    this.world.forgetListeners();
    this.world.on('settings', ({ locale }) => {
      if (!locale) return;
      this.build();
      this.routed();
      reopenSettings(this);
    });
    this.world.on('world', () => this.showTitle());
    this.shell.build();
  }

  /** @param {import('./socket.js').LinkState} state */
  linkChanged(state) {
    this.link = state;
    if (state === 'lost' || state === 'refused') this.interactions.abandon();
    this.shell.showLink();
  }

  /** @param {ModalForm} form */
  openModal(form) {
    this.interactions.done(form.nonce);
    openModal(form, this);
  }

  showTitle() {
    const pings = this.world.countPings([...this.world.channels.values()]);
    const channel = this.channelId() ?? '';
    const name = this.world.channels.has(channel) ? `${this.world.channelName(channel)} · ` : '';
    document.title = `${pings ? `(${pings}) ` : ''}${name}Caravel`;
  }

  /** An operation whose failure is only told. @param {string} op @param {object} fields */
  async ask(op, fields) {
    try {
      return await this.socket.ask(op, fields);
    } catch (refused) {
      this.shell.tell(this.interactions.reason(refused));
      return null;
    }
  }

  routed() {
    if (!this.world.ready) return;
    if (!this.routeIsGood()) {
      this.goHome();
      return;
    }
    const channel = this.channelId();
    if (channel) remember(`place.${this.world.me.id}`, location.hash);
    const guild = this.world.channels.get(channel ?? '')?.guild_id;
    if (guild) remember(`last.${this.world.me.id}.${guild}`, channel);
    this.shell.showPlace();
    this.showTitle();
  }

  routeIsGood() {
    const route = readRoute();
    return route !== null && (route.view !== 'channel' || this.world.channels.has(route.channel ?? ''));
  }

  /** Where this player was last; a newcomer begins at the beginning. */
  goHome() {
    const last = recall(`place.${this.world.me.id}`, null);
    const known = last && this.world.channels.has(last.split('/')[2]);
    location.replace(known ? last : '#/start');
  }

  /** @returns {string | null} */
  channelId() {
    const route = readRoute();
    return (route?.view === 'channel' && route.channel) || null;
  }

  /** What the rail marks: a server, or one of the page's own places. */
  place() {
    const route = readRoute();
    if (route?.view !== 'channel') return route?.view ?? 'start';
    const channel = this.world.channels.get(route.channel ?? '');
    return channel && !isDm(channel) ? channel.guild_id : 'inbox';
  }

  homeGuild() {
    return [...this.world.guilds.keys()][0];
  }

  /** The channel of a server to come back to. @param {string} guild */
  lastIn(guild) {
    const last = recall(`last.${this.world.me.id}.${guild}`, null);
    return this.world.channels.has(last) ? last : this.world.channelsOf(guild)[0]?.id;
  }

  /** @param {string} user */
  async openDm(user) {
    const answer = await this.ask('open_dm', { user_id: user });
    if (!answer) return;
    applyEvent(this.world, 'CHANNEL_CREATE', answer.channel);
    go({ view: 'channel', channel: answer.channel.id });
  }

  /** Begin a command where one is, or in the first channel. @param {string} name */
  useCommand(name) {
    this.atComposer((composer) => composer.startCommand(name));
  }

  /** The bot's own help on a game. @param {string} game its name */
  askForHelp(game) {
    this.atComposer((composer) => composer.sendFilled('help', new Map([['game', game]])));
  }

  /** The bot's lessons on a game. @param {string} game its name */
  askForLessons(game) {
    this.atComposer((composer) => composer.sendFilled('learn', new Map([['game', game]])));
  }

  /** @param {(composer: import('./composer/composer.js').Composer) => void} act */
  atComposer(act) {
    if (!this.composer) go({ view: 'channel', channel: this.lastIn(this.homeGuild()) });
    const begin = () => this.composer && act(this.composer);
    if (this.composer) begin();
    else addEventListener('hashchange', begin, { once: true });
  }

  /** @param {Message} message */
  dismiss(message) {
    applyEvent(this.world, 'MESSAGE_DELETE', { id: message.id, channel_id: message.channel_id });
    this.composer?.focus();
    this.ask('dismiss', { message_id: message.id, channel_id: message.channel_id });
  }

  /** @param {import('./components/media.js').Picture[]} pictures @param {number} first */
  openPictures(pictures, first) {
    openLightbox(pictures, first, this.t);
  }

  get narrow() {
    return NARROW.matches;
  }

  membersShown() {
    return this.shell.membersShown;
  }

  toggleMembers() {
    this.shell.toggleMembers();
  }
}

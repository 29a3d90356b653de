/** The messages of one channel, kept in step with the world without disturbing the reader. */
import { all, focusKey, h, swap } from '../dom.js';
import { showBusy } from '../components/busy.js';
import { moment } from '../markdown/timestamps.js';
import { prependHistory } from '../state/events.js';
import { isDm, isThread, nameOf, timeOfSnowflake } from '../state/world.js';
import { alarm, announce } from '../ui/announce.js';
import { placeIcon } from '../ui/places.js';
import { EndKeeper } from './end_keeper.js';
import { localLine } from './local_line.js';
import { dots, messageElement } from './message.js';
import { isEphemeral, isLoading, Kind, preview, systemText } from './message_parts.js';

const NEAR_START = 240;
const GROUP_WITHIN = 7 * 60_000;
const PAGES_TO_SEARCH = 10;

export class Conversation {
  /**
   * @param {App} app
   * @param {string} channelId
   */
  constructor(app, channelId) {
    this.app = app;
    this.channelId = channelId;
    const channel = app.world.channels.get(channelId);
    if (!channel) throw new Error(`no channel ${channelId}`);
    this.channel = channel;
    /** @type {Map<string, {message: Message, look: string, element: HTMLElement}>} */
    this.shown = new Map();
    this.loading = false;
    this.freshFrom = this.firstUnread();
    this.list = h('ol.messages', {
      'aria-label': app.t('conversation.label', { name: app.world.channelName(channelId) }),
    });
    this.typing = h('div.typing', { role: 'status' });
    this.scroller = h(
      'div.scroller',
      { onscroll: () => this.scrolled(), onkeydown: (event) => this.key(event) },
      this.list,
    );
    const heading = h('h2.unseen', null, app.t('conversation.heading'));
    this.end = new EndKeeper(this.scroller, this.list, app.t('conversation.to_end'));
    this.element = h('div.conversation', null, heading, this.scroller, this.end.pill, this.typing);
    this.sync();
  }

  /** The view gives way to another. */
  leave() {
    this.end.stop();
  }

  firstUnread() {
    const count = this.app.world.unread.get(this.channelId) ?? 0;
    const others = this.app.world
      .messages(this.channelId)
      .filter((message) => message.author.id !== this.app.world.me.id);
    return count ? (others.at(-count)?.id ?? others[0]?.id ?? null) : null;
  }

  /** Bring the elements in line with the messages; what did not change stays the same element. */
  sync() {
    const { app, channelId } = this;
    const messages = app.world.messages(channelId);
    const children = app.world.histories.get(channelId)?.complete === false ? [] : [this.beginning()];
    const seen = new Set();
    /** @type {Message | null} */
    let last = null;
    for (const message of messages) {
      const at = Date.parse(message.timestamp);
      const newDay = !last || new Date(last.timestamp).toDateString() !== new Date(at).toDateString();
      if (newDay) children.push(divider(moment(at, 'D', app.locale)));
      const fresh = message.id === this.freshFrom;
      if (fresh) children.push(divider(app.t('conversation.new'), 'fresh'));
      children.push(this.elementOf(message, !newDay && !fresh && goesOn(last, message, app)));
      seen.add(message.id);
      last = message;
    }
    for (const id of [...this.shown.keys()].filter((one) => !seen.has(one))) this.shown.delete(id);
    children.push(...app.interactions.localsOf(channelId).map((local) => localLine(local, app)));
    this.arrange(children);
    this.end.keep();
  }

  /** @param {Message} message @param {boolean} grouped */
  elementOf(message, grouped) {
    const look = `${grouped}/${this.app.interactions.failedClicks.get(message.id) ?? ''}`;
    const known = this.shown.get(message.id);
    if (known && known.message === message && known.look === look) return known.element;
    const element = messageElement(message, { grouped }, this.app);
    if (known) keepPictures(known.element, element);
    this.shown.set(message.id, { message, look, element });
    return element;
  }

  /**
   * Put the children in place, moving only what is not there yet, and give the focus back.
   * @param {HTMLElement[]} children
   */
  arrange(children) {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const key = active && this.list.contains(active) ? active.dataset.key : undefined;
    /** @type {Set<Element>} */
    const wanted = new Set(children);
    for (const element of [...this.list.children]) if (!wanted.has(element)) element.remove();
    children.forEach((element, index) => {
      if (this.list.children[index] !== element) this.list.insertBefore(element, this.list.children[index] ?? null);
    });
    const stops = all(this.list, '.message');
    stops.forEach((element, index) => {
      element.tabIndex = index === stops.length - 1 ? 0 : -1;
    });
    if (key && document.activeElement !== active) {
      focusKey(this.list, key);
    }
  }

  beginning() {
    const { app, channel } = this;
    const name = app.world.channelName(channel.id);
    const kind = isDm(channel) ? 'dm' : isThread(channel) ? 'thread' : 'channel';
    return h(
      'li.beginning',
      null,
      h('span.beginning-icon', null, placeIcon(channel)),
      h('h3', null, name),
      h('p', null, app.t(`beginning.${kind}`, { name })),
      kind !== 'dm' && h('p.quiet-text', null, app.t('beginning.hint'), ' ', h('kbd', null, '/')),
    );
  }

  /** @param {{channel: string, created?: Message, updated?: Message, prepended?: boolean, pingsMe?: boolean}} change */
  changed(change) {
    if (change.channel !== this.channelId) return;
    const { scroller } = this;
    const fromEnd = scroller.scrollHeight - scroller.scrollTop;
    this.end.notice();
    if (change.created && this.isMine(change.created)) this.end.there = true;
    if (
      change.created &&
      !this.freshFrom &&
      (document.hidden || !this.end.there) &&
      change.created.author.id !== this.app.world.me.id
    ) {
      this.freshFrom = change.created.id;
    }
    if (change.updated) this.app.interactions.forget(change.updated.id);
    this.sync();
    if (change.prepended) scroller.scrollTop = scroller.scrollHeight - fromEnd;
    if (change.created) this.arrived(change.created);
    const message = change.created ?? change.updated;
    if (message) this.readFromStart(message);
    if (change.updated && !isLoading(change.updated)) announce(this.spoken(change.updated));
  }

  /**
   * What this player sent, or an answer to this player alone, is followed wherever one was reading.
   * @param {Message} message
   */
  isMine(message) {
    return message.author.id === this.app.world.me.id || isEphemeral(message);
  }

  /** What was just sent, before any answer. */
  localsChanged() {
    if (this.app.interactions.localsOf(this.channelId).length) this.end.there = true;
    this.sync();
  }

  /** @param {Message} message */
  arrived(message) {
    this.end.offer();
    if (message.author.id !== this.app.world.me.id && !isLoading(message)) announce(this.spoken(message));
    this.markRead();
  }

  /** A long private answer is read from its beginning. @param {Message} message */
  readFromStart(message) {
    const element = this.shown.get(message.id)?.element;
    if (!element || !this.end.there || !isEphemeral(message)) return;
    if (element.offsetHeight < this.scroller.clientHeight) return;
    this.end.leave();
    element.scrollIntoView({ block: 'start' });
  }

  /** @param {Message} message */
  spoken(message) {
    const text = systemText(message, this.app) ?? preview(message, this.app);
    const aside = isEphemeral(message) ? ` (${this.app.t('message.only_you')})` : '';
    return `${nameOf(message.author)}${aside}: ${text}`;
  }

  /** @param {{message: string}} change */
  busyChanged({ message }) {
    const known = this.shown.get(message);
    if (!known) return;
    showBusy(known.element, message, this.app.interactions);
    const reason = this.app.interactions.failedClicks.get(message);
    if (known.look.endsWith(`/${reason ?? ''}`)) return;
    this.sync();
    if (reason) alarm(reason);
  }

  showTyping() {
    const now = Date.now();
    const who = [...(this.app.world.typing.get(this.channelId) ?? [])]
      .filter(([id, until]) => until > now && id !== this.app.world.me.id)
      .map(([id]) => this.app.world.userName(id));
    swap(this.typing, who.length > 0 && [dots(), this.app.t('typing', { n: who.length, names: who.join(', ') })]);
  }

  scrolled() {
    this.end.notice();
    this.markRead();
    if (this.scroller.scrollTop < NEAR_START) this.loadOlder();
  }

  markRead() {
    const { world } = this.app;
    const last = world
      .messages(this.channelId)
      .filter((message) => !isEphemeral(message))
      .at(-1);
    if (!last || document.hidden || !this.end.there) return;
    if (!world.unread.get(this.channelId) && !world.pings.get(this.channelId)) return;
    world.unread.delete(this.channelId);
    world.pings.delete(this.channelId);
    this.app.ask('mark_read', { channel_id: this.channelId, message_id: last.id });
    world.tell('world');
  }

  async loadOlder() {
    const { world } = this.app;
    const history = world.histories.get(this.channelId);
    if (this.loading || !history || history.complete || !history.list.length) return;
    this.loading = true;
    try {
      const answer = await this.app.socket.ask('history', { channel_id: this.channelId, before: history.list[0].id });
      prependHistory(world, this.channelId, answer.messages, answer.more);
    } catch {
      // Scrolling again asks again.
    } finally {
      this.loading = false;
    }
  }

  /** @param {string} id */
  async reveal(id) {
    for (let page = 0; page < PAGES_TO_SEARCH && !this.shown.has(id); page += 1) await this.loadOlder();
    const known = this.shown.get(id);
    if (!known) return;
    this.end.leave();
    known.element.scrollIntoView({ block: 'center' });
    known.element.focus({ preventScroll: true });
    known.element.classList.add('pointed-at');
    known.element.addEventListener('animationend', () => known.element.classList.remove('pointed-at'), { once: true });
  }

  /** The arrow keys go from message to message. @param {KeyboardEvent} event */
  key(event) {
    const current = /** @type {HTMLElement} */ (event.target);
    if (!current.classList.contains('message')) return;
    const stops = all(this.list, '.message');
    const at = stops.indexOf(current);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: stops.length - 1 }[event.key];
    if (event.key === 'Escape') this.app.composer?.focus();
    else if (to !== undefined && stops[to]) stops[to].focus();
    else return;
    event.preventDefault();
  }
}

/**
 * Whether a message goes on under the head of the one before.
 * @param {Message | null} last
 * @param {Message} message
 * @param {App} app
 */
function goesOn(last, message, app) {
  return (
    last !== null &&
    last.author.id === message.author.id &&
    message.type === Kind.DEFAULT &&
    !message.interaction_metadata &&
    isEphemeral(last) === isEphemeral(message) &&
    systemText(last, app) === null &&
    timeOfSnowflake(message.id) - timeOfSnowflake(last.id) < GROUP_WITHIN
  );
}

/** @param {string} text */
function divider(text, kind = '') {
  return h('li.day', { class: kind }, h('span', null, text));
}

/**
 * Pictures that both versions show stay the same elements: they need not be decoded again.
 * @param {HTMLElement} before
 * @param {HTMLElement} after
 */
function keepPictures(before, after) {
  const old = new Map([...before.querySelectorAll('img')].map((image) => [image.src, image]));
  for (const image of after.querySelectorAll('img')) {
    const same = old.get(image.src);
    if (same) image.replaceWith(same);
    old.delete(image.src);
  }
}

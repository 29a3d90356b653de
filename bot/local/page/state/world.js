/**
 * What this player's page knows of the local world, and who wants to hear when it changes.
 *
 * @typedef {{list: Message[], complete: boolean}} History
 * @typedef {'world' | 'messages' | 'players' | 'commands' | 'link' | 'typing' | 'settings' | 'locals' | 'route' | 'busy'} Topic
 */

export const ChannelType = { TEXT: 0, DM: 1, NEWS: 5, NEWS_THREAD: 10, PUBLIC_THREAD: 11, PRIVATE_THREAD: 12 };
export const PAGE_OF_HISTORY = 50;

const THREADS = new Set([ChannelType.NEWS_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD]);

/** @param {Channel} channel */
export const isThread = (channel) => THREADS.has(channel.type);

/** @param {Channel} channel */
export const isDm = (channel) => channel.type === ChannelType.DM;

/** With whom a private conversation is. @param {Channel} channel */
export const recipientsOf = (channel) => channel.recipients ?? [];

/** @param {User} user */
export const nameOf = (user) => user.global_name || user.username;

/** Snowflakes in the order of time. @param {string} a @param {string} b */
export const bySnowflake = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** @param {string} id @returns {number} milliseconds since 1970 */
export const timeOfSnowflake = (id) => Number(BigInt(id) >> 22n) + 1420070400000;

/** Whoever the server has not named yet. @type {User} */
const NOBODY = { id: '', username: '' };

export class World {
  ready = false;
  /** @type {Map<Topic, Set<(detail?: any) => void>>} */
  listeners = new Map();
  me = NOBODY;
  bot = NOBODY;
  /** @type {Map<string, Player>} */
  players = new Map();
  /** @type {Map<string, Guild>} */
  guilds = new Map();
  /** @type {Map<string, Channel>} */
  channels = new Map();
  /** @type {Map<string, User>} */
  users = new Map();
  /** @type {Map<string, History>} */
  histories = new Map();
  /** @type {Map<string, number>} */
  unread = new Map();
  /** @type {Map<string, number>} */
  pings = new Map();
  /** @type {Map<string, Map<string, number>>} when each person's typing ends, by channel */
  typing = new Map();
  /** @type {Command[]} */
  commands = [];
  /** @type {Game[]} */
  games = [];
  /** @type {BotPermissions} */
  permissions = { bot: {}, channels: {} };
  /** Of the page's protocol; 0 until the server has said hello. */
  version = 0;

  /** Forget all that the server told; it tells it anew after each break of the line. */
  clear() {
    const { players, guilds, channels, users, histories, unread, pings, typing } = this;
    for (const known of [players, guilds, channels, users, histories, unread, pings, typing]) known.clear();
  }

  /** @param {Topic} topic @param {(detail?: any) => void} listener */
  on(topic, listener) {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
  }

  /** @param {Topic} topic @param {any} [detail] */
  tell(topic, detail) {
    for (const listener of this.listeners.get(topic) ?? []) listener(detail);
  }

  /** Before the page is built anew. */
  forgetListeners() {
    this.listeners.clear();
  }

  /** @param {User | undefined} user */
  meet(user) {
    if (user?.id) this.users.set(user.id, { ...this.users.get(user.id), ...user });
  }

  /** @param {string} id */
  userName(id) {
    const user = this.users.get(id);
    return user ? nameOf(user) : '?';
  }

  /** @param {string} id */
  channelName(id) {
    const channel = this.channels.get(id);
    if (!channel) return '?';
    return isDm(channel) ? recipientsOf(channel).map(nameOf).join(', ') : (channel.name ?? '?');
  }

  /** @param {string} id */
  roleName(id) {
    const roles = [...this.guilds.values()].flatMap((guild) => guild.roles ?? []);
    return roles.find((role) => role.id === id)?.name ?? '?';
  }

  /** @param {string} id @returns {Message[]} oldest first */
  messages(id) {
    return this.histories.get(id)?.list ?? [];
  }

  /** @param {string} channel @param {string} message */
  message(channel, message) {
    return this.messages(channel).find((one) => one.id === message);
  }

  /** @param {string | undefined} guildId @returns {Channel[]} a guild's text channels in their order */
  channelsOf(guildId) {
    return [...this.channels.values()]
      .filter((channel) => channel.guild_id === guildId && !isThread(channel) && !isDm(channel))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || bySnowflake(a.id, b.id));
  }

  /** @param {string} channelId @returns {Channel[]} a channel's threads, the latest first */
  threadsOf(channelId) {
    return [...this.channels.values()]
      .filter((channel) => isThread(channel) && channel.parent_id === channelId)
      .sort((a, b) => bySnowflake(b.id, a.id));
  }

  /** @returns {Channel[]} the inbox, the latest first */
  dms() {
    /** @param {Channel} channel */
    const latest = (channel) => this.messages(channel.id).at(-1)?.id ?? channel.last_message_id ?? channel.id;
    return [...this.channels.values()].filter(isDm).sort((a, b) => bySnowflake(latest(b), latest(a)));
  }

  /** @param {Channel} channel @returns {User[]} who can be met there */
  membersOf(channel) {
    if (isDm(channel)) return [this.me, ...recipientsOf(channel)];
    return this.guilds.get(channel.guild_id ?? '')?.members ?? [];
  }

  /** @param {Channel[]} channels */
  countPings(channels) {
    return channels.reduce((sum, channel) => sum + (this.pings.get(channel.id) ?? 0), 0);
  }

  get locale() {
    return this.players.get(this.me.id)?.locale ?? navigator.language;
  }
}

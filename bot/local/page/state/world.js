/**
 * What this player's page knows of the local world, and who wants to hear when it changes.
 *
 * The objects are Discord's own wire shapes, as the server sends them.
 *
 * @typedef {{id: string, username: string, global_name?: string | null, bot?: boolean}} User
 * @typedef {{user: User, link: string, dms_open: boolean, locale: string, online: boolean, pings?: number}} Player
 * @typedef {{id: string, type: number, name?: string, parent_id?: string | null, guild_id?: string, position?: number,
 *   topic?: string | null, recipients?: User[], member?: object, last_message_id?: string | null,
 *   thread_metadata?: {archived: boolean, locked?: boolean}}} Channel
 * @typedef {{id: string, name: string, members: User[], roles?: {id: string, name: string}[]}} Guild
 * @typedef {{list: any[], complete: boolean}} History
 * @typedef {'world' | 'messages' | 'players' | 'commands' | 'link' | 'typing' | 'settings' | 'locals' | 'route' | 'busy'} Topic
 */

export const ChannelType = { TEXT: 0, DM: 1, NEWS: 5, NEWS_THREAD: 10, PUBLIC_THREAD: 11, PRIVATE_THREAD: 12 };
export const PAGE_OF_HISTORY = 50;

const THREADS = new Set([ChannelType.NEWS_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD]);

/** @param {Channel} channel */
export const isThread = (channel) => THREADS.has(channel.type);

/** @param {Channel} channel */
export const isDm = (channel) => channel.type === ChannelType.DM;

/** @param {User} user */
export const nameOf = (user) => user.global_name || user.username;

/** Snowflakes in the order of time. */
export const bySnowflake = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** @param {string} id @returns {number} milliseconds since 1970 */
export const timeOfSnowflake = (id) => Number(BigInt(id) >> 22n) + 1420070400000;

export class World {
  constructor() {
    this.ready = false;
    /** @type {Map<Topic, Set<(detail?: any) => void>>} */
    this.listeners = new Map();
    this.clear();
  }

  clear() {
    /** @type {User | null} */ this.me = null;
    /** @type {User | null} */ this.bot = null;
    /** @type {Map<string, Player>} */ this.players = new Map();
    /** @type {Map<string, Guild>} */ this.guilds = new Map();
    /** @type {Map<string, Channel>} */ this.channels = new Map();
    /** @type {Map<string, User>} */ this.users = new Map();
    /** @type {Map<string, History>} */ this.histories = new Map();
    /** @type {Map<string, number>} */ this.unread = new Map();
    /** @type {Map<string, number>} */ this.pings = new Map();
    /** @type {Map<string, Map<string, number>>} */ this.typing = new Map();
    this.commands = [];
    this.games = [];
    this.permissions = { bot: {}, channels: {} };
    this.version = '';
  }

  /** @param {Topic} topic @param {(detail?: any) => void} listener */
  on(topic, listener) {
    if (!this.listeners.has(topic)) this.listeners.set(topic, new Set());
    this.listeners.get(topic).add(listener);
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
    return isDm(channel) ? channel.recipients.map(nameOf).join(', ') : channel.name;
  }

  /** @param {string} id */
  roleName(id) {
    const roles = [...this.guilds.values()].flatMap((guild) => guild.roles ?? []);
    return roles.find((role) => role.id === id)?.name ?? '?';
  }

  /** @param {string} id @returns {any[]} oldest first */
  messages(id) {
    return this.histories.get(id)?.list ?? [];
  }

  /** @param {string} channel @param {string} message */
  message(channel, message) {
    return this.messages(channel).find((one) => one.id === message);
  }

  /** @returns {Channel[]} a guild's text channels in their order */
  channelsOf(guildId) {
    return [...this.channels.values()]
      .filter((channel) => channel.guild_id === guildId && !isThread(channel) && !isDm(channel))
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || bySnowflake(a.id, b.id));
  }

  /** @returns {Channel[]} a channel's threads, the latest first */
  threadsOf(channelId) {
    return [...this.channels.values()]
      .filter((channel) => isThread(channel) && channel.parent_id === channelId)
      .sort((a, b) => bySnowflake(b.id, a.id));
  }

  /** @returns {Channel[]} the inbox, the latest first */
  dms() {
    const latest = (channel) => this.messages(channel.id).at(-1)?.id ?? channel.last_message_id ?? channel.id;
    return [...this.channels.values()].filter(isDm).sort((a, b) => bySnowflake(latest(b), latest(a)));
  }

  /** @param {Channel} channel @returns {User[]} who can be met there */
  membersOf(channel) {
    if (isDm(channel)) return [this.me, ...channel.recipients];
    return this.guilds.get(channel.guild_id)?.members ?? [];
  }

  /** @param {Channel[]} channels */
  countPings(channels) {
    return channels.reduce((sum, channel) => sum + (this.pings.get(channel.id) ?? 0), 0);
  }

  get locale() {
    return this.players.get(this.me?.id ?? '')?.locale ?? navigator.language;
  }
}

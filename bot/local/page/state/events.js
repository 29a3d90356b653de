/** How each event of the server changes the world. */
import { ChannelType, PAGE_OF_HISTORY, bySnowflake, isDm } from './world.js';

const TYPING_LASTS = 10_000;

/** @type {Record<string, (world: World, data: any) => void>} */
const REDUCERS = {
  /** @param {World} world @param {Hello} data */
  HELLO(world, data) {
    world.clear();
    world.me = data.me;
    world.bot = data.bot;
    [data.me, data.bot].forEach((user) => world.meet(user));
    data.players.forEach((player) => keepPlayer(world, player));
    data.guilds.forEach((guild) => keepGuild(world, guild));
    data.dms.forEach((channel) => keepChannel(world, channel));
    for (const [id, list] of Object.entries(data.messages)) {
      list.forEach((message) => meetAuthors(world, message));
      world.histories.set(id, { list, complete: list.length < PAGE_OF_HISTORY });
    }
    world.unread = countsOf(data.unread);
    world.pings = countsOf(data.pings);
    world.commands = data.commands;
    world.permissions = data.permissions;
    world.games = data.games;
    world.version = data.version;
    world.ready = true;
  },

  MESSAGE_CREATE(world, data) {
    const { pings_me: pingsMe, ...message } = data;
    meetAuthors(world, message);
    const history = historyOf(world, message.channel_id);
    if (history.list.some((known) => known.id === message.id)) return;
    history.list.push(message);
    history.list.sort((a, b) => bySnowflake(a.id, b.id));
    world.typing.get(message.channel_id)?.delete(message.author.id);
    if (message.author.id !== world.me.id) {
      bump(world.unread, message.channel_id);
      if (pingsMe) bump(world.pings, message.channel_id);
    }
    world.tell('typing', message.channel_id);
    world.tell('messages', { channel: message.channel_id, created: message, pingsMe });
    world.tell('world');
  },

  MESSAGE_UPDATE(world, message) {
    meetAuthors(world, message);
    const list = historyOf(world, message.channel_id).list;
    const at = list.findIndex((known) => known.id === message.id);
    if (at < 0) return;
    list[at] = { ...list[at], ...message };
    world.tell('messages', { channel: message.channel_id, updated: list[at] });
  },

  MESSAGE_DELETE(world, { id, channel_id: channel }) {
    const history = historyOf(world, channel);
    history.list = history.list.filter((message) => message.id !== id);
    world.tell('messages', { channel, deleted: id });
  },

  CHANNEL_CREATE: storeChannel,
  CHANNEL_UPDATE: storeChannel,
  THREAD_CREATE: storeChannel,
  THREAD_UPDATE: storeChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_DELETE: dropChannel,

  GUILD_UPDATE(world, guild) {
    keepGuild(world, { ...world.guilds.get(guild.id), ...guild });
    world.tell('world');
  },

  TYPING_START(world, { channel_id: channel, user_id: user }) {
    const typing = world.typing.get(channel) ?? new Map();
    world.typing.set(channel, typing.set(user, Date.now() + TYPING_LASTS));
    world.tell('typing', channel);
  },

  COMMANDS_UPDATE(world, data) {
    world.commands = data.commands;
    world.tell('commands');
  },

  PLAYER_UPDATE(world, player) {
    const before = world.locale;
    keepPlayer(world, player);
    for (const guild of world.guilds.values()) {
      if (!guild.members.some((member) => member.id === player.user.id)) guild.members.push(player.user);
    }
    world.tell('players');
    if (world.locale !== before) world.tell('settings', { locale: world.locale });
  },

  SETTINGS(world, data) {
    world.permissions = data.permissions;
    world.tell('settings', {});
  },
};

/**
 * @param {World} world
 * @param {string} type
 * @param {any} data
 * @returns {boolean} whether the event was of the world's making
 */
export function applyEvent(world, type, data) {
  const reducer = REDUCERS[type];
  reducer?.(world, data);
  return Boolean(reducer);
}

/**
 * Put an older page of messages before those known.
 * @param {World} world
 * @param {string} channel
 * @param {Message[]} older
 * @param {boolean} more
 */
export function prependHistory(world, channel, older, more) {
  older.forEach((message) => meetAuthors(world, message));
  const history = historyOf(world, channel);
  const known = new Set(history.list.map((message) => message.id));
  history.list = [...older.filter((message) => !known.has(message.id)), ...history.list];
  history.complete = !more;
  world.tell('messages', { channel, prepended: true });
}

/** @param {World} world @param {Channel} channel */
function storeChannel(world, channel) {
  keepChannel(world, channel);
  world.tell('world');
}

/** @param {World} world @param {Channel} channel */
function dropChannel(world, channel) {
  world.channels.delete(channel.id);
  world.histories.delete(channel.id);
  world.tell('world');
}

/** @param {World} world @param {Channel} channel */
function keepChannel(world, channel, guildId = channel.guild_id) {
  const whole = { ...world.channels.get(channel.id), ...channel };
  if (guildId) whole.guild_id = guildId;
  if ('thread_metadata' in channel && !('member' in channel)) delete whole.member;
  world.channels.set(channel.id, whole);
  if (isDm(whole)) {
    whole.recipients = (whole.recipients ?? []).filter((user) => user.id !== world.me.id);
    whole.recipients.forEach((user) => world.meet(user));
  }
}

/** @param {World} world @param {ToldGuild} guild */
function keepGuild(world, guild) {
  guild.channels
    ?.filter((channel) => channel.type !== ChannelType.DM)
    .forEach((channel) => keepChannel(world, channel, guild.id));
  guild.threads?.forEach((thread) => keepChannel(world, thread, guild.id));
  /** @param {{user: User}} member */
  const members = (guild.members ?? []).map((member) => member.user ?? member);
  members.forEach((user) => world.meet(user));
  world.guilds.set(guild.id, { ...guild, members });
}

/** @param {World} world @param {Player} player */
function keepPlayer(world, player) {
  world.players.set(player.user.id, { ...world.players.get(player.user.id), ...player });
  world.meet(player.user);
}

/** @param {World} world @param {Message} message */
function meetAuthors(world, message) {
  world.meet(message.author);
  message.mentions?.forEach((user) => world.meet(user));
  world.meet(message.interaction_metadata?.user);
  if (message.referenced_message) world.meet(message.referenced_message.author);
}

/** @param {World} world @param {string} channel */
function historyOf(world, channel) {
  const history = world.histories.get(channel) ?? { list: [], complete: true };
  world.histories.set(channel, history);
  return history;
}

/** @param {Record<string, number> | undefined} counts */
const countsOf = (counts) => new Map(Object.entries(counts ?? {}));

/** @param {Map<string, number>} counts @param {string} key */
const bump = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * The bot's commands as a person types them: one entry for each command, group and subcommand flattened.
 *
 * @typedef {object} Entry
 * @property {Command} command
 * @property {CommandOption[]} path the groups and subcommand that lead to the options
 * @property {string} label `/settlers place`, in the reader's language
 * @property {string} name `settlers place`, as Discord's mentions write it
 * @property {string} description
 * @property {CommandOption[]} options
 */
import { localized } from '../strings/index.js';

const SUBCOMMAND = 1;
const GROUP = 2;
const SLASH = 1;
const IN_GUILD = 0;
const IN_BOT_DM = 1;

/**
 * @param {Command[]} commands
 * @param {{guild: string | null}} where
 * @param {string} locale
 * @returns {Entry[]}
 */
export function entriesOf(commands, where, locale) {
  return commands
    .filter((command) => (command.type ?? SLASH) === SLASH && isOffered(command, where))
    .flatMap((command) => branches(command, [], locale))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/**
 * How people of this language call a command, also one that is offered no more: `/settlers place`.
 * @param {Command[]} commands
 * @param {string} name as Discord's messages have it
 * @param {string} locale
 */
export function labelOf(commands, name, locale) {
  const [first] = name.split(' ');
  const entries = commands.filter((command) => command.name === first).flatMap((one) => branches(one, [], locale));
  return entries.find((entry) => entry.name === name)?.label ?? `/${name}`;
}

/** @param {Command} command @param {{guild: string | null}} where */
function isOffered(command, { guild }) {
  if (command.guild_id && command.guild_id !== guild) return false;
  if (command.contexts) return command.contexts.includes(guild ? IN_GUILD : IN_BOT_DM);
  return guild !== null || command.dm_permission !== false;
}

/** @param {Command} command @param {CommandOption[]} path @param {string} locale @returns {Entry[]} */
function branches(command, path, locale) {
  const node = path.at(-1) ?? command;
  /** @param {CommandOption} option */
  const inner = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => branches(command, [...path, option], locale));
  const steps = [command, ...path];
  return [
    {
      command,
      path,
      label: `/${steps.map((step) => localized(step, 'name', locale)).join(' ')}`,
      name: steps.map((step) => step.name).join(' '),
      description: localized(node, 'description', locale),
      options: node.options ?? [],
    },
  ];
}

/**
 * The entries that fit what was typed after the slash, the best first.
 * @param {Entry[]} entries
 * @param {string} typed
 */
export function search(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return entries;
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** @param {Entry} entry @param {string} wanted */
function rankOf(entry, wanted) {
  const names = [entry.label.slice(1).toLowerCase(), entry.name.toLowerCase()];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  const words = wanted.split(/\s+/);
  if (names.some((name) => beginWords(name, words))) return 1;
  if (names.some((name) => words.every((word) => name.includes(word)))) return 2;
  return entry.description.toLowerCase().includes(wanted) ? 3 : Infinity;
}

/**
 * Whether each word begins some word of the name, so that `se pl` finds `settlers place`.
 * @param {string} name
 * @param {string[]} words
 */
function beginWords(name, words) {
  const parts = name.split(/[\s-]/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/**
 * @param {Entry[]} entries
 * @param {string[]} used names, the latest first
 */
export function usedFirst(entries, used) {
  /** @param {Entry} entry */
  const place = (entry) => (used.includes(entry.name) ? used.indexOf(entry.name) : used.length);
  return entries.toSorted((a, b) => place(a) - place(b));
}

/**
 * The command that a finished name and a space stand for, and what follows: `/play game:settlers seats:3`.
 * @param {Entry[]} entries
 * @param {string} text
 * @returns {{entry: Entry, filled: Map<string, string>} | null}
 */
export function typedOut(entries, text) {
  const lower = text.toLowerCase();
  /** @param {string} name */
  const begins = (name) => lower.startsWith(`${name.toLowerCase()} `);
  const found = entries
    .flatMap((entry) => [
      { name: entry.label, entry },
      { name: `/${entry.name}`, entry },
    ])
    .filter(({ name }) => begins(name))
    .sort((a, b) => b.name.length - a.name.length)[0];
  return found
    ? { entry: found.entry, filled: filledIn(found.entry.options, text.slice(found.name.length).trim()) }
    : null;
}

/** @param {CommandOption[]} options @param {string} text */
function filledIn(options, text) {
  const filled = new Map();
  if (!text || !options.length) return filled;
  const names = options.map((option) => option.name).join('|');
  const marks = [...text.matchAll(new RegExp(`(?:^|\\s)(${names}):`, 'g'))];
  if (!marks.length) filled.set(options[0].name, text);
  marks.forEach((mark, index) => {
    filled.set(mark[1], text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim());
  });
  return filled;
}

/**
 * Discord's nested options for what was filled in.
 * @param {Entry} entry
 * @param {GivenOption[]} values
 */
export function nestedOptions(entry, values) {
  return entry.path.reduceRight(
    (options, { type, name }) => [/** @type {GivenOption} */ ({ type, name, options })],
    values,
  );
}

/** The page's own words: one table a language, with plural forms where a number is in play. */
import en from './en.js';
import ru from './ru.js';

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Words a text, or its plural forms */

/** @type {Record<string, Record<string, Words>>} */
const TABLES = { en, ru };

/** @typedef {(key: string, values?: Record<string, string | number>) => string} Translate */

/** @param {string} locale a Discord locale such as `en-GB` or `ru` */
export function languageOf(locale) {
  const language = locale.slice(0, 2).toLowerCase();
  return language in TABLES ? language : 'en';
}

/**
 * @param {() => string} locale asked anew each time, as a player may change it
 * @returns {Translate}
 */
export function translator(locale) {
  return (key, values = {}) => {
    const language = languageOf(locale());
    const entry = TABLES[language][key];
    if (entry === undefined) throw new Error(`no words for ${key} in ${language}`);
    const plural = new Intl.PluralRules(language).select(Number(values.n));
    const text = typeof entry === 'string' ? entry : (entry[plural] ?? '');
    return text.replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => String(values[name]));
  };
}

/**
 * A name or description in the reader's language, as Discord's objects carry them.
 * @param {Localizable} object
 * @param {'name' | 'description'} field
 * @param {string} locale
 * @returns {string}
 */
export function localized(object, field, locale) {
  const known = object[`${field}_localizations`] ?? {};
  const language = languageOf(locale);
  return (
    known[locale] ??
    known[language] ??
    Object.entries(known).find(([key]) => key.startsWith(`${language}-`))?.[1] ??
    object[field] ??
    ''
  );
}

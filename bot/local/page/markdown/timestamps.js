/** Discord's `<t:…>` moments in the reader's language, kept fresh while they are shown. */
import { all, h } from '../dom.js';

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['year', 31536000],
  ['month', 2592000],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const FRESHEN_EVERY = 10_000;

/** @param {number} at @param {string} locale @param {number} [now] */
export function relative(at, locale, now = Date.now()) {
  const seconds = Math.round((at - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

/** @param {number} at @param {string} style @param {string} locale */
export function moment(at, style, locale) {
  if (style === 'R') return relative(at, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style]).format(at);
}

/** @param {number} at @param {string} style @param {string} locale */
export function timeElement(at, style, locale) {
  return h(
    'time',
    {
      datetime: new Date(at).toISOString(),
      title: moment(at, 'F', locale),
      data: style === 'R' ? { relative: String(at), locale } : {},
    },
    moment(at, style, locale),
  );
}

/** Keep every relative moment on the page true. */
export function keepFresh() {
  setInterval(() => {
    for (const element of all(document, 'time[data-relative]')) {
      const text = relative(Number(element.dataset.relative), element.dataset.locale ?? 'en');
      if (element.textContent !== text) element.textContent = text;
    }
  }, FRESHEN_EVERY);
}

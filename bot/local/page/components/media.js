/** Pictures and files. */
import { h, safeUrl, uid } from '../dom.js';
import { icon } from '../icons.js';
import { coverSpoiler } from './spoiler.js';

/** @typedef {import('./index.js').Place} Place */
/** @typedef {{url: string, alt: string, width?: number | null, height?: number | null}} Picture */

/** @param {Component} component @param {Place} place */
export function gallery(component, place) {
  /** @type {{media: Media, description?: string | null, spoiler?: boolean}[]} */
  const items = component.items;
  return pictures(
    items.map((item) => ({ ...pictureOf(item.media, item.description), spoiler: item.spoiler })),
    place.app,
  );
}

/** @param {Component} component @param {Place} place */
export function thumbnail(component, place) {
  const picture = pictureOf(component.media, component.description);
  const shown = h('div.thumbnail', null, pictureButton([picture], 0, place.app));
  return component.spoiler ? coverSpoiler(shown, place.app.t) : shown;
}

/** @param {Component} component @param {Place} place */
export function fileCard(component, place) {
  return attachmentCard({ url: component.file.url, filename: component.name, size: component.size }, place.app);
}

/**
 * What hangs on a message outside its components: pictures together, other files one by one.
 * @param {Attachment[]} files
 * @param {App} app
 */
export function attachments(files, app) {
  /** @param {Attachment} one */
  const isPicture = (one) => (one.content_type ?? '').startsWith('image/');
  const shown = files.filter(isPicture).map((one) => pictureOf(one, one.description));
  return [
    shown.length > 0 && pictures(shown, app),
    files.filter((one) => !isPicture(one)).map((one) => attachmentCard(one, app)),
  ];
}

/** @param {Media} media @param {string | null | undefined} description @returns {Picture} */
function pictureOf(media, description) {
  return { url: safeUrl(media.url) ?? '', alt: description ?? '', width: media.width, height: media.height };
}

/** @param {(Picture & {spoiler?: boolean})[]} list @param {App} app */
function pictures(list, app) {
  return h(
    'div.gallery',
    { class: `of-${Math.min(list.length, 5)}` },
    list.map((picture, index) => {
      const shown = figure(list, index, app);
      return picture.spoiler ? coverSpoiler(shown, app.t) : shown;
    }),
  );
}

/** A picture with its description at hand. @param {Picture[]} list @param {number} index @param {App} app */
function figure(list, index, app) {
  const { alt } = list[index];
  const caption = h('figcaption', { id: uid('alt'), hidden: true }, alt);
  const toggle =
    alt !== '' &&
    h(
      'button.alt-toggle',
      {
        type: 'button',
        'aria-expanded': 'false',
        'aria-controls': caption.id,
        'aria-label': app.t('picture.alt_show'),
        title: app.t('picture.alt_show'),
        onclick: () => {
          caption.hidden = !caption.hidden;
          if (toggle) toggle.setAttribute('aria-expanded', String(!caption.hidden));
        },
      },
      app.t('picture.alt'),
    );
  return h('figure.picture', null, h('div.frame', null, pictureButton(list, index, app), toggle), caption);
}

/** @param {Picture[]} list @param {number} index @param {App} app */
function pictureButton(list, index, app) {
  const { url, alt, width, height } = list[index];
  return h(
    'button.open-picture',
    {
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-label': alt ? app.t('picture.open_named', { alt }) : app.t('picture.open'),
      onclick: () => app.openPictures(list, index),
    },
    h('img', { src: url, alt: '', width, height, decoding: 'async' }),
  );
}

const UNITS = ['byte', 'kilobyte', 'megabyte'];

/** @param {number} bytes @param {string} locale */
function sizeText(bytes, locale) {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const options = /** @type {const} */ ({ style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 });
  return new Intl.NumberFormat(locale, { ...options, unit: UNITS[step] }).format(bytes / 1000 ** step);
}

/** @param {{url: string, filename: string, size?: number}} file @param {App} app */
function attachmentCard({ url, filename: name, size }, app) {
  return h(
    'a.file',
    { href: safeUrl(url), download: name, target: '_blank', rel: 'noopener' },
    icon('file'),
    h('span.file-name', null, name),
    size !== undefined && h('span.file-size', null, sizeText(size, app.locale)),
  );
}

/** Emojis: Unicode's own, which the system draws, and the application's, which are pictures. */
import { h } from '../dom.js';

/**
 * One of the application's, as high as the text around it; in words if its picture is gone.
 * @param {string} id
 * @param {string} words what is read in its stead; empty where the name stands beside it
 * @param {string} [otherwise] what is shown without the picture
 */
export function emojiPicture(id, words, otherwise = words) {
  const image = /** @type {HTMLImageElement} */ (
    h('img.emoji-picture', {
      src: `/cdn/emojis/${id}.webp`,
      alt: words,
      title: words || null,
      draggable: 'false',
      onerror: () => image.replaceWith(otherwise),
    })
  );
  return image;
}

/** What stands before the words of a control. @param {Emoji | undefined} emoji */
export function mark(emoji) {
  if (!emoji?.name) return null;
  return h('span.emoji', { 'aria-hidden': 'true' }, emoji.id ? emojiPicture(emoji.id, '') : emoji.name);
}

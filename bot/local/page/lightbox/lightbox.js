/** Pictures at full size, one at a time. */
import { h, uid } from '../dom.js';
import { icon, iconButton } from '../icons.js';
import { applyKey, listen } from './gestures.js';
import { Viewport } from './viewport.js';

const BUTTON_ZOOM = 1.5;

/**
 * @param {import('../components/media.js').Picture[]} pictures
 * @param {number} first
 * @param {Translate} t
 */
export function openLightbox(pictures, first, t) {
  const viewport = new Viewport();
  let at = first;
  const image = /** @type {HTMLImageElement} */ (h('img', { draggable: 'false', onload: measure }));
  const surface = h('div.lightbox-surface', null, image);
  const caption = h('p.lightbox-alt', { id: uid('alt'), hidden: true, tabindex: '0' });
  const altToggle = h(
    'button.lightbox-button',
    {
      type: 'button',
      'aria-expanded': 'false',
      'aria-controls': caption.id,
      title: t('picture.alt_show'),
      onclick: () => {
        caption.hidden = !caption.hidden;
        altToggle.setAttribute('aria-expanded', String(!caption.hidden));
      },
    },
    icon('text'),
    t('picture.alt'),
  );
  const original = h(
    'a.icon-button',
    {
      target: '_blank',
      rel: 'noopener',
      'aria-label': t('picture.original'),
      title: t('picture.original'),
    },
    icon('outward'),
  );
  const scale = h('span.lightbox-scale', { role: 'status', 'aria-label': t('picture.scale') });
  const count = h('span.lightbox-count', { role: 'status' });
  const several = pictures.length > 1;
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      'dialog.lightbox',
      { 'aria-label': t('picture.dialog'), onkeydown: key },
      surface,
      h(
        'div.lightbox-bar',
        null,
        altToggle,
        several && count,
        h(
          'span.lightbox-zoom',
          null,
          iconButton('minus', t('picture.zoom_out'), { onclick: () => zoom(1 / BUTTON_ZOOM) }),
          scale,
          iconButton('plus', t('picture.zoom_in'), { onclick: () => zoom(BUTTON_ZOOM) }),
          iconButton('fit', t('picture.fit'), { onclick: fit }),
        ),
        original,
        iconButton('close', t('close'), { autofocus: true, onclick: () => dialog.close() }),
      ),
      several && iconButton('left', t('picture.previous'), { class: 'lightbox-previous', onclick: () => show(at - 1) }),
      several && iconButton('right', t('picture.next'), { class: 'lightbox-next', onclick: () => show(at + 1) }),
      caption,
    )
  );

  const resized = new ResizeObserver(measure);
  dialog.addEventListener('close', () => {
    resized.disconnect();
    dialog.remove();
  });
  listen(surface, viewport, draw);
  document.body.append(dialog);
  dialog.showModal();
  resized.observe(surface);
  show(first);

  /** @param {number} index */
  function show(index) {
    at = (index + pictures.length) % pictures.length;
    const { url, alt } = pictures[at];
    image.src = url;
    image.alt = alt;
    original.setAttribute('href', url);
    caption.textContent = alt || t('picture.no_alt');
    count.textContent = t('picture.count', { at: at + 1, of: pictures.length });
    fit();
  }

  function measure() {
    if (!image.naturalWidth) return;
    const view = { width: surface.clientWidth, height: surface.clientHeight };
    const ratio = Math.min(view.width / image.naturalWidth, view.height / image.naturalHeight, 2);
    const size = { width: image.naturalWidth * ratio, height: image.naturalHeight * ratio };
    viewport.setSizes(view, size);
    image.style.width = `${size.width}px`;
    image.style.height = `${size.height}px`;
    viewport.keepInView();
    draw();
  }

  function draw() {
    image.style.transform = `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.zoom})`;
    surface.classList.toggle('zoomed', viewport.zoomed);
    const text = `${Math.round(viewport.zoom * 100)}%`;
    if (scale.textContent !== text) scale.textContent = text;
  }

  function fit() {
    viewport.reset();
    draw();
  }

  /** @param {number} factor */
  function zoom(factor) {
    viewport.zoomBy(factor);
    draw();
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (applyKey(event, viewport)) draw();
    else if (several && event.key === 'ArrowLeft') show(at - 1);
    else if (several && event.key === 'ArrowRight') show(at + 1);
    else return;
    event.preventDefault();
  }
}

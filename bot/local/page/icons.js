import { h, svg } from './dom.js';

/** Line drawings on a 24 x 24 field. */
const PATHS = {
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16.5M3.5 15H20',
  thread: 'M5 5h14v10H9l-4 4zM9 9h6',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14.4c2 .8 3.2 2.6 3.5 5.6',
  reply: 'M10 5 4 11l6 6M4.5 11H14c4 0 6 2.5 6 7',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  eye: 'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  outward: 'M14 4h6v6M20 4l-9 9M18 14v5.5H4.5V6H10',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z',
  sliders:
    'M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  inbox: 'M4 5h16v14H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20',
  news: 'M4 9.5v5h3.5l8.5 4.5V5L7.5 9.5zM7.5 14.5l1.5 5h2.5l-1.2-4M19 9.5c1.3 1.2 1.3 3.8 0 5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  down: 'M5 9l7 7 7-7',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  send: 'M4 5l16.5 7L4 19l2.2-7zM6.2 12H13',
  slash: 'M14.5 5l-5 14M4 3.5h16v17H4z',
  file: 'M6 3.5h8l4 4v13H6zM13.5 3.5v4.5H18',
  alert: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.3',
  text: 'M5 6h14M5 11h14M5 16h8',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  book: 'M12 6.5c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-14c-3.5 0-6 .5-8 2zM12 6.5v14',
  ship: 'M3.5 15.5h17l-2.5 4.5H6.5zM11.5 15.5v-12M11.5 4.5c4 1.5 6 4.5 6.5 8.5h-6.5M9.5 7c-2 1.5-3.2 3.5-3.7 6h3.7',
};

/**
 * @param {keyof typeof PATHS} name
 * @returns {SVGElement}
 */
export function icon(name) {
  return svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: PATHS[name] }),
  );
}

/**
 * A button that is only a drawing, with its name for pointers and screen readers.
 * @param {keyof typeof PATHS} name
 * @param {string} label
 * @param {Record<string, any>} props
 */
export function iconButton(name, label, props) {
  return h('button.icon-button', { type: 'button', 'aria-label': label, title: label, ...props }, icon(name));
}

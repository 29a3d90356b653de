/** Wheel, drag, pinch, double press and keys, turned into changes of a viewport. */

const WHEEL_SPEED = 0.0018;
const KEY_PAN = 80;
const KEY_ZOOM = 1.3;
const DOUBLE_PRESS_ZOOM = 2.5;

/**
 * @param {HTMLElement} surface
 * @param {import('./viewport.js').Viewport} viewport
 * @param {() => void} changed
 */
export function listen(surface, viewport, changed) {
  /** @type {Map<number, {x: number, y: number}>} */
  const pointers = new Map();

  /** @param {MouseEvent} event */
  const fromMiddle = (event) => {
    const box = surface.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };

  surface.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      viewport.zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), fromMiddle(event));
      changed();
    },
    { passive: false },
  );

  surface.addEventListener('pointerdown', (event) => {
    surface.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, fromMiddle(event));
    surface.classList.add('dragging');
  });

  surface.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else viewport.panBy(now.x - before.x, now.y - before.y);
    pointers.set(event.pointerId, now);
    changed();
  });

  /**
   * One finger moves while the other rests: the middle between them goes along, the distance zooms.
   * @param {Point} before
   * @param {Point} now
   * @param {Point} other
   */
  function pinch(before, now, other) {
    /** @param {Point} point */
    const distance = (point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    viewport.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    viewport.zoomBy(distance(now) / distance(before), middle);
  }

  for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    surface.addEventListener(end, (event) => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) surface.classList.remove('dragging');
    });
  }

  surface.addEventListener('dblclick', (event) => {
    if (viewport.zoomed) viewport.reset();
    else viewport.zoomBy(DOUBLE_PRESS_ZOOM, fromMiddle(event));
    changed();
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {import('./viewport.js').Viewport} viewport
 * @returns {boolean} whether the key was taken
 */
export function applyKey(event, viewport) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const pan = {
    ArrowLeft: [KEY_PAN, 0],
    ArrowRight: [-KEY_PAN, 0],
    ArrowUp: [0, KEY_PAN],
    ArrowDown: [0, -KEY_PAN],
  }[event.key];
  if (pan && viewport.zoomed) viewport.panBy(pan[0], pan[1]);
  else if (event.key === '+' || event.key === '=') viewport.zoomBy(KEY_ZOOM);
  else if (event.key === '-') viewport.zoomBy(1 / KEY_ZOOM);
  else if (event.key === '0') viewport.reset();
  else return false;
  return true;
}

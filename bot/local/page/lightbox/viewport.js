/**
 * A picture seen through a window: how far it is zoomed and where it stands. Pure numbers, no elements.
 *
 * @typedef {{x: number, y: number}} Point relative to the middle of the window
 */

const LARGEST = 8;

export class Viewport {
  zoom = 1;
  x = 0;
  y = 0;
  view = { width: 1, height: 1 };
  picture = { width: 1, height: 1 };

  /**
   * @param {{width: number, height: number}} view
   * @param {{width: number, height: number}} picture as it fits into the view at zoom 1
   */
  setSizes(view, picture) {
    this.view = view;
    this.picture = picture;
  }

  reset() {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
  }

  /**
   * Zoom so that what lies under `at` stays there.
   * @param {number} factor
   * @param {Point} [at]
   */
  zoomBy(factor, at = { x: 0, y: 0 }) {
    const zoom = Math.min(LARGEST, Math.max(1, this.zoom * factor));
    const change = zoom / this.zoom;
    this.x = at.x - (at.x - this.x) * change;
    this.y = at.y - (at.y - this.y) * change;
    this.zoom = zoom;
    this.keepInView();
  }

  /** @param {number} dx @param {number} dy */
  panBy(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.keepInView();
  }

  /** No edge of the picture comes further in than the window's own. */
  keepInView() {
    const slackX = Math.max(0, (this.picture.width * this.zoom - this.view.width) / 2);
    const slackY = Math.max(0, (this.picture.height * this.zoom - this.view.height) / 2);
    this.x = Math.min(slackX, Math.max(-slackX, this.x));
    this.y = Math.min(slackY, Math.max(-slackY, this.y));
  }

  get zoomed() {
    return this.zoom > 1.001;
  }
}

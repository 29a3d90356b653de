/** Keeps a conversation at its end while the reader is there, and shows the way back when they are not. */
import { h } from '../dom.js';
import { icon } from '../icons.js';

const NEAR = 80;

export class EndKeeper {
  /**
   * @param {HTMLElement} scroller
   * @param {HTMLElement} content what grows in it
   * @param {string} label of the way back
   */
  constructor(scroller, content, label) {
    this.scroller = scroller;
    this.there = true;
    this.lastTop = 0;
    this.pill = h('button.new-pill', { type: 'button', hidden: true, onclick: () => this.go() }, icon('down'), label);
    this.watch = new ResizeObserver(() => this.keep());
    this.watch.observe(content);
    this.watch.observe(scroller);
  }

  stop() {
    this.watch.disconnect();
  }

  /** Only the reader leaves the end, by going up; what grows below (a picture, a font) does not. */
  notice() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    if (near || scrollTop < this.lastTop - 1) this.there = near;
    this.lastTop = scrollTop;
    if (this.there) this.pill.hidden = true;
  }

  keep() {
    if (this.there) this.go();
  }

  go() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.lastTop = this.scroller.scrollTop;
    this.there = true;
    this.pill.hidden = true;
  }

  /** The reader is led elsewhere. */
  leave() {
    this.there = false;
  }

  /** Something new came below. */
  offer() {
    this.pill.hidden = this.there;
  }
}

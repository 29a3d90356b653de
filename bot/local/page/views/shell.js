/** The frame of the page: who plays, where, with whom; and on a phone the drawers for what does not fit. */
import { all, h, swap } from '../dom.js';
import { icon, iconButton } from '../icons.js';
import { Composer } from '../composer/composer.js';
import { recall, remember } from '../prefs.js';
import { readRoute } from '../route.js';
import { alarm, liveRegions } from '../ui/announce.js';
import { Conversation } from './conversation.js';
import { header } from './header.js';
import { inbox } from './inbox.js';
import { members } from './members.js';
import { rail } from './rail.js';
import { sidebar } from './sidebar.js';
import { start } from './start.js';
import { toasts } from './toasts.js';
import { topbar } from './topbar.js';

const NOTICE_STAYS = 6000;

export class Shell {
  main = h('div.main', { id: 'main', tabindex: '-1' });
  center = h('main.center', null);
  members = h('aside.members', null);
  drawer = h('div.drawer', null);
  /** @type {HTMLElement} */
  drawerButton = h('button', null);

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.membersShown = !app.narrow && recall('members', true);
    /** @type {Conversation | null} */
    this.conversation = null;
    this.banner = h('div.banner', { role: 'alert', hidden: true });
    this.notice = h('div.notice', { hidden: true });
    this.root = h('div.shell', null);
    document.body.replaceChildren(this.banner, this.root, this.notice, ...liveRegions);
    addEventListener('keydown', (event) => this.key(event));
    addEventListener('visibilitychange', () => this.conversation?.markRead());
    this.showLink();
  }

  /** Build all anew: at first, after a break, and in another language. */
  build() {
    const { app } = this;
    const { t, world } = app;
    this.main = h('div.main', { id: 'main', tabindex: '-1' });
    this.center = h('main.center', null, header(app), this.main);
    this.drawerButton = iconButton('menu', t('nav.open'), {
      class: 'open-drawer',
      'aria-expanded': 'false',
      'aria-controls': 'drawer',
      onclick: () => this.toggleDrawer(),
    });
    this.members = members(app);
    this.drawer = h(
      'div.drawer',
      { id: 'drawer', onclick: (/** @type {Event} */ event) => this.chosen(event) },
      rail(app),
      sidebar(app),
    );
    this.veil = h('div.veil', { onclick: () => this.closeDrawers() });
    swap(
      this.root,
      h('a.skip', { href: '#main', onclick: (/** @type {Event} */ event) => this.skip(event) }, t('nav.skip')),
      topbar(app, this.drawerButton),
      h('div.panes', null, this.drawer, this.veil, this.center, this.members),
      toasts(app),
    );
    world.on('messages', (change) => this.conversation?.changed(change));
    world.on('locals', (channel) => {
      if (channel === app.channelId()) this.conversation?.localsChanged();
    });
    world.on('busy', (change) => this.conversation?.busyChanged(change));
    world.on('typing', () => this.conversation?.showTyping());
    world.on('world', () => {
      if (readRoute()?.view === 'inbox') swap(this.main, inbox(app));
    });
    this.showMembers();
  }

  /** What the address names. */
  showPlace() {
    const { app } = this;
    const route = readRoute();
    const channel = app.channelId();
    this.closeDrawers();
    if (channel && this.conversation?.channelId === channel && this.main.contains(this.conversation.element)) {
      if (route?.message) this.conversation.reveal(route.message);
      app.world.tell('route');
      return;
    }
    this.conversation?.leave();
    this.conversation = null;
    app.composer = null;
    if (channel && app.world.channels.has(channel)) this.showChannel(channel, route?.message);
    else if (route?.view === 'inbox') swap(this.main, inbox(app));
    else swap(this.main, start(app));
    this.root.dataset.view = route?.view ?? 'start';
    app.world.tell('route');
  }

  /** @param {string} channel @param {string | undefined} message */
  showChannel(channel, message) {
    const { app } = this;
    this.conversation = new Conversation(app, channel);
    app.composer = new Composer(app, channel);
    swap(this.main, this.conversation.element, app.composer.element);
    app.composer.showLine();
    this.conversation.end.go();
    this.conversation.markRead();
    // On a phone the keyboard would cover what one came to read.
    if (!app.narrow) app.composer.focus();
    if (message) this.conversation.reveal(message);
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    if (this.app.composer) this.app.composer.focus();
    else this.main.focus();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === 'Escape' && this.closeDrawers()) {
      event.preventDefault();
      return;
    }
    const free =
      event.target === document.body || /** @type {HTMLElement} */ (event.target).classList?.contains('message');
    if (event.key === '/' && free && this.app.composer && !document.querySelector('dialog[open]')) {
      event.preventDefault();
      this.app.composer.openPicker();
    }
  }

  toggleMembers() {
    this.membersShown = !this.membersShown;
    if (!this.app.narrow) remember('members', this.membersShown);
    this.showMembers();
    this.app.world.tell('route');
  }

  showMembers() {
    this.members.hidden = !this.membersShown;
    this.root.classList.toggle('members-open', this.membersShown);
  }

  toggleDrawer() {
    this.setDrawer(!this.root.classList.contains('drawer-open'));
    if (this.root.classList.contains('drawer-open')) all(this.drawer, 'a')[0]?.focus();
  }

  /** @param {boolean} open */
  setDrawer(open) {
    this.root.classList.toggle('drawer-open', open);
    this.drawerButton.setAttribute('aria-expanded', String(open));
    this.center.inert = open;
  }

  /** Whoever chooses the place where they are goes back to it; of any other the address tells. @param {Event} event */
  chosen(event) {
    if (/** @type {HTMLElement} */ (event.target).closest('a')) this.closeDrawers();
  }

  /** @returns {boolean} whether one was open */
  closeDrawers() {
    const open = this.root.classList.contains('drawer-open');
    if (open) {
      this.setDrawer(false);
      this.drawerButton.focus();
    }
    if (!this.app.narrow || !this.membersShown) return open;
    this.membersShown = false;
    this.showMembers();
    return true;
  }

  /** The line to the server, when it is not well. */
  showLink() {
    const { link, t } = this.app;
    this.banner.hidden = link === 'open';
    this.banner.className = `banner ${link}`;
    if (link === 'refused') {
      swap(
        this.root,
        h(
          'div.empty',
          null,
          h('span.empty-icon', null, icon('lock')),
          h('h1', null, t('link.refused')),
          h('p', null, t('link.refused_about')),
        ),
      );
      this.banner.hidden = true;
    } else {
      this.banner.textContent = link === 'open' ? '' : t(`link.${link}`);
    }
  }

  /** Something did not work, told in passing. @param {string} text */
  tell(text) {
    clearTimeout(this.noticeTimer);
    this.notice.textContent = text;
    this.notice.hidden = false;
    alarm(text);
    this.noticeTimer = setTimeout(() => {
      this.notice.hidden = true;
    }, NOTICE_STAYS);
  }
}

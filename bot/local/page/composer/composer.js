/** Where one writes: plain text or a command, a reply, and what was begun and not yet sent. */
import { h, swap } from '../dom.js';
import { iconButton } from '../icons.js';
import { recall, remember } from '../prefs.js';
import { isDm, nameOf, recipientsOf } from '../state/world.js';
import { CommandForm } from './command_form.js';
import { entriesOf, typedOut, usedFirst } from './commands.js';
import { encodeMentions } from './mentions.js';
import { Panel } from './panel.js';
import { TextBox } from './text_box.js';

const REMEMBERED = 5;

export class Composer {
  /**
   * @param {App} app
   * @param {string} channelId
   */
  constructor(app, channelId) {
    this.app = app;
    this.channelId = channelId;
    const channel = app.world.channels.get(channelId);
    if (!channel) throw new Error(`no channel ${channelId}`);
    this.channel = channel;
    this.draftName = `draft.${app.world.me.id}.${channelId}`;
    this.panel = new Panel(app.t('picker.label'));
    /** @type {Message | null} the message to answer */
    this.replyTo = null;
    /** @type {CommandForm | null} */
    this.form = null;
    this.box = new TextBox(app, channelId, this.panel, this.placeholder(), {
      entries: () => this.entries(),
      entry: (entry) => this.startEntry(entry),
      send: (text) => this.sendText(text),
      change: () => this.changed(),
      escape: () => this.setReply(null),
    });
    this.replyBar = h('div.reply-bar', { hidden: true });
    this.line = h('div.composer-line', null);
    this.element = h(
      'div.composer',
      { role: 'region', 'aria-label': app.t('composer.region') },
      this.panel.element,
      this.replyBar,
      this.line,
    );
    this.showLine();
    this.restore();
  }

  placeholder() {
    const key = isDm(this.channel) ? 'composer.dm' : 'composer.channel';
    if (this.app.narrow) return this.app.t('composer.narrow');
    return this.app.t(key, { name: this.app.world.channelName(this.channelId) });
  }

  entries() {
    const guild = this.channel.guild_id ?? null;
    // A command in a message to a friend has nobody who would answer.
    if (!guild && !recipientsOf(this.channel).some((user) => user.bot)) return [];
    return usedFirst(entriesOf(this.app.world.commands, { guild }, this.app.locale), this.used());
  }

  /** The commands that this player used lately, the last one first. @returns {string[]} */
  used() {
    return recall(`used.${this.app.world.me.id}`, []);
  }

  showLine() {
    const { t } = this.app;
    swap(
      this.line,
      iconButton('slash', t('composer.commands'), { class: 'open-picker', onclick: () => this.openPicker() }),
      this.form ? this.form.element : this.box.element,
      iconButton('send', t('composer.send'), { class: 'send', onclick: () => this.send() }),
    );
    if (!this.form) this.box.fit();
  }

  focus() {
    if (this.form) this.form.focus();
    else this.box.element.focus();
  }

  openPicker() {
    this.leaveForm('/');
    this.box.suggest();
  }

  /** A finished command name followed by a space needs no list. */
  changed() {
    const typed = this.form ? null : typedOut(this.entries(), this.box.text);
    if (typed) this.startEntry(typed.entry, typed.filled);
    this.save();
  }

  /**
   * @param {Entry} entry
   * @param {Map<string, string>} [filled]
   */
  startEntry(entry, filled = new Map()) {
    this.panel.hide();
    const form = new CommandForm(entry, this.app, this.channelId, this.panel, {
      send: (command, label) => this.sendCommand(entry, command, label),
      cancel: (text) => this.leaveForm(text),
      change: () => this.save(),
    });
    form.restore([...filled].map(([name, text]) => ({ name, text })));
    this.form = form;
    this.box.text = '';
    this.showLine();
    form.focus();
    this.save();
    return form;
  }

  /** A command by its full name, from a mention or a button of the page. @param {string} name */
  startCommand(name) {
    const entry = this.entries().find((one) => one.name === name);
    if (entry) this.startEntry(entry);
    else this.leaveForm(`/${name}`);
  }

  /**
   * The same, filled in as far as it has such options, and sent.
   * @param {string} name
   * @param {Map<string, string>} filled
   */
  sendFilled(name, filled) {
    const entry = this.entries().find((one) => one.name === name);
    if (!entry) return;
    this.startEntry(entry, filled).send();
  }

  /** @param {string} text what the text field holds then */
  leaveForm(text) {
    this.form = null;
    this.panel.hide();
    this.box.text = text;
    this.showLine();
    this.box.element.focus();
    if (text) this.box.suggest();
    this.save();
  }

  send() {
    if (this.form) this.form.send();
    else this.sendText(this.box.text);
  }

  /** @param {string} text */
  sendText(text) {
    const content = text.trim();
    if (!content) return;
    /** @param {Choice[]} choices */
    const plain = (choices) => choices.map(({ label, value }) => ({ label, value }));
    const encoded = encodeMentions(content, plain(this.box.mentionable('@')), plain(this.box.mentionable('#')));
    this.app.interactions.send(this.channelId, encoded, this.replyTo?.id ?? null);
    this.box.text = '';
    this.panel.hide();
    this.setReply(null);
    this.save();
  }

  /** @param {Entry} entry @param {object} command @param {string} label */
  sendCommand({ name }, command, label) {
    remember(`used.${this.app.world.me.id}`, [name, ...this.used().filter((one) => one !== name)].slice(0, REMEMBERED));
    this.app.interactions.command(this.channelId, command, label);
    this.leaveForm('');
  }

  /** @param {Message | null} message null ends the reply */
  setReply(message) {
    this.replyTo = message;
    this.replyBar.hidden = !message;
    if (!message) return;
    const { t } = this.app;
    swap(
      this.replyBar,
      h('span', null, t('composer.reply', { name: nameOf(message.author) })),
      iconButton('close', t('composer.drop_reply'), {
        onclick: () => {
          this.setReply(null);
          this.focus();
        },
      }),
    );
    this.focus();
  }

  save() {
    const draft = this.form ? this.form.saved() : this.box.text ? { text: this.box.text } : null;
    remember(this.draftName, draft);
  }

  restore() {
    const draft = recall(this.draftName, null);
    if (!draft) return;
    const entry =
      draft.command && this.entries().find((one) => one.command.id === draft.command && one.name === draft.name);
    if (entry) {
      this.startEntry(entry).restore(draft.values);
      this.save();
    } else {
      this.box.text = draft.text ?? '';
    }
  }
}

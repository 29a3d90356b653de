/** The plain text field of the composer: a message, or the beginning of a command or mention. */
import { h } from '../dom.js';
import { channelsAt, choiceContent, peopleAt } from '../components/choices.js';
import { localized } from '../strings/index.js';
import { search } from './commands.js';
import { mentionAt } from './mentions.js';

const LONGEST_MESSAGE = 2000;
const MOST_MENTIONS = 10;

/**
 * @typedef {object} Listeners
 * @property {() => import('./commands.js').Entry[]} entries the commands that can be used here
 * @property {(entry: import('./commands.js').Entry) => void} entry one was chosen
 * @property {(text: string) => void} send
 * @property {() => void} change
 * @property {() => void} escape
 */

export class TextBox {
  /**
   * @param {App} app
   * @param {string} channelId
   * @param {import('./panel.js').Panel} panel
   * @param {string} placeholder
   * @param {Listeners} on
   */
  constructor(app, channelId, panel, placeholder, on) {
    this.app = app;
    this.channelId = channelId;
    this.panel = panel;
    this.on = on;
    this.element = /** @type {HTMLTextAreaElement} */ (
      h('textarea.text-box', {
        rows: '1',
        'aria-autocomplete': 'list',
        'aria-label': placeholder,
        'aria-keyshortcuts': '/',
        placeholder,
        maxlength: LONGEST_MESSAGE,
        oninput: () => {
          this.fit();
          this.suggest();
          this.on.change();
        },
        onkeydown: (event) => this.key(event),
        onblur: (/** @type {FocusEvent} */ event) => this.left(event.relatedTarget),
        onclick: () => this.suggest(),
      })
    );
  }

  get text() {
    return this.element.value;
  }

  /** @param {string} text */
  set text(text) {
    this.element.value = text;
    this.fit();
  }

  /** The field is as high as its text, within what the stylesheet allows. */
  fit() {
    this.element.style.height = 'auto';
    this.element.style.height = `${this.element.scrollHeight}px`;
  }

  /** The list stays for who goes on into it. @param {EventTarget | null} next what has the focus now */
  left(next) {
    if (!(next instanceof Node && this.panel.element.contains(next))) this.panel.hide();
  }

  suggest() {
    const { element, panel } = this;
    const mention = mentionAt(element.value, element.selectionStart);
    if (element.value.startsWith('/') && !element.value.includes('\n')) this.suggestCommands(element.value.slice(1));
    else if (mention) this.suggestMentions(mention);
    else panel.hide();
  }

  /** @param {string} typed */
  suggestCommands(typed) {
    const found = search(this.on.entries(), typed);
    this.panel.show({
      owner: this.element,
      heading: h('strong', null, this.app.t('picker.commands')),
      options: found.map((entry, index) => ({ value: String(index), content: commandContent(entry, this.app.locale) })),
      note: found.length ? '' : this.app.t('picker.none'),
      onpick: (option) => this.on.entry(found[Number(option.value)]),
    });
  }

  /** @param {{sign: '@' | '#', query: string, from: number}} mention */
  suggestMentions({ sign, query, from }) {
    const found = this.mentionable(sign)
      .filter((one) => one.label.toLowerCase().includes(query))
      .slice(0, MOST_MENTIONS);
    if (!found.length) {
      this.panel.hide();
      return;
    }
    this.panel.show({
      owner: this.element,
      heading: h('strong', null, this.app.t(sign === '@' ? 'picker.people' : 'picker.channels')),
      options: found.map((choice) => ({ value: choice.value, content: choiceContent(choice) })),
      onpick: (option) => {
        const chosen = found.find((choice) => choice.value === option.value);
        this.element.setRangeText(`${sign}${chosen?.label ?? ''} `, from, this.element.selectionStart, 'end');
        this.panel.hide();
        this.on.change();
      },
    });
  }

  /** @param {'@' | '#'} sign */
  mentionable(sign) {
    const channel = this.app.world.channels.get(this.channelId);
    return sign === '@' ? peopleAt(this.app.world, channel) : channelsAt(this.app.world, channel?.guild_id);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.isComposing || this.panel.key(event)) return;
    if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && this.panel.armed) {
      event.preventDefault();
      this.panel.pick();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      this.on.send(this.text);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (this.panel.open) this.panel.hide();
      else this.on.escape();
    }
  }
}

/** @param {Entry} entry @param {string} locale */
function commandContent(entry, locale) {
  return [
    h(
      'span.choice-text',
      null,
      h(
        'span.choice-label',
        null,
        entry.label,
        h(
          'span.command-options',
          null,
          entry.options
            .filter((option) => option.required)
            .map((option) => h('span.option-hint', null, localized(option, 'name', locale))),
        ),
      ),
      h('span.choice-description', null, entry.description),
    ),
  ];
}

/**
 * A chosen command with its options as chips, filled one by one.
 *
 * Enter picks a suggestion, goes on to the next option that is needed, and sends when nothing is missing. Tab and the
 * arrow keys move; Backspace in an empty option takes it out; Escape closes the list, then the command.
 */
import { h } from '../dom.js';
import { iconButton } from '../icons.js';
import { localized } from '../strings/index.js';
import { nestedOptions } from './commands.js';
import { OptionField } from './option_field.js';
import { Suggestions } from './suggestions.js';

/**
 * @typedef {object} Listeners
 * @property {(command: object, label: string) => void} send
 * @property {(text: string) => void} cancel with what the plain text field should hold
 * @property {() => void} change
 */

export class CommandForm {
  /**
   * @param {import('./commands.js').Entry} entry
   * @param {App} app
   * @param {string} channelId
   * @param {import('./panel.js').Panel} panel
   * @param {Listeners} on
   */
  constructor(entry, app, channelId, panel, on) {
    this.entry = entry;
    this.app = app;
    this.channelId = channelId;
    this.panel = panel;
    this.on = on;
    this.suggestions = new Suggestions(app, panel, (field) => this.request(field));
    /** @type {OptionField[]} */
    this.fields = [];
    this.chips = h('span.chips', null);
    this.tail = /** @type {HTMLInputElement} */ (
      h('input.option-tail', {
        type: 'text',
        role: 'combobox',
        autocomplete: 'off',
        'aria-expanded': 'false',
        'aria-autocomplete': 'list',
        'aria-label': app.t('option.more'),
        onfocus: () => this.suggestOptions(),
        oninput: () => {
          if (!this.jump(this.tail)) this.suggestOptions();
        },
        onkeydown: (event) => this.tailKey(event),
        onblur: () => this.panel.hide(),
      })
    );
    this.element = h(
      'div.command-form',
      { role: 'group', 'aria-label': entry.label },
      h('span.command-name', null, entry.label),
      this.chips,
      this.tail,
      iconButton('close', app.t('composer.drop_command'), { class: 'drop', onclick: () => on.cancel('') }),
    );
    entry.options.filter((option) => option.required).forEach((option) => this.add(option));
    this.showTail();
  }

  /** @param {CommandOption} option @returns {OptionField} */
  add(option) {
    const field = new OptionField(option, this.app, this.channelId);
    field.input.addEventListener('focus', () => (field.picked ? this.suggestions.explain(field) : this.suggest(field)));
    field.input.addEventListener('blur', () => this.left(field));
    field.input.addEventListener('input', () => {
      if (!this.jump(field.input)) this.suggest(field);
      this.on.change();
    });
    field.input.addEventListener('keydown', (event) => this.fieldKey(event, field));
    this.fields.push(field);
    this.chips.append(field.element);
    this.showTail();
    return field;
  }

  /** @param {OptionField} field */
  remove(field) {
    const before = this.fields[this.fields.indexOf(field) - 1];
    if (field.option.required) {
      if (before) focusEnd(before.input);
      else this.on.cancel(this.entry.label);
      return;
    }
    this.fields = this.fields.filter((one) => one !== field);
    this.showTail();
    if (before) focusEnd(before.input);
    else this.tail.focus();
    field.element.remove();
    this.on.change();
  }

  remaining() {
    return this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  showTail() {
    const left = this.remaining().length;
    // With no option at all the tail still takes the focus, so that Enter sends.
    this.tail.hidden = left === 0 && this.fields.length > 0;
    this.tail.placeholder = left ? this.app.t('option.more_count', { n: left }) : '';
  }

  /** Put the focus where the next thing is to be typed. */
  focus() {
    const next = this.fields.find((field) => field.option.required && field.empty);
    if (next) next.input.focus();
    else if (!this.tail.hidden) this.tail.focus();
    else this.fields.at(-1)?.input.focus();
  }

  /** @param {OptionField} field */
  suggest(field) {
    this.suggestions.valuesOf(field, (suggestion) => {
      field.take(suggestion);
      this.panel.hide();
      this.on.change();
      this.goOn(field);
    });
  }

  suggestOptions() {
    this.suggestions.options(this.tail, this.entry, this.remaining(), (option) => {
      this.tail.value = '';
      this.add(option).input.focus();
      this.on.change();
    });
  }

  /** After an option is settled. @param {OptionField} field */
  goOn(field) {
    const next = this.fields.find((one) => one.empty);
    if (next) next.input.focus();
    else if (!this.tail.hidden) this.tail.focus();
    else field.input.focus();
  }

  /** @param {OptionField} field */
  left(field) {
    this.suggestions.drop();
    const parsed = field.resolve();
    field.markWrong(parsed?.problem ? this.app.t(parsed.problem, parsed.values) : null);
  }

  /** An option's name and a colon, written anywhere, lead to that option. @param {HTMLInputElement} input */
  jump(input) {
    const written = /(?:^|\s)(\S+):$/.exec(input.value);
    const option =
      written &&
      this.entry.options.find(
        (one) => one.name === written[1] || localized(one, 'name', this.app.locale) === written[1],
      );
    if (!option) return false;
    input.value = input.value.slice(0, written.index);
    const field = this.fields.find((one) => one.option === option) ?? this.add(option);
    this.fields.forEach((one) => one.fit());
    focusEnd(field.input);
    return true;
  }

  /** @param {KeyboardEvent} event @param {OptionField} field */
  fieldKey(event, field) {
    if (event.isComposing || this.panel.key(event)) return;
    const open = this.panel.armed && !field.picked;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (open) this.panel.pick();
      else this.send();
    } else if (event.key === 'Tab' && !event.shiftKey && open && !field.empty) {
      event.preventDefault();
      this.panel.pick();
    } else if (event.key === 'Escape') {
      this.escape(event);
    } else if (event.key === 'Backspace' && field.empty) {
      event.preventDefault();
      this.remove(field);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      this.suggest(field);
    } else {
      this.moveKey(event, field);
    }
  }

  /**
   * Left and right at the end of a text go on to the neighbour.
   * @param {KeyboardEvent} event
   * @param {OptionField} field
   */
  moveKey(event, { input }) {
    const stops = [...this.fields.map((field) => field.input), ...(this.tail.hidden ? [] : [this.tail])];
    const at = stops.indexOf(input);
    const back = event.key === 'ArrowLeft' && input.selectionEnd === 0;
    const forth = event.key === 'ArrowRight' && input.selectionStart === input.value.length;
    const next = back ? stops[at - 1] : forth ? stops[at + 1] : null;
    if (!next) return;
    event.preventDefault();
    focusEnd(next);
  }

  /** @param {KeyboardEvent} event */
  tailKey(event) {
    if (event.isComposing || this.panel.key(event)) return;
    if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey && this.panel.armed)) {
      event.preventDefault();
      if (this.panel.armed) this.panel.pick();
      else this.send();
    } else if (event.key === 'Escape') {
      this.escape(event);
    } else if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && !this.tail.value) {
      event.preventDefault();
      const last = this.fields.at(-1);
      if (last) focusEnd(last.input);
      else if (event.key === 'Backspace') this.on.cancel(this.entry.label);
    }
  }

  /** @param {KeyboardEvent} event */
  escape(event) {
    event.preventDefault();
    event.stopPropagation();
    if (this.panel.list.options.length) this.panel.hide();
    else this.on.cancel('');
  }

  /** What the server takes for this command. @param {any[]} values */
  payload(values) {
    return {
      command_id: this.entry.command.id,
      name: this.entry.command.name,
      options: nestedOptions(this.entry, values),
    };
  }

  /**
   * What autocomplete is asked with: what is filled in well, and the text of the option at hand.
   * @param {OptionField} focused
   */
  request(focused) {
    const filled = this.fields
      .filter((field) => field !== focused)
      .map((field) => field.value())
      .filter(Boolean);
    const asked = { name: focused.option.name, type: focused.option.type, value: focused.input.value, focused: true };
    return { channel_id: this.channelId, ...this.payload([...filled, asked]) };
  }

  send() {
    const wrong = this.fields.filter((field) => !field.check());
    if (!wrong.length) {
      this.on.send(this.payload(this.fields.map((field) => field.value()).filter(Boolean)), this.entry.label);
      return;
    }
    const [first] = wrong;
    const reason = first.problem.textContent;
    first.input.focus();
    first.markWrong(reason);
    this.panel.tell(reason);
  }

  saved() {
    return { command: this.entry.command.id, name: this.entry.name, values: this.fields.map((field) => field.saved()) };
  }

  /** @param {{name: string, text: string, picked?: any}[]} values */
  restore(values) {
    for (const draft of values) {
      const option = this.entry.options.find((one) => one.name === draft.name);
      if (!option) continue;
      const field = this.fields.find((one) => one.option === option) ?? this.add(option);
      field.restore(draft);
    }
  }
}

/** @param {HTMLInputElement} input */
function focusEnd(input) {
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

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

/** How long suggestions may take before the list says that it is waiting. */
const LOADING_AFTER = 150;

export class CommandForm {
  /**
   * @param {object} about
   * @param {import('./commands.js').Entry} about.entry
   * @param {import('../app.js').App} about.app
   * @param {string} about.channelId
   * @param {import('./panel.js').Panel} about.panel
   * @param {import('./autocomplete.js').Autocomplete} about.autocomplete
   * @param {(command: object, label: string) => void} about.onsend
   * @param {(text: string) => void} about.oncancel with what the plain text field should hold
   * @param {() => void} about.onchange
   */
  constructor({ entry, app, channelId, panel, autocomplete, onsend, oncancel, onchange }) {
    Object.assign(this, { entry, app, channelId, panel, autocomplete, onsend, oncancel, onchange });
    /** @type {OptionField[]} */
    this.fields = [];
    this.chips = h('span.chips', null);
    this.tail = /** @type {HTMLInputElement} */ (h('input.option-tail', {
      type: 'text', role: 'combobox', autocomplete: 'off', 'aria-expanded': 'false', 'aria-autocomplete': 'list',
      'aria-label': app.t('option.more'),
      onfocus: () => this.suggestOptions(),
      oninput: () => {
        if (!this.jump(this.tail)) this.suggestOptions();
      },
      onkeydown: (event) => this.tailKey(event),
      onblur: () => this.panel.hide(),
    }));
    this.element = h('div.command-form', { role: 'group', 'aria-label': entry.label },
      h('span.command-name', null, entry.label),
      this.chips,
      this.tail,
      iconButton('close', app.t('composer.drop_command'), { class: 'drop', onclick: () => this.oncancel('') }));
    entry.options.filter((option) => option.required).forEach((option) => this.add(option));
    this.showTail();
  }

  /** @returns {OptionField} */
  add(option) {
    const field = new OptionField(option, this.app, this.channelId);
    this.fields.push(field);
    field.input.addEventListener('focus', () => this.entered(field));
    field.input.addEventListener('blur', () => this.left(field));
    field.input.addEventListener('input', () => {
      if (!this.jump(field.input)) this.suggest(field);
      this.onchange();
    });
    field.input.addEventListener('keydown', (event) => this.fieldKey(event, field));
    this.chips.append(field.element);
    this.showTail();
    return field;
  }

  /** An option's name and a colon, written anywhere, lead to that option. @param {HTMLInputElement} input */
  jump(input) {
    const written = /(?:^|\s)(\S+):$/.exec(input.value);
    const option = written && this.entry.options.find((one) =>
      one.name === written[1] || localized(one, 'name', this.app.locale) === written[1]);
    if (!option) return false;
    input.value = input.value.slice(0, written.index);
    const field = this.fields.find((one) => one.option === option) ?? this.add(option);
    this.fields.forEach((one) => one.fit());
    focusEnd(field.input);
    return true;
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
    else this.fields.at(-1).input.focus();
  }

  entered(field) {
    if (field.picked) this.help(field);
    else this.suggest(field);
  }

  left(field) {
    this.autocomplete.drop();
    this.panel.hide();
    const parsed = field.resolve();
    field.markWrong(parsed && 'problem' in parsed ? this.app.t(parsed.problem, parsed.values) : null);
  }

  /** Only what the option is about. */
  help(field, note = '') {
    this.panel.show({ owner: field.input, options: [], heading: headingOf(field), note, onpick: () => {} });
  }

  suggest(field) {
    if (field.live) this.suggestLive(field);
    else this.offer(field, field.fitting());
  }

  suggestLive(field) {
    const waiting = setTimeout(() => {
      if (document.activeElement === field.input) this.help(field, this.app.t('option.loading'));
    }, LOADING_AFTER);
    this.autocomplete.ask(this.request(field), (choices) => {
      clearTimeout(waiting);
      if (document.activeElement !== field.input || field.picked) return;
      if (choices === null) this.help(field, this.app.t('option.no_answer'));
      else this.offer(field, choices.map((one) => ({ value: one.value, label: localized(one, 'name', this.app.locale) })));
    });
  }

  /** @param {OptionField} field @param {import('./option_field.js').Suggestion[] | null} suggestions */
  offer(field, suggestions) {
    if (!suggestions) {
      this.help(field);
      return;
    }
    this.panel.show({
      owner: field.input,
      heading: headingOf(field),
      options: suggestions.map((one, index) => ({
        value: String(index),
        content: one.content ?? h('span.choice-label', null, one.label),
      })),
      note: suggestions.length ? '' : this.app.t('option.none'),
      onpick: (option) => this.take(field, suggestions[Number(option.value)]),
    });
  }

  take(field, suggestion) {
    field.take(suggestion);
    this.panel.hide();
    this.onchange();
    this.goOn(field);
  }

  /** After an option is settled. */
  goOn(field) {
    const next = this.fields.find((one) => one.empty);
    if (next) next.input.focus();
    else if (!this.tail.hidden) this.tail.focus();
    else field.input.focus();
  }

  suggestOptions() {
    const typed = this.tail.value.trim().toLowerCase();
    const options = this.remaining().filter((option) =>
      localized(option, 'name', this.app.locale).toLowerCase().startsWith(typed) || option.name.startsWith(typed));
    if (!options.length && !typed) {
      this.panel.show({ owner: this.tail, options: [], heading: this.commandHeading(), onpick: () => {} });
      return;
    }
    this.panel.show({
      owner: this.tail,
      heading: this.commandHeading(),
      at: typed ? 0 : -1,
      options: options.map((option, index) => ({
        value: String(index),
        content: h('span.choice-text', null,
          h('span.choice-label', null, localized(option, 'name', this.app.locale)),
          h('span.choice-description', null, localized(option, 'description', this.app.locale))),
      })),
      note: options.length ? '' : this.app.t('option.none'),
      onpick: (option) => {
        this.tail.value = '';
        this.add(options[Number(option.value)]).input.focus();
        this.onchange();
      },
    });
  }

  commandHeading() {
    return [h('strong', null, this.entry.label), h('span', null, this.entry.description)];
  }

  /** @param {KeyboardEvent} event @param {OptionField} field */
  fieldKey(event, field) {
    if (event.isComposing || this.panel.key(event)) return;
    const at = this.fields.indexOf(field);
    const { input } = field;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (this.panel.armed && !field.picked) this.panel.pick();
      else this.send();
    } else if (event.key === 'Tab' && !event.shiftKey && this.panel.armed && !field.picked && !field.empty) {
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
    } else if (event.key === 'ArrowLeft' && input.selectionEnd === 0 && at > 0) {
      event.preventDefault();
      focusEnd(this.fields[at - 1].input);
    } else if (event.key === 'ArrowRight' && input.selectionStart === input.value.length) {
      const next = this.fields[at + 1]?.input ?? (this.tail.hidden ? null : this.tail);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    }
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
      else if (event.key === 'Backspace') this.oncancel(this.entry.label);
    }
  }

  escape(event) {
    event.preventDefault();
    event.stopPropagation();
    if (this.panel.list.options.length) this.panel.hide();
    else this.oncancel('');
  }

  /** @param {OptionField} field */
  remove(field) {
    const at = this.fields.indexOf(field);
    const before = this.fields[at - 1];
    if (field.option.required) {
      if (before) focusEnd(before.input);
      else this.oncancel(this.entry.label);
      return;
    }
    this.fields.splice(at, 1);
    this.showTail();
    if (before) focusEnd(before.input);
    else this.tail.focus();
    field.element.remove();
    this.onchange();
  }

  /** What the server takes for this command. @param {any[]} values */
  payload(values) {
    return { command_id: this.entry.command.id, name: this.entry.command.name, options: nestedOptions(this.entry, values) };
  }

  request(focused) {
    const others = this.fields.filter((field) => field !== focused).flatMap((field) => {
      const parsed = field.resolve();
      return parsed && 'value' in parsed ? [{ ...field.raw(), value: parsed.value }] : [];
    });
    const asked = { name: focused.option.name, type: focused.option.type, value: focused.input.value, focused: true };
    return { channel_id: this.channelId, ...this.payload([...others, asked]) };
  }

  send() {
    const values = [];
    /** @type {OptionField | null} */
    let wrong = null;
    for (const field of this.fields) {
      const parsed = field.resolve();
      if (parsed && 'value' in parsed) {
        values.push({ name: field.option.name, type: field.option.type, value: parsed.value });
      } else if (parsed || field.option.required) {
        field.markWrong(parsed ? this.app.t(parsed.problem, parsed.values) : this.app.t('option.required'));
        wrong ??= field;
      }
    }
    if (!wrong) {
      this.onsend(this.payload(values), this.entry.label);
      return;
    }
    const reason = wrong.problem.textContent;
    wrong.input.focus();
    wrong.markWrong(reason);
    this.panel.note.textContent = reason;
    this.panel.note.hidden = false;
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

function headingOf(field) {
  return [h('strong', null, field.name), h('span', null, field.description)];
}

/** @param {HTMLInputElement} input */
function focusEnd(input) {
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
}

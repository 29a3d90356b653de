/** One option of a command being filled in: a chip with its name and a text field. */
import { h, uid } from '../dom.js';
import { channelsAt, choiceContent, peopleAt, rolesAt } from '../components/choices.js';
import { localized } from '../strings/index.js';
import { OptionType, parseValue } from './values.js';

const MOST_SHOWN = 25;

/**
 * @typedef {{value: any, label: string, content?: Child}} Suggestion
 */

export class OptionField {
  /**
   * @param {CommandOption} option
   * @param {App} app
   * @param {string} channelId
   */
  constructor(option, app, channelId) {
    this.option = option;
    this.app = app;
    this.channelId = channelId;
    this.name = localized(option, 'name', app.locale);
    this.description = localized(option, 'description', app.locale);
    /** @type {{value: any, label: string} | null} what was picked from a list */
    this.picked = null;
    this.problem = h('span.unseen', { id: uid('problem') });
    this.input = /** @type {HTMLInputElement} */ (
      h('input.option-input', {
        type: 'text',
        role: 'combobox',
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: 'false',
        'aria-expanded': 'false',
        'aria-autocomplete': 'list',
        'aria-required': String(Boolean(option.required)),
        'aria-label': `${this.name}: ${this.description}`,
        'aria-describedby': this.problem.id,
        oninput: () => {
          this.picked = null;
          this.markWrong(null);
          this.fit();
        },
      })
    );
    this.element = h(
      'span.chip',
      { onclick: () => this.input.focus() },
      h('span.chip-name', { 'aria-hidden': 'true' }, this.name),
      this.input,
      this.problem,
    );
    this.fit();
  }

  /** The field is as wide as its text. */
  fit() {
    this.input.size = Math.max(2, Math.min(this.input.value.length + 1, 40));
    this.element.classList.toggle('settled', this.picked !== null);
  }

  /** @param {Suggestion} suggestion */
  take(suggestion) {
    this.picked = { value: suggestion.value, label: suggestion.label };
    this.input.value = suggestion.label;
    this.markWrong(null);
    this.fit();
  }

  /** @param {string | null} reason */
  markWrong(reason) {
    this.element.classList.toggle('wrong', reason !== null);
    this.input.setAttribute('aria-invalid', String(reason !== null));
    this.problem.textContent = reason ?? '';
    this.element.title = reason ?? '';
  }

  get empty() {
    return this.input.value === '';
  }

  /** @returns {import('./values.js').Parsed | null} null when nothing was filled in */
  resolve() {
    if (this.picked) return { value: this.picked.value };
    const text = this.input.value.trim();
    if (!text) return null;
    const plain = text.replace(/^[@#]/, '').toLowerCase();
    const match = this.known()?.find((one) => one.label.toLowerCase() === plain);
    return match ? { value: match.value } : parseValue(this.option, text);
  }

  /** Whether the bot is to be asked for suggestions. */
  get live() {
    return Boolean(this.option.autocomplete);
  }

  /** @returns {Suggestion[] | null} null where anything may be typed */
  known() {
    const { option, app } = this;
    if (option.choices?.length) {
      return option.choices.map((choice) => ({ value: choice.value, label: localized(choice, 'name', app.locale) }));
    }
    if (option.type === OptionType.BOOLEAN) {
      return [true, false].map((value) => ({ value, label: app.t(value ? 'yes' : 'no') }));
    }
    const channel = this.channel();
    const guild = channel?.guild_id;
    const people = () => peopleAt(app.world, channel);
    const roles = () => rolesAt(app.world, guild);
    switch (option.type) {
      case OptionType.USER:
        return people().map(asSuggestion);
      case OptionType.MENTIONABLE:
        return [...people(), ...roles()].map(asSuggestion);
      case OptionType.ROLE:
        return roles().map(asSuggestion);
      case OptionType.CHANNEL:
        return channelsAt(app.world, guild, option.channel_types).map(asSuggestion);
      default:
        return null;
    }
  }

  /** Those of the known values that fit what is typed. @returns {Suggestion[] | null} */
  fitting() {
    const typed = this.input.value.trim().replace(/^[@#]/, '').toLowerCase();
    return (
      this.known()
        ?.filter((one) => one.label.toLowerCase().includes(typed))
        .slice(0, MOST_SHOWN) ?? null
    );
  }

  channel() {
    return this.app.world.channels.get(this.channelId);
  }

  /** Discord's part for this option, if it is filled in well. */
  value() {
    const parsed = this.resolve();
    return parsed && !parsed.problem ? { name: this.option.name, type: this.option.type, value: parsed.value } : null;
  }

  /** @returns {boolean} whether it can be sent as it is; if not, it says why */
  check() {
    const parsed = this.resolve();
    const { t } = this.app;
    const missing = !parsed && this.option.required ? t('option.required') : null;
    this.markWrong(parsed?.problem ? t(parsed.problem, parsed.values) : missing);
    return !parsed?.problem && !missing;
  }

  /** For a draft. */
  saved() {
    return { name: this.option.name, text: this.input.value, picked: this.picked };
  }

  /** @param {{text: string, picked?: {value: any, label: string} | null}} draft */
  restore(draft) {
    this.input.value = draft.text;
    this.picked = draft.picked ?? null;
    this.fit();
  }
}

/** @param {import('../components/choices.js').Choice} choice @returns {Suggestion} */
function asSuggestion(choice) {
  return { value: choice.value, label: choice.label, content: choiceContent(choice) };
}

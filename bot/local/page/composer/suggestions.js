/** What the panel offers while a command is filled in: an option's values, or further options. */
import { h } from '../dom.js';
import { localized } from '../strings/index.js';
import { chooseFile } from './files.js';
import { OptionType } from './values.js';

/** How long the bot's suggestions may take before the panel says that it is waiting. */
const LOADING_AFTER = 150;

export class Suggestions {
  /**
   * @param {App} app
   * @param {import('./panel.js').Panel} panel
   * @param {(focused: OptionField) => object} request what autocomplete sends for an option
   */
  constructor(app, panel, request) {
    this.app = app;
    this.panel = panel;
    this.request = request;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
  }

  /** Only what the option is about. @param {OptionField} field */
  explain(field, note = '') {
    this.panel.show({ owner: field.input, options: [], heading: headingOf(field), note, onpick: () => {} });
  }

  /** @param {OptionField} field @param {(suggestion: Suggestion) => void} ontake */
  valuesOf(field, ontake) {
    if (field.option.type === OptionType.ATTACHMENT) this.file(field, ontake);
    else if (field.live) this.ask(field, ontake);
    else this.offer(field, field.fitting(), ontake);
  }

  /** @param {OptionField} field @param {(suggestion: Suggestion) => void} ontake */
  ask(field, ontake) {
    const { app } = this;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      if (document.activeElement === field.input) this.explain(field, app.t('option.loading'));
    }, LOADING_AFTER);
    app.autocomplete.ask(this.request(field), (choices) => {
      clearTimeout(this.waiting);
      if (document.activeElement !== field.input || field.picked) return;
      if (!choices) {
        this.explain(field, app.t('option.no_answer'));
        return;
      }
      const suggestions = choices.map((one) => ({ value: one.value, label: localized(one, 'name', app.locale) }));
      this.offer(field, suggestions, ontake);
    });
  }

  /** @param {OptionField} field @param {(suggestion: Suggestion) => void} ontake */
  file(field, ontake) {
    this.panel.show({
      owner: field.input,
      heading: headingOf(field),
      options: [{ value: '0', content: h('span.choice-label', null, this.app.t('option.file')) }],
      note: '',
      onpick: async () => {
        const chosen = await chooseFile(this.app);
        if (chosen) ontake(chosen);
        else field.input.focus();
      },
    });
  }

  /** The option was left. */
  drop() {
    clearTimeout(this.waiting);
    this.app.autocomplete.drop();
    this.panel.hide();
  }

  /**
   * @param {OptionField} field
   * @param {Suggestion[] | null} suggestions
   * @param {(suggestion: Suggestion) => void} ontake
   */
  offer(field, suggestions, ontake) {
    if (!suggestions) {
      this.explain(field);
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
      onpick: (option) => ontake(suggestions[Number(option.value)]),
    });
  }

  /**
   * The options that are not filled in yet. None is active until something is typed, so that Enter sends.
   * @param {HTMLInputElement} owner
   * @param {Entry} entry
   * @param {CommandOption[]} remaining
   * @param {(option: CommandOption) => void} onadd
   */
  options(owner, entry, remaining, onadd) {
    const { app } = this;
    const typed = owner.value.trim().toLowerCase();
    const fitting = remaining.filter(
      (option) => nameOf(option, app).toLowerCase().startsWith(typed) || option.name.startsWith(typed),
    );
    this.panel.show({
      owner,
      heading: [h('strong', null, entry.label), h('span', null, entry.description)],
      at: typed ? 0 : -1,
      options: fitting.map((option, index) => ({
        value: String(index),
        content: h(
          'span.choice-text',
          null,
          h('span.choice-label', null, nameOf(option, app)),
          h('span.choice-description', null, localized(option, 'description', app.locale)),
        ),
      })),
      note: fitting.length || !typed ? '' : app.t('option.none'),
      onpick: (option) => onadd(fitting[Number(option.value)]),
    });
  }
}

/** @param {OptionField} field */
function headingOf(field) {
  return [h('strong', null, field.name), h('span', null, field.description)];
}

/** @param {CommandOption} option @param {App} app */
function nameOf(option, app) {
  return localized(option, 'name', app.locale);
}

/** A form that the bot opens in answer to a command or a click. */
import { h, uid } from '../dom.js';
import { markdown } from '../markdown/render.js';
import { openDialog } from '../ui/dialog.js';
import { formField } from './form_fields.js';

const ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;

/**
 * @param {ModalForm} form
 * @param {App} app
 */
export function openModal(form, app) {
  const { t } = app;
  const channel = form.channel_id ?? app.channelId() ?? '';
  const parts = form.components.map((component) => formPart(component, app, channel));
  const failure = h('p.form-failure', { role: 'alert' });
  const submit = h('button.button.primary', { type: 'submit' }, t('form.submit'));
  const content = h(
    'form.modal-form',
    { novalidate: true, onsubmit: send },
    h(
      'div.modal-parts',
      null,
      parts.map((part) => part.element),
    ),
    failure,
    h(
      'div.dialog-foot',
      null,
      h('button.button.secondary', { type: 'button', onclick: () => dialog.close() }, t('form.cancel')),
      submit,
    ),
  );
  const dialog = openDialog({ title: form.title, closeLabel: t('close'), kind: 'modal', content, lightDismiss: false });
  parts.find((part) => part.focus)?.focus?.();

  /** @param {SubmitEvent} event */
  function send(event) {
    event.preventDefault();
    const wrong = parts.filter((part) => !part.check());
    if (wrong.length) {
      wrong[0].focus?.();
      return;
    }
    if (submit.classList.contains('busy')) return;
    setBusy(true);
    failure.textContent = '';
    const components = parts.map((part) => part.answer()).filter(Boolean);
    app.interactions.submit(
      { interaction_id: form.interaction_id, custom_id: form.custom_id, components },
      (ok, error) => {
        if (ok) {
          dialog.close();
          return;
        }
        setBusy(false);
        failure.textContent = error ?? t('failed.click');
      },
    );
  }

  /** @param {boolean} busy */
  function setBusy(busy) {
    submit.classList.toggle('busy', busy);
    submit.setAttribute('aria-busy', String(busy));
  }
}

/**
 * One top-level component of a form: a text, a labelled field, or an old-style row with one text input.
 * @param {Component} component
 * @param {App} app
 * @param {string} channel
 * @returns {{element: HTMLElement, focus?: () => void, check: () => boolean, answer: () => object | null}}
 */
function formPart(component, app, channel) {
  if (component.type === TEXT_DISPLAY) {
    return { element: markdown(component.content, app.around), check: () => true, answer: () => null };
  }
  const inner = component.type === LABEL ? component.component : component.components[0];
  const label = component.type === LABEL ? component.label : inner.label;
  const ids = { label: uid('label'), help: uid('help'), problem: uid('problem') };
  const field = formField(inner, app, channel, {
    'aria-labelledby': ids.label,
    'aria-describedby': component.description ? `${ids.help} ${ids.problem}` : ids.problem,
  });
  const problem = h('p.problem', { id: ids.problem });
  const required = inner.type !== 23 && (inner.required ?? true);
  const element = h(
    'div.form-part',
    null,
    h(
      'div.form-label',
      { id: ids.label, onclick: () => field?.control.focus() },
      label,
      required && h('span.required', { 'aria-hidden': 'true' }, ' *'),
    ),
    component.description && h('p.form-help', { id: ids.help }, component.description),
    field ? field.element : h('p.problem', null, app.t('form.not_here')),
    problem,
  );
  return {
    element,
    focus: () => field?.control.focus(),
    check: () => {
      const text = field?.problem() ?? null;
      problem.textContent = text ?? '';
      field?.control.setAttribute('aria-invalid', String(text !== null));
      return text === null;
    },
    answer: () => {
      if (!field) return null;
      if (component.type === ROW) return { type: ROW, id: component.id, components: [field.answer()] };
      return { type: LABEL, id: component.id, component: field.answer() };
    },
  };
}

/** One message of the conversation. */
import { h, uid } from '../dom.js';
import { icon } from '../icons.js';
import { attachments } from '../components/media.js';
import { showBusy } from '../components/busy.js';
import { renderComponents } from '../components/index.js';
import { markdown } from '../markdown/render.js';
import { moment, timeElement } from '../markdown/timestamps.js';
import { nameOf } from '../state/world.js';
import { avatar } from '../ui/people.js';
import {
  actions,
  contextLine,
  ephemeralFoot,
  Flag,
  isEphemeral,
  isLoading,
  systemText,
  threadLink,
} from './message_parts.js';

/**
 * @param {Message} message
 * @param {{grouped: boolean}} about whether it goes on from the author's last one
 * @param {App} app
 */
export function messageElement(message, { grouped }, app) {
  const system = systemText(message, app);
  return system ? systemMessage(message, system, app) : ownMessage(message, grouped, app);
}

/** @param {Message} message @param {string} text @param {App} app */
function systemMessage(message, text, app) {
  return h(
    'li.message.system',
    { tabindex: '-1', data: { key: message.id } },
    h('span.gutter', null, icon('right')),
    h(
      'div.message-main',
      null,
      h('p', null, text, ' ', timeElement(Date.parse(message.timestamp), 't', app.locale)),
      threadLink(message, app),
    ),
  );
}

/** @param {Message} message @param {boolean} grouped @param {App} app */
function ownMessage(message, grouped, app) {
  const { author } = message;
  const at = Date.parse(message.timestamp);
  const ids = { author: uid('author'), body: uid('body') };
  const context = contextLine(message, app);
  const element = h(
    'li.message',
    {
      tabindex: '-1',
      class: looksOf(message, grouped, app),
      'aria-labelledby': `${ids.author} ${ids.body}`,
      data: { key: message.id },
    },
    context,
    h(
      'span.gutter',
      null,
      grouped ? h('span.small-time', { 'aria-hidden': 'true' }, moment(at, 't', app.locale)) : avatar(author, 'large'),
    ),
    h(
      'div.message-main',
      null,
      h(
        'div.message-head',
        { id: ids.author, class: grouped ? 'unseen' : '' },
        h('span.author', { class: author.bot ? 'bot' : '' }, nameOf(author)),
        author.bot && h('span.app-tag', null, app.t('message.app')),
        timeElement(at, isToday(at) ? 't' : 's', app.locale),
      ),
      h('div.message-body', { id: ids.body }, isLoading(message) ? thinking(app) : body(message, app)),
      threadLink(message, app),
      failure(message, app),
      isEphemeral(message) && !isLoading(message) && ephemeralFoot(message, app),
    ),
    actions(message, app),
  );
  showBusy(element, message.id, app.interactions);
  return element;
}

/** @param {Message} message @param {boolean} grouped @param {App} app */
function looksOf(message, grouped, app) {
  const looks = { grouped, ephemeral: isEphemeral(message), 'mentions-me': mentionsMe(message, app) };
  return Object.entries(looks)
    .filter(([, on]) => on)
    .map(([look]) => look)
    .join(' ');
}

/** @param {Message} message @param {App} app */
function body(message, app) {
  const edited = message.edited_timestamp && !(message.flags & Flag.COMPONENTS_V2);
  return [
    message.content && markdown(message.content, app.around),
    edited && h('span.edited', null, app.t('message.edited')),
    // A V2 message shows its pictures through its components alone.
    !(message.flags & Flag.COMPONENTS_V2) && attachments(message.attachments ?? [], app),
    renderComponents(message.components ?? [], { message, app, around: app.around }),
    Boolean(message.flags & Flag.PUBLISHED) && h('p.published', null, icon('news'), app.t('message.published')),
  ];
}

/** @param {App} app */
function thinking(app) {
  return h('p.thinking', { role: 'status' }, dots(), app.t('message.thinking', { name: nameOf(app.world.bot) }));
}

export function dots() {
  return h('span.dots', { 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
}

/** @param {Message} message @param {App} app */
function failure(message, app) {
  const reason = app.interactions.failedClicks.get(message.id);
  return reason && h('p.click-failure', null, icon('alert'), reason);
}

/** @param {Message} message @param {App} app */
function mentionsMe(message, app) {
  const { me } = app.world;
  return (
    message.author.id !== me.id &&
    (message.mention_everyone || (message.mentions ?? []).some((user) => user.id === me.id))
  );
}

/** @param {number} at */
function isToday(at) {
  return new Date(at).toDateString() === new Date().toDateString();
}

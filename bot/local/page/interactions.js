/**
 * What this player set off and is not settled yet: commands, clicks, submitted forms, and the messages being sent.
 *
 * A click makes its control busy; a command leaves a line in the conversation until the bot answers. Whatever fails
 * stays as a line that only this player sees.
 *
 * @typedef {{nonce: string, channel: string, kind: 'command' | 'message', label: string,
 *   state: 'sending' | 'failed', error?: string, at: number}} Local
 * @typedef {{nonce: string, channel: string, kind: 'command' | 'message' | 'component' | 'modal', label: string,
 *   message?: string, customId?: string, settled?: (ok: boolean, error?: string) => void, timer?: number}} Course
 */

import { OFFLINE, Refused } from './socket.js';

/** What a person is told of a refusal, by Discord's codes. @type {Record<number, string>} */
const REFUSALS = {
  [OFFLINE]: 'failed.offline',
  50001: 'failed.not_allowed',
  50007: 'failed.dms_closed',
  50013: 'failed.not_allowed',
  50083: 'failed.thread_closed',
  160005: 'failed.thread_closed',
};

/** The server judges after three seconds; this only guards against a server that went silent. */
const SILENCE = 8000;

export class Interactions {
  /**
   * @param {World} world
   * @param {() => import('./socket.js').Socket} socket
   * @param {Translate} t
   */
  constructor(world, socket, t) {
    this.world = world;
    this.socket = socket;
    this.t = t;
    /** @type {Map<string, Course>} */
    this.courses = new Map();
    /** @type {Map<string, Local>} */
    this.locals = new Map();
    /** @type {Map<string, string>} failed clicks, by message */
    this.failedClicks = new Map();
    /** @type {Map<string, Map<string, string[]>>} what was chosen in a message's selects, until the message changes */
    this.chosen = new Map();
  }

  /** @param {string} channel @param {object} command @param {string} label */
  command(channel, command, label) {
    this.begin('command', { channel_id: channel, ...command }, { kind: 'command', channel, label });
  }

  /** @param {string} channel @param {string} content @param {string | null} replyTo */
  send(channel, content, replyTo) {
    const fields = { channel_id: channel, content, ...(replyTo ? { reply_to: replyTo } : {}) };
    const nonce = this.begin('send', fields, { kind: 'message', channel, label: content });
    return nonce;
  }

  /** @param {Message} message @param {Component} component @param {string[]} [values] */
  click(message, component, values) {
    if (this.isBusy(message.id)) return;
    const fields = {
      message_id: message.id,
      channel_id: message.channel_id,
      custom_id: component.custom_id,
      component_type: component.type,
      ...(values ? { values } : {}),
    };
    this.failedClicks.delete(message.id);
    if (values) this.chosen.set(message.id, new Map(this.chosen.get(message.id)).set(component.custom_id, values));
    this.begin('component', fields, {
      kind: 'component',
      channel: message.channel_id,
      label: '',
      message: message.id,
      customId: component.custom_id,
    });
  }

  /**
   * @param {object} fields
   * @param {(ok: boolean, error?: string) => void} settled
   */
  submit(fields, settled) {
    this.begin('modal', fields, { kind: 'modal', channel: '', label: '', settled });
  }

  /** @param {string} op @param {object} fields @param {Omit<Course, 'nonce'>} about */
  begin(op, fields, about) {
    const nonce = this.socket().nonce();
    /** @type {Course} */
    const course = { nonce, ...about };
    this.courses.set(nonce, course);
    if (course.kind === 'command' || course.kind === 'message') {
      this.keepLocal({
        nonce,
        channel: course.channel,
        kind: course.kind,
        label: course.label,
        state: 'sending',
        at: Date.now(),
      });
    }
    this.socket()
      .ask(op, { ...fields, nonce })
      .then(
        () => {
          if (course.kind === 'message') this.done(nonce);
          else if (this.courses.has(nonce)) course.timer = setTimeout(() => this.fail(nonce), SILENCE);
        },
        (refused) => this.fail(nonce, this.reason(refused)),
      );
    if (course.message) this.tellBusy(course);
    return nonce;
  }

  /** An INTERACTION_STATE of the server. @param {{nonce: string, state: string, message?: string}} data */
  report(data) {
    if (data.state === 'failed') this.fail(data.nonce, data.message);
    else if (data.state === 'done') this.done(data.nonce);
    else this.thinking(data.nonce);
  }

  /** @param {string} nonce */
  thinking(nonce) {
    const course = this.courses.get(nonce);
    if (!course) return;
    clearTimeout(course.timer);
    course.settled?.(true);
    course.settled = undefined;
    this.dropLocal(nonce);
  }

  /** @param {string} nonce */
  done(nonce) {
    const course = this.end(nonce);
    course?.settled?.(true);
    this.dropLocal(nonce);
  }

  /** @param {string} nonce @param {string} [reason] */
  fail(nonce, reason) {
    const course = this.end(nonce);
    if (!course) return;
    const error = reason || this.t(course.kind === 'command' ? 'failed.command' : 'failed.click');
    if (course.settled) course.settled(false, error);
    else if (course.message) this.failedClick(course.message, error);
    else this.failedLocal(nonce, error);
    if (course.message) this.tellBusy(course);
  }

  /** @param {string} nonce @param {string} error */
  failedLocal(nonce, error) {
    const local = this.locals.get(nonce);
    if (local) this.keepLocal({ ...local, state: 'failed', error });
  }

  /** @param {string} message @param {string} error */
  failedClick(message, error) {
    this.failedClicks.set(message, error);
    this.chosen.delete(message);
  }

  /** @param {string} nonce @returns {Course | undefined} */
  end(nonce) {
    const course = this.courses.get(nonce);
    if (!course) return undefined;
    clearTimeout(course.timer);
    this.courses.delete(nonce);
    if (course.message) this.tellBusy(course);
    return course;
  }

  /** The line broke: nothing that was under way will be answered. */
  abandon() {
    for (const nonce of [...this.courses.keys()]) this.fail(nonce, this.t('failed.offline'));
  }

  /** @param {string} message @param {string} [customId] */
  isBusy(message, customId) {
    return [...this.courses.values()].some(
      (course) => course.message === message && (customId === undefined || course.customId === customId),
    );
  }

  /** @param {string} channel @returns {Local[]} */
  localsOf(channel) {
    return [...this.locals.values()].filter((local) => local.channel === channel);
  }

  /** @param {Local} local */
  keepLocal(local) {
    this.locals.set(local.nonce, local);
    this.world.tell('locals', local.channel);
  }

  /** @param {string} nonce */
  dropLocal(nonce) {
    const local = this.locals.get(nonce);
    if (!local) return;
    this.locals.delete(nonce);
    this.world.tell('locals', local.channel);
  }

  /** @param {string} message @param {string} customId */
  chosenIn(message, customId) {
    return this.chosen.get(message)?.get(customId);
  }

  /** The message came anew. @param {string} message */
  forget(message) {
    this.failedClicks.delete(message);
    this.chosen.delete(message);
  }

  /** @param {Course} course */
  tellBusy(course) {
    this.world.tell('busy', { channel: course.channel, message: course.message });
  }

  /** In the reader's words. @param {unknown} refused what an operation was rejected with */
  reason(refused) {
    if (!(refused instanceof Refused)) return String(refused);
    const words = REFUSALS[refused.code];
    return words ? this.t(words) : refused.message;
  }
}

/**
 * Suggestions that the bot makes while an option is typed: one question at a time, and of those that
 * waited meanwhile only the latest.
 */

const PATIENCE = 4000;

export class Autocomplete {
  /** @param {() => import('../socket.js').Socket} socket */
  constructor(socket) {
    this.socket = socket;
    /** @type {{nonce: string, answer: (choices: OptionChoice[] | null) => void, timer: number} | null} */
    this.asked = null;
    /** @type {{fields: object, answer: (choices: OptionChoice[] | null) => void} | null} */
    this.next = null;
  }

  /**
   * @param {object} fields the command with its focused option
   * @param {(choices: OptionChoice[] | null) => void} answer null when the bot did not answer
   */
  ask(fields, answer) {
    if (this.asked) {
      this.next = { fields, answer };
      return;
    }
    const nonce = this.socket().nonce();
    const timer = setTimeout(() => this.settle(nonce, null), PATIENCE);
    this.asked = { nonce, answer, timer };
    this.socket()
      .ask('autocomplete', { ...fields, nonce })
      .catch(() => this.settle(nonce, null));
  }

  /** An AUTOCOMPLETE event. @param {{nonce: string, choices: OptionChoice[]}} data */
  receive(data) {
    this.settle(data.nonce, data.choices);
  }

  /** @param {string} nonce @param {OptionChoice[] | null} choices */
  settle(nonce, choices) {
    if (this.asked?.nonce !== nonce) return;
    const { answer, timer } = this.asked;
    clearTimeout(timer);
    this.asked = null;
    const next = this.next;
    this.next = null;
    if (next) this.ask(next.fields, next.answer);
    else answer(choices);
  }

  /** The option was left: its late suggestions interest nobody. */
  drop() {
    this.next = null;
    if (this.asked) this.asked.answer = () => {};
  }
}

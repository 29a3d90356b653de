/** The line to the local server: operations with answers, events, and patience when it breaks. */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const BAD_KEY = 4004;

/** The code of what never reached the server; Discord's are all above. */
export const OFFLINE = -1;

/** An operation the server refused, with Discord's error code. */
export class Refused extends Error {
  /** @param {{code: number, message: string}} error */
  constructor(error) {
    super(error.message);
    this.code = error.code;
  }
}

/** @typedef {'connecting' | 'open' | 'lost' | 'refused'} LinkState */

export class Socket {
  /**
   * @param {string} key
   * @param {{event: (type: string, data: any) => void, state: (state: LinkState) => void}} listeners
   */
  constructor(key, listeners) {
    this.key = key;
    this.listeners = listeners;
    this.waiting = new Map();
    this.serial = 0;
    this.wait = FIRST_WAIT;
    this.opened = false;
    this.line = this.connect();
    addEventListener('online', () => this.retryNow());
  }

  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const line = new WebSocket(`${scheme}://${location.host}/page/socket?key=${encodeURIComponent(this.key)}`);
    this.opened = false;
    line.addEventListener('open', () => {
      this.opened = true;
      this.wait = FIRST_WAIT;
      this.listeners.state('open');
    });
    line.addEventListener('message', (message) => this.receive(JSON.parse(message.data)));
    line.addEventListener('close', (close) => this.closed(close.code));
    return line;
  }

  /** @param {{t: string, d: any}} frame */
  receive(frame) {
    if (frame.t !== 'RESULT') {
      this.listeners.event(frame.t, frame.d);
      return;
    }
    const pending = this.waiting.get(frame.d.nonce);
    if (!pending) return;
    this.waiting.delete(frame.d.nonce);
    if (frame.d.ok) pending.resolve(frame.d);
    else pending.reject(new Refused(frame.d.error));
  }

  /** @param {number} code */
  async closed(code) {
    for (const pending of this.waiting.values()) pending.reject(new Refused({ code: OFFLINE, message: 'offline' }));
    this.waiting.clear();
    if (code === BAD_KEY || (!this.opened && (await this.keyIsUnknown()))) {
      this.listeners.state('refused');
      return;
    }
    this.listeners.state('lost');
    this.timer = setTimeout(() => this.reconnect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A refused socket does not say why; the page's own address does. */
  async keyIsUnknown() {
    try {
      const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
      return answer.status === 403 || answer.status === 404;
    } catch {
      return false;
    }
  }

  retryNow() {
    if (this.line.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.reconnect();
  }

  reconnect() {
    this.line = this.connect();
  }

  /** A name for one operation, under which its answers come. */
  nonce() {
    this.serial += 1;
    return `${Date.now().toString(36)}-${this.serial}`;
  }

  /**
   * @param {string} op
   * @param {Record<string, any>} [fields] may hold its own `nonce`
   * @returns {Promise<any>} rejects with {@link Refused}
   */
  ask(op, fields = {}) {
    const nonce = fields.nonce ?? this.nonce();
    if (this.line.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused({ code: OFFLINE, message: 'offline' }));
    }
    return new Promise((resolve, reject) => {
      this.waiting.set(nonce, { resolve, reject });
      this.line.send(JSON.stringify({ op, ...fields, nonce }));
    });
  }
}

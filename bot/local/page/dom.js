/**
 * The one way this page makes elements. Text always becomes a text node, so nothing a person or the bot
 * writes is ever read as HTML.
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Make an element: `h('button.quiet', {type: 'button', onclick: close}, 'Close')`.
 * @param {string} spec tag and classes, as in CSS
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(spec, props, ...children) {
  const [tag, ...classes] = spec.split('.');
  const element = document.createElement(tag);
  if (classes.length) element.classList.add(...classes);
  setProps(element, props ?? {});
  append(element, children);
  return element;
}

/**
 * The same for drawings.
 * @param {string} tag
 * @param {Props} props
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function svg(tag, props, ...children) {
  const element = document.createElementNS(SVG, tag);
  setProps(element, props);
  append(element, children);
  return element;
}

/** @param {HTMLElement | SVGElement} element @param {Props} props */
function setProps(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'class') element.classList.add(...String(value).split(' ').filter(Boolean));
    else if (name === 'data') Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** @param {ParentNode & Node} element @param {Child[]} children */
function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child instanceof Node) element.append(child);
    else if (child !== null && child !== undefined && child !== false) element.append(String(child));
  }
}

/**
 * Replace what `root` holds, keeping the keyboard focus on the control with the same `data-key`.
 * @param {Element} root
 * @param {...Child} children
 */
export function swap(root, ...children) {
  const active = document.activeElement;
  const key = active && root.contains(active) ? /** @type {HTMLElement} */ (active).dataset.key : undefined;
  const fragment = document.createDocumentFragment();
  append(fragment, children);
  root.replaceChildren(fragment);
  if (key !== undefined) focusKey(root, key);
}

/**
 * Focus the control with this `data-key` below `root`, if there is one.
 * @param {Element} root
 * @param {string} key
 */
export function focusKey(root, key) {
  all(root, '[data-key]')
    .find((element) => element.dataset.key === key)
    ?.focus({ preventScroll: true });
}

/**
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function all(root, selector) {
  return [...root.querySelectorAll(selector)].map((element) => /** @type {HTMLElement} */ (element));
}

/** Text that only screen readers meet. @param {string} text */
export function unseen(text) {
  return h('span.unseen', null, text);
}

/**
 * An address that may be followed or shown: ours, or the web's; never `javascript:` and its kin.
 * @param {string | undefined | null} address
 * @returns {string | null}
 */
export function safeUrl(address) {
  if (!address) return null;
  try {
    const url = new URL(address, location.origin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

let serial = 0;

/** A fresh element id. @param {string} prefix */
export function uid(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}

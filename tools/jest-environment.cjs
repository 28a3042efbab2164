// A jsdom environment with Node's own fetch classes. React Router needs `new Request()`, which
// jsdom lacks. Node's `fetch` rejects jsdom's AbortSignal, so this environment also uses Node's
// AbortSignal.
const { endStorages } = require('./jest-worker.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
require('jsdom');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const labels = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js').implementation;

// jsdom looks through the whole document for the field of a label, and through all labels for the
// label of a field. A document has an index of its ids.
const { get: findControl } = Object.getOwnPropertyDescriptor(labels.prototype, 'control');
Object.defineProperty(labels.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for');
    const isIndexed = id && this.isConnected && this.getRootNode({}) === this._ownerDocument;
    if (!isIndexed) return findControl.call(this);
    const found = this._ownerDocument.getElementById(id);
    return found && isLabelable(found) ? found : null;
  },
});

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
];

/** The values of `display` in jsdom's own style sheet. Elements without an entry have none. */
const DISPLAY = Object.fromEntries(
  Object.entries({
    block:
      'body p div article aside footer header hgroup main nav section address blockquote ' +
      'figcaption figure center hr h1 h2 h3 h4 h5 h6 ul menu ol dd dl dt form legend fieldset ' +
      'optgroup option pre details summary',
    inline: 'q map area output',
    'inline-block': 'input textarea select button meter progress',
    'list-item': 'li',
    none: 'head meta title link style script datalist param noframes template',
    table: 'table',
    'table-caption': 'caption',
    'table-cell': 'td th',
    'table-column': 'col',
    'table-column-group': 'colgroup',
    'table-footer-group': 'tfoot',
    'table-header-group': 'thead',
    'table-row': 'tr',
    'table-row-group': 'tbody',
  }).flatMap(([value, names]) => names.split(' ').map((name) => [name, value])),
);

function displayOf(element) {
  const { localName } = element;
  const isHidden =
    element.hasAttribute('hidden') ||
    (localName === 'dialog' && !element.hasAttribute('open')) ||
    (localName === 'input' && element.getAttribute('type') === 'hidden');
  return element.style?.display || (isHidden ? 'none' : (DISPLAY[localName] ?? ''));
}

function inherited(element, name, initial) {
  for (let at = element; at; at = at.parentElement) {
    const value = at.hasAttribute('style') && at.style?.getPropertyValue(name);
    if (value) return value;
  }
  return initial;
}

/**
 * Replaces jsdom's `getComputedStyle`, which compares each element with each rule of a browser's
 * style sheet. It took a sixth of the time of all tests of pages.
 */
function computedStyle(element) {
  const find = (name) => {
    if (name === 'display') return displayOf(element);
    if (name === 'visibility') return inherited(element, name, 'visible');
    if (name === 'pointer-events' || name === 'pointerEvents')
      return inherited(element, 'pointer-events', 'auto');
    return undefined;
  };
  return new Proxy(element.style, {
    get(style, name) {
      if (name === 'getPropertyValue')
        return (asked) => find(asked) ?? style.getPropertyValue(asked);
      const value = find(name) ?? style[name];
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.crypto ??= globalThis.crypto;
    this.global.matchMedia ??= () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.Element.prototype.getAnimations ??= () => [];
    this.global.scrollTo = () => {};
    const { getComputedStyle, document } = this.global;
    this.global.getComputedStyle = (element, pseudo) =>
      document.styleSheets.length > 0 ? getComputedStyle(element, pseudo) : computedStyle(element);
  }
  async teardown() {
    endStorages();
    await super.teardown();
  }
};

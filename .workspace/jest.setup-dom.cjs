require('@testing-library/jest-dom');
/* jest-fixed-jsdom puts Node's FormData over jsdom's, which can't read a form; React reads one when a form is sent. */
const frame = document.createElement('iframe');
document.body.append(frame);
globalThis.FormData = frame.contentWindow.FormData;
frame.remove();

/*
 * Generous limits: a busy machine must not turn a slow answer into a failure. What a query misses while it is waited for
 * is told without the page, which is printed once the wait is over.
 */
const { configure, getConfig } = require('@testing-library/dom');
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/*
 * React keeps a stack for each element that it makes, to name the owner in warnings, until it made ten thousand of them
 * in a second: it has made those here. A fifteenth of the time of pages.
 */
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/* jest asks for a hundred frames of each error: fewer are enough. */
Error.stackTraceLimit = 25;

/*
 * jsdom keeps what applies to an element until the document changes, but makes the computed style anew whenever somebody
 * asks, and each query by role asks for hundreds: here that is kept for as long.
 */
const ofDocument = Object.getOwnPropertySymbols(document).find(
  ({ description }) => description === 'impl',
);
const { getComputedStyle } = window;
let computed = new WeakMap();
let keptWith = null;
window.getComputedStyle = (element, pseudo) => {
  if (pseudo !== undefined && pseudo !== null) return getComputedStyle(element, pseudo);
  const now = document[ofDocument];
  if (keptWith !== now._styleCache) computed = new WeakMap();
  const style = computed.get(element) ?? getComputedStyle(element);
  keptWith = now._styleCache;
  computed.set(element, style);
  return style;
};

/** Nothing is drawn here: a frame is over as soon as it is asked for. */
const frames = new Set();
let lastFrame = 0;
window.requestAnimationFrame = (callback) => {
  const id = (lastFrame += 1);
  frames.add(id);
  queueMicrotask(() => frames.delete(id) && callback(performance.now()));
  return id;
};
window.cancelAnimationFrame = (id) => void frames.delete(id);

require('@testing-library/jest-dom');
/* Restores jsdom's FormData, which reads forms, over Node's of jest-fixed-jsdom. */
const frame = document.createElement('iframe');
document.body.append(frame);
globalThis.FormData = frame.contentWindow.FormData;
frame.remove();

/* Generous time-outs for busy machines; pending queries fail without printing the document. */
const { configure, getConfig } = require('@testing-library/dom');
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

/* React captures owner stacks for its first ten thousand elements a second: spent here, which saves a fifteenth. */
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

/* jest raises it to a hundred frames. */
Error.stackTraceLimit = 25;

/* jsdom recomputes styles on each call, hundreds for a query by role: cached until the document changes. */
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

/** Nothing is drawn: frames end at once. */
const frames = new Set();
let lastFrame = 0;
window.requestAnimationFrame = (callback) => {
  const id = (lastFrame += 1);
  frames.add(id);
  queueMicrotask(() => frames.delete(id) && callback(performance.now()));
  return id;
};
window.cancelAnimationFrame = (id) => void frames.delete(id);

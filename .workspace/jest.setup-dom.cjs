require('@testing-library/jest-dom');
/* jest-fixed-jsdom puts Node's FormData over jsdom's, which can't read a form; React reads one when a form is sent. */
const frame = document.createElement('iframe');
document.body.append(frame);
globalThis.FormData = frame.contentWindow.FormData;
frame.remove();

/* Generous limits: a busy machine must not turn a slow answer into a failure. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });

/* React keeps a stack for each element that it makes, and jest asks for a hundred frames of each: a fifteenth of the time. */
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

require('@testing-library/jest-dom');
/* jest-fixed-jsdom puts Node's FormData over jsdom's, which can't read a form; React reads one when a form is sent. */
const frame = document.createElement('iframe');
document.body.append(frame);
globalThis.FormData = frame.contentWindow.FormData;
frame.remove();

/* Generous limits: a busy machine must not turn a slow answer into a failure. */
require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });

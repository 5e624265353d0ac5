import { ERROR_MESSAGE_MAX } from '@wayfare/api-contract';

/** Messages from the outermost error to its first cause. */
function chainOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...chainOf(error.cause)] : [];
}

const IDENTIFIER = /^'[\w$.[\]]{1,40}'$/;

/** Where a message may have something of a person in it. Names in code stand in single quotes and stay. */
const PERSONAL: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[^\s@'"<>()]+@[^\s@'"<>()]+/g, '…@…'],
  [
    /\b[a-z][a-z-]*:\/\/[^\s'"()]+/gi,
    (url) => url.replace(/^[a-z-]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '') || '/',
  ],
  [/\?[^\s'"()]+/g, '?…'],
  // a browser quotes what it could not read as it is, with the quotes in it, and may stop anywhere
  [/"(?:[^]*"|[^]*$)/g, '"…"'],
  [/'[^']*'/g, (quoted) => (IDENTIFIER.test(quoted) ? quoted : "'…'")],
  [/\d{4,}/g, '#'],
];

/** A text without what somebody may have typed: addresses, queries, quoted text, long numbers. */
export function withoutPersonal(text: string): string {
  return PERSONAL.reduce(
    (left, [pattern, by]) => left.replaceAll(pattern, by as string),
    text,
  ).slice(0, ERROR_MESSAGE_MAX);
}

const NAME = /^[\w$.]{1,60}$/;

/** Name and message of anything that was thrown, fit to be sent. */
export function errorText(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: 'unknown', message: '' };
  return {
    name: NAME.test(error.name) ? error.name : 'Error',
    message: withoutPersonal(chainOf(error).join(' < ')),
  };
}

import { ERROR_MESSAGE_MAX } from '@wayfare/api-contract';

function chainOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...chainOf(error.cause)] : [];
}

const IDENTIFIER = /^'[\w$.[\]]{1,40}'$/;

/** Patterns of personal data in messages. Single-quoted identifiers stay. */
const PERSONAL: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/[^\s@'"<>()]+@[^\s@'"<>()]+/g, '…@…'],
  [
    /\b[a-z][a-z-]*:\/\/[^\s'"()]+/gi,
    (url) => url.replace(/^[a-z-]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '') || '/',
  ],
  [/\?[^\s'"()]+/g, '?…'],
  // browsers quote unparsable input raw, and may cut it anywhere
  [/"(?:[^]*"|[^]*$)/g, '"…"'],
  [/'[^']*'/g, (quoted) => (IDENTIFIER.test(quoted) ? quoted : "'…'")],
  [/\d{4,}/g, '#'],
];

/** Redacts addresses, queries, quoted text and long numbers. */
export function withoutPersonal(text: string): string {
  return PERSONAL.reduce(
    (left, [pattern, by]) => left.replaceAll(pattern, by as string),
    text,
  ).slice(0, ERROR_MESSAGE_MAX);
}

const NAME = /^[\w$.]{1,60}$/;

/** Redacted name and message of any thrown value. */
export function errorText(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: 'unknown', message: '' };
  return {
    name: NAME.test(error.name) ? error.name : 'Error',
    message: withoutPersonal(chainOf(error).join(' < ')),
  };
}

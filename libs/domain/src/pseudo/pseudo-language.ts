/* Pseudo-localisation: shows untranslated and overflowing texts (decision 0123). */

export const PSEUDO_TAG = 'en-XA';
export const PSEUDO_PREFIX = '/en-xa';

const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçđéĝĥîĵķļñöŕšţûŵýžÁÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ';
const LETTERS = new Map(
  [...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]),
);

const KEPT =
  /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>|&#?\w+;|https?:\/\/[^\s)"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;
const LETTER = /\p{L}/u;
const LONGER = 0.4;
const FILLING = 'öñé ţŵö ţĥŕéé föûŕ fîvé šîx ';

function filling(text: string): string {
  const size = Math.ceil([...text].filter((sign) => LETTER.test(sign)).length * LONGER);
  const words = FILLING.repeat(Math.ceil(size / FILLING.length))
    .slice(0, size)
    .trimEnd();
  return /\s/.test(text.trim()) ? ` ${words}` : words.replaceAll(' ', '');
}

const partsOf = (text: string) =>
  text.split(KEPT).map((part, index) => [part, index % 2 === 1] as const);

export const accented = (text: string): string =>
  [...text].map((sign) => LETTERS.get(sign) ?? sign).join('');

/** Accented and padded: "Search" is "[Šéáŕçĥöñé]". Texts without letters stay. */
export function pseudoText(text: string): string {
  const parts = partsOf(text);
  const own = parts.flatMap(([part, isKept]) => (isKept ? [] : [part])).join('');
  if (!LETTER.test(own)) return text;
  return `[${parts.map(([part, isKept]) => (isKept ? part : accented(part))).join('')}${filling(own)}]`;
}

const isPath = (text: string) => /^\/(?:[\w-]|$)/.test(text) && !/\s/.test(text);

const pseudoString = (text: string): string =>
  isPath(text) ? (PSEUDO_PREFIX + text).replace(/\/$/, '') : pseudoText(text);

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const isPromise = (value: object): value is Promise<unknown> =>
  'then' in value && typeof value.then === 'function';

const isFact = (value: object) => '~standard' in value || '$$typeof' in value;

/** Deep pseudo-localisation of strings, function results and promises; numbers and instances stay. */
export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoString(value);
  if (typeof value === 'function')
    return (...values: unknown[]) => pseudo((value as (...all: unknown[]) => unknown)(...values));
  if (Array.isArray(value)) return value.map(pseudo);
  if (typeof value !== 'object' || value === null) return value;
  if (isPromise(value)) return value.then(pseudo);
  if (!isPlain(value) || isFact(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, pseudo(own)]));
}

/** Adds the pseudo-language to a table by language; inserted by the builds. */
export const withPseudo = <Table extends { en: unknown }>(table: Table): Table =>
  PSEUDO_TAG in table ? table : { ...table, [PSEUDO_TAG]: pseudo(table.en) };

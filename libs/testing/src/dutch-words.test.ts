import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Dutch texts use the words of docs/content.md, and its signs. */

const ROOT = path.resolve(__dirname, '../../..');
const below = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  );

const CATALOGUES = [
  'api/locales',
  ...readdirSync(path.join(ROOT, 'libs'))
    .map((name) => `libs/${name}/locales`)
    .filter((folder) => existsSync(path.join(ROOT, folder))),
  'cockpit/locales',
  'desk/locales',
  'shell/locales',
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => `${name}/locales`),
];
const catalogues = CATALOGUES.flatMap(below).filter((file) =>
  /(^|[/.])nl([/.].*)?\.json$/.test(file),
);
const contents = below('api/content').filter((file) => file.endsWith('/nl.md'));
const english = below('api/content').filter((file) => file.endsWith('/en.md'));
const sources = below('libs').filter(
  (file) => /(texts|messages|labels)\.ts$/.test(file) && !file.includes('node_modules'),
);

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The texts of a catalogue, without their keys. */
function valuesOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(valuesOf) : [];
}

/** Lines of a content file without what is no running text: addresses, names of fields, quotation marks of YAML. */
const linesOf = (text: string) =>
  text.split('\n').map((line) =>
    line
      .replace(/^\s*(?:- )?(?:slug|id|cover|link|name|countries|topic): .*$/, '')
      .replace(/^\s*(?:- )?[A-Za-z]+: (?:(['"])(.*)\1$)?/, '$2')
      .replace(/^\s*- /, '')
      .replace(/\]\([^)]*\)/g, ']'),
  );

const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ...catalogues.map((file) => [file, valuesOf(JSON.parse(read(file)))] as const),
  ...contents.map((file) => [file, linesOf(read(file))] as const),
];

const ROW = /^\| ([^|]+) \| ([^|]*) \| [^|]*\|$/;
const [, table = ''] = read('docs/content.md').split('## Dutch words');
const refused = table.split('\n').flatMap((line) =>
  (ROW.exec(line)?.[2] ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'Not' && !word.startsWith('-')),
);
const patternOf = (word: string) =>
  new RegExp(`(?<![\\p{L}\\d-])${word}(?![\\p{L}\\d-])`, /[A-Z]{2}/.test(word) ? 'u' : 'iu');

const findings = (pattern: RegExp, texts = TEXTS) =>
  texts.flatMap(([file, lines]) =>
    lines
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );

it('finds the texts and the words', () => {
  expect([
    catalogues.length > 15,
    contents.length > 50,
    sources.length > 4,
    refused.length > 25,
  ]).toEqual([true, true, true, true]);
  expect(refused).toEqual(expect.arrayContaining(['hoogstens', 'winkelmandje', 'PDF']));
});

it('I18N no English text of the content has a straight apostrophe either', () => {
  expect(
    findings(
      /'/,
      english.map((file) => [file, linesOf(read(file))] as const),
    ),
  ).toEqual([]);
});

it.each(refused)('I18N no Dutch text says “%s”', (word) => {
  expect(findings(patternOf(word))).toEqual([]);
  // halves of other languages stand in the same file: words alone that no other language has
  if (word.length > 8)
    expect(sources.filter((file) => patternOf(word).test(read(file)))).toEqual([]);
});

it.each([
  ['straight apostrophe', /'/],
  ['straight quotation mark', /"/],
  ['row of full stops for an ellipsis', /\.\.\./],
  ['hyphen for a dash', / - (?!\[)\S/],
])('I18N no Dutch text has a %s', (_what, sign) => {
  expect(findings(sign)).toEqual([]);
});

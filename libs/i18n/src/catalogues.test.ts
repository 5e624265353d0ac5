import { LANGUAGES, type Language } from '@wayfare/domain';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* All catalogues of the repository: each language says the same things, with the same values, and nothing that nobody asks for. */

interface Texts {
  readonly [key: string]: string | Texts;
}

const ROOT = path.resolve(__dirname, '../../..');
const listed = (folder: string) => readdirSync(path.join(ROOT, folder));
const PROJECTS = [
  ...listed('libs').map((name) => `libs/${name}`),
  ...listed('.').filter((name) => name.startsWith('mfe-')),
  'api',
  'cockpit',
  'desk',
  'shell',
].filter((folder) => existsSync(path.join(ROOT, folder, 'locales')));

const flat = (texts: Texts, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[above + key, text]] : flat(text, `${above}${key}.`),
  );

/** Files of a language by their place below its folder; a project may have one file and no folder. */
function filesOf(project: string, language: Language): string[] {
  const locales = path.join(ROOT, project, 'locales');
  return readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === `${language}.json` || file.startsWith(`${language}/`))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(language, ''))
    .sort();
}

const textsOf = (project: string, language: Language, file: string) =>
  flat(
    JSON.parse(
      readFileSync(path.join(ROOT, project, 'locales', `${language}${file}`), 'utf8'),
    ) as Texts,
  );

const CATALOGUES = PROJECTS.flatMap((project) =>
  [...new Set(LANGUAGES.flatMap((language) => filesOf(project, language)))].map(
    (file) => [project, file] as const,
  ),
);

const FORM = /_(zero|one|two|few|many|other)$/;

/** Keys by what they are asked for by, with the plural forms of each; none for a text without. */
function stemsOf(texts: readonly (readonly [string, string])[]): Map<string, string[]> {
  const keys = new Set(texts.map(([key]) => key));
  const stems = new Map<string, string[]>();
  for (const key of keys) {
    const stem = key.replace(FORM, '');
    const isForm = stem !== key && keys.has(`${stem}_other`);
    const name = isForm ? stem : key;
    stems.set(name, [...(stems.get(name) ?? []), ...(isForm ? [key.slice(stem.length + 1)] : [])]);
  }
  return stems;
}

const namesIn = (text: string) =>
  [...text.matchAll(/\{\{\s*([^}]+?)\s*\}\}/g)].map(([, name = '']) => name);

/** What a text mentions; the number may be left to the words, such as "one night". */
function valuesOf(texts: readonly (readonly [string, string])[], stem: string, forms: string[]) {
  const said = new Map(texts);
  const all = forms.length === 0 ? [stem] : forms.map((form) => `${stem}_${form}`);
  const names = all.flatMap((key) => namesIn(said.get(key) ?? ''));
  return [...new Set(forms.length === 0 ? names : [...names, 'count'])].sort();
}

describe.each(CATALOGUES)('the texts of %s%s', (project, file) => {
  const catalogues = LANGUAGES.map(
    (language) => [language, textsOf(project, language, file)] as const,
  );

  it('I18N-60 I18N-63 say the same things in every language, nothing empty', () => {
    const [[, first] = ['en', []]] = catalogues;
    for (const [language, texts] of catalogues) {
      expect([language, [...stemsOf(texts).keys()].sort()]).toEqual([
        language,
        [...stemsOf(first).keys()].sort(),
      ]);
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  it('have every plural form of their language', () => {
    for (const [language, texts] of catalogues) {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [stem, forms] of stemsOf(texts)) {
        if (forms.length === 0) continue;
        const own = forms.filter((form) => form !== 'zero');
        expect([stem, own.sort()]).toEqual([stem, [...needed].sort()]);
      }
    }
  });

  it('I18N-63 mention the same values in every language', () => {
    const mentioned = catalogues.map(([, texts]) =>
      Object.fromEntries(
        [...stemsOf(texts)].map(([stem, forms]) => [stem, valuesOf(texts, stem, forms)]),
      ),
    );
    for (const values of mentioned) expect(values).toEqual(mentioned[0]);
  });
});

const SOURCE = /(?<!\.test)\.tsx?$/;
const LIBRARIES = listed('libs').map((name) => `libs/${name}/src`);

function sourcesIn(folder: string): string {
  const whole = path.join(ROOT, folder);
  if (!existsSync(whole)) return '';
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !file.includes('testing/'))
    .map((file) => readFileSync(path.join(whole, file), 'utf8'))
    .join('\n');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Literals of a source, and its templates as patterns; those that would fit any key say nothing. */
function askedFor(source: string): { literals: Set<string>; patterns: RegExp[] } {
  const literals = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, a, b]) => a ?? b ?? '');
  // a template within another one is of this simple kind
  const templates = [/`([^`\n]*\$\{[^`\n]*)`/g, /`([\w.:-]*\$\{[\w.]+\}[\w.:-]*)`/g].flatMap(
    (kind) => [...source.matchAll(kind)].map(([, text = '']) => text),
  );
  const patterns = templates
    .map((text) => text.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
    .filter((pieces) => /^[\w.:-]*$/.test(pieces.join('')) && /[a-zA-Z]{2}/.test(pieces.join('')))
    .map((pieces) => new RegExp(`^${pieces.map(escaped).join('.+')}$`));
  return { literals: new Set(literals), patterns };
}

const code = new Map<string, ReturnType<typeof askedFor>>();

/** Who says the texts of a project: itself and the libraries, and of a library everybody. */
function codeOf(project: string) {
  const known = code.get(project);
  if (known !== undefined) return known;
  const apps = project.startsWith('libs/')
    ? PROJECTS.filter((name) => !name.startsWith('libs/'))
    : [project];
  const folders = [...LIBRARIES, ...apps.map((name) => `${name}/src`)];
  const asked = askedFor(folders.map(sourcesIn).join('\n'));
  code.set(project, asked);
  return asked;
}

it.each(CATALOGUES)('has no text in %s%s that nobody asks for', (project, file) => {
  const { literals, patterns } = codeOf(project);
  const isAsked = (key: string) =>
    literals.has(key) ||
    literals.has(`common:${key}`) ||
    patterns.some((pattern) => pattern.test(key) || pattern.test(`common:${key}`));
  const keys = [...stemsOf(textsOf(project, 'en', file)).keys()];
  // the API puts the names of forms and of their problems together
  const isProblem = (key: string) =>
    project === 'api' && key.split('.').every((part) => literals.has(part));
  // a section of the checkout's texts is chosen by itself
  const within = (key: string) => (project === 'libs/checkout' ? key.replace(/^\w+\./, '') : key);
  expect(keys.filter((key) => !isAsked(within(key)) && !isProblem(key))).toEqual([]);
});

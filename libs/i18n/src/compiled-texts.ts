import type { i18n, TOptions } from 'i18next';

interface Compiled {
  readonly pieces: readonly string[];
  readonly names: readonly string[];
}

const ITS_OWN: ReadonlySet<string> = new Set([
  'appendNamespaceToCIMode',
  'applyPostProcessor',
  'context',
  'defaultValue',
  'fallbackLng',
  'ignoreJSONStructure',
  'interpolation',
  'joinArrays',
  'keySeparator',
  'lng',
  'lngs',
  'missingInterpolationHandler',
  'nest',
  'ns',
  'nsSeparator',
  'ordinal',
  'postProcess',
  'replace',
  'returnDetails',
  'returnObjects',
  'skipInterpolation',
]);

const isItsOwn = (name: string) => ITS_OWN.has(name) || name.startsWith('defaultValue');

/** Null for nesting, formats and other i18next syntax. */
function compile(text: unknown): Compiled | null {
  if (typeof text !== 'string' || text === '' || text.includes('$t(')) return null;
  const parts = text.split(/\{\{(.+?)\}\}/);
  const names = parts.filter((_, index) => index % 2 === 1).map((name) => name.trim());
  if (names.some((name) => !/^\w+$/.test(name) || isItsOwn(name))) return null;
  return { pieces: parts.filter((_, index) => index % 2 === 0), names };
}

function fill({ pieces, names }: Compiled, values: Readonly<Record<string, unknown>>) {
  let text = pieces[0] ?? '';
  for (let index = 0; index < names.length; index += 1) {
    const value = values[names[index] ?? ''];
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    text += String(value) + (pieces[index + 1] ?? '');
  }
  return text;
}

const NOTHING = {};

type Form = '' | `_${Intl.LDMLPluralRule}`;
type Forms = Partial<Record<Form, Compiled | null | undefined>>;

/** `Intl.PluralRules` takes longer to choose a form than all else to say a text. */
const MOST_COUNTS = 1_000;

/** Precompiled texts: i18next's own lookups are a quarter of a page's cost. Null where i18next itself is needed. */
export function compiledTexts(instance: i18n, namespace: string) {
  const { language } = instance;
  const plurals = new Intl.PluralRules(language);
  const selected = new Map<number, Form>();
  const known = new Map<string, Forms>();
  instance.store.on('added', () => known.clear());
  instance.store.on('removed', () => known.clear());

  function read(key: string, form: Form): Compiled | null | undefined {
    const [ns, own] = key.includes(':') ? key.split(':', 2) : [namespace, key];
    const text: unknown = instance.getResource(language, ns ?? '', `${own ?? ''}${form}`);
    return text === undefined ? undefined : compile(text);
  }

  function formOf(key: string, forms: Forms, form: Form): Compiled | null | undefined {
    if (!(form in forms)) forms[form] = read(key, form);
    return forms[form];
  }

  function formFor(count: number): Form {
    let form = selected.get(count);
    if (form === undefined) {
      form = `_${plurals.select(count)}`;
      if (selected.size < MOST_COUNTS) selected.set(count, form);
    }
    return form;
  }

  const pluralOf = (key: string, forms: Forms, count: number) =>
    (count === 0 ? formOf(key, forms, '_zero') : undefined) ?? formOf(key, forms, formFor(count));

  return (key: string, options: TOptions = NOTHING): string | null => {
    for (const name in options) if (isItsOwn(name)) return null;
    // a count in words has no plural form
    const count: unknown = options.count;
    if (count !== undefined && typeof count !== 'number' && typeof count !== 'string') return null;
    let forms = known.get(key);
    if (forms === undefined) known.set(key, (forms = {}));
    const plural = typeof count === 'number' ? pluralOf(key, forms, count) : undefined;
    const compiled = plural === undefined ? formOf(key, forms, '') : plural;
    return compiled ? fill(compiled, options) : null;
  };
}

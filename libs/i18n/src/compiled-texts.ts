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

/** Null for a missing value, or one of another type. */
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

/** Precompiled texts: i18next's own lookups are a quarter of a page's cost. Null where i18next itself is needed. */
export function compiledTexts(instance: i18n, namespace: string) {
  const { language } = instance;
  const plurals = new Intl.PluralRules(language);
  const known = new Map<string, Map<string, Compiled | null | undefined>>();
  instance.store.on('added', () => known.clear());
  instance.store.on('removed', () => known.clear());

  /** undefined where the key lacks that form */
  function formOf(key: string, form: string): Compiled | null | undefined {
    let forms = known.get(key);
    if (forms === undefined) known.set(key, (forms = new Map()));
    if (forms.has(form)) return forms.get(form);
    const [ns, own] = key.includes(':') ? key.split(':', 2) : [namespace, key];
    const text: unknown = instance.getResource(language, ns ?? '', `${own ?? ''}${form}`);
    const compiled = text === undefined ? undefined : compile(text);
    forms.set(form, compiled);
    return compiled;
  }

  const pluralOf = (key: string, count: number) =>
    (count === 0 ? formOf(key, '_zero') : undefined) ?? formOf(key, `_${plurals.select(count)}`);

  return (key: string, options: TOptions = NOTHING): string | null => {
    for (const name in options) if (isItsOwn(name)) return null;
    // a count in words has no plural form
    const count: unknown = options.count;
    if (count !== undefined && typeof count !== 'number' && typeof count !== 'string') return null;
    const plural = typeof count === 'number' ? pluralOf(key, count) : undefined;
    const compiled = plural === undefined ? formOf(key, '') : plural;
    return compiled ? fill(compiled, options) : null;
  };
}

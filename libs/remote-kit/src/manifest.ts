import {
  DEFAULT_LANGUAGE,
  forLanguages,
  isBelowPrefix,
  LANGUAGE_FACTS,
  languageName,
  LANGUAGES,
  pathFromEnglish,
  textFromEnglish,
  type Language,
} from '@wayfare/domain';
import * as v from 'valibot';

export { CONTRACT_VERSION } from './contract-version';

const NameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/));
/** `/hotels/:country` style; no trailing slash, no optional segments; `*` only as the last segment */
const PathSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?:$|(?:[A-Za-z0-9-]+|:[A-Za-z]+)(?:\/(?:[A-Za-z0-9-]+|:[A-Za-z]+))*(?:\/\*)?$)/),
);
const placeOf = (language: Language) =>
  `the ${languageName(language, DEFAULT_LANGUAGE)} path ${
    language === DEFAULT_LANGUAGE
      ? 'has no language prefix'
      : `is ${LANGUAGE_FACTS[language].prefix} or below it`
  }`;

type FromEnglish = (english: string, language: Language) => string;

/**
 * What a release says in each language that it knows. Of languages that came after it, English stands in; those that this
 * host does not know are left out (decision 0123).
 */
type Said = Readonly<Record<string, string>>;
const saysEnglish = (said: Said) => DEFAULT_LANGUAGE in said;
const inEachLanguage = (fromEnglish: FromEnglish) => (said: Said) => {
  const english = said[DEFAULT_LANGUAGE] ?? '';
  return forLanguages((language) => said[language] ?? fromEnglish(english, language));
};
const LocalisedTextSchema = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.minLength(1))),
  v.check(saysEnglish, 'the English text is missing'),
  v.transform(inEachLanguage(textFromEnglish)),
);
const SlotIdSchema = v.pipe(v.string(), v.regex(/^[a-z]+(?:\.[a-z-]+)+\/v\d+$/));

export const LAYOUTS = [
  'default',
  'two-columns',
  'two-columns-booking',
  'two-columns-flights',
] as const;
export type Layout = (typeof LAYOUTS)[number];

const parametersOf = (path: string) => (path.match(/:[A-Za-z]+|\*$/g) ?? []).sort().join(' ');
const hasNoRepeat = (values: readonly string[]) => new Set(values).size === values.length;

/** Is a path where those of its language are? The default language has no prefix, and no path of it looks like another's. */
const isIn = (language: Language, path: string) =>
  language === DEFAULT_LANGUAGE
    ? [`/${DEFAULT_LANGUAGE}`, ...LANGUAGES.map((other) => LANGUAGE_FACTS[other].prefix)].every(
        (prefix) => prefix === '' || !isBelowPrefix(path, prefix),
      )
    : isBelowPrefix(path, LANGUAGE_FACTS[language].prefix);

/** The URL decides the language, and the language switch carries the parameters over. */
const RoutePathSchema = v.pipe(
  v.record(v.string(), PathSchema),
  v.check(saysEnglish, 'the English path is missing'),
  v.transform(inEachLanguage(pathFromEnglish)),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const language of LANGUAGES)
      if (!isIn(language, dataset.value[language])) addIssue({ message: placeOf(language) });
  }),
  v.check(
    (path) => new Set(Object.values(path).map(parametersOf)).size === 1,
    'all languages have the same parameters',
  ),
);

const ManifestRouteSchema = v.strictObject({
  /** unique within the vertical; other verticals link to `<vertical>.<name>` */
  name: NameSchema,
  path: RoutePathSchema,
  layout: v.optional(v.picklist(LAYOUTS), 'default'),
  /** feature flag that must be on; off answers 404 "Not Found" */
  flag: v.optional(v.string()),
  /** names of guards that the shell knows; an unknown one answers 500 "Unknown middleware" */
  guards: v.optional(v.array(v.string()), []),
  /** true: robots are told to stay out (funnel, account and result pages) */
  noindex: v.optional(v.boolean(), false),
  /** false: stays out of the sitemap though robots may show it, as a page that only a query makes one */
  sitemap: v.optional(v.boolean()),
  /** true: a card may be entered here, so that only the scripts of docs/payment-scripts.md may run (PCI DSS 6.4.3) */
  payment: v.optional(v.boolean()),
  /** `booking`: shows one booking of this vertical, named by `?booking=<id>`, to whoever may see it; one route of a vertical at most */
  shows: v.optional(v.literal('booking')),
});

const ManifestSlotSchema = v.strictObject({
  id: SlotIdSchema,
  /** position among the verticals that fill the same slot */
  order: v.pipe(v.number(), v.integer()),
  label: LocalisedTextSchema,
  flag: v.optional(v.string()),
});

const ManifestNavigationSchema = v.strictObject({
  /** a route of this vertical, shown in the site's header */
  route: NameSchema,
  label: LocalisedTextSchema,
  order: v.pipe(v.number(), v.integer()),
});

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const BudgetSchema = v.strictObject({
  /** bytes of a page's own scripts and styles, as a browser reads them */
  script: CountSchema,
  style: CountSchema,
  /** calls of the API that the server makes for a page, and the milliseconds that it takes besides waiting for them */
  calls: v.optional(CountSchema),
  serverMs: v.optional(CountSchema),
  /** milliseconds for which its loader may do nothing on the server; the shell's limit where that is less */
  loaderMs: v.optional(CountSchema),
});

const VerticalSchema = v.strictObject({
  name: NameSchema,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/)),
  /** semver range of contracts that the release can run with; its build writes it, by what it imports */
  contract: v.optional(v.pipe(v.string(), v.minLength(1)), '*'),
  criticality: v.picklist(['primary', 'regular']),
  routes: v.array(ManifestRouteSchema),
  /** permanent redirects, old path to new path, parameters by name */
  redirects: v.optional(v.array(v.strictObject({ from: PathSchema, to: PathSchema })), []),
  slots: v.optional(v.array(ManifestSlotSchema), []),
  navigation: v.optional(v.array(ManifestNavigationSchema), []),
  /** translation namespaces that this vertical brings */
  namespaces: v.array(NameSchema),
  /** of each page, and of those that have one of their own; a release that breaks one is refused at publish */
  budgets: v.optional(
    v.strictObject({
      page: BudgetSchema,
      routes: v.optional(v.record(NameSchema, v.partial(BudgetSchema)), {}),
    }),
  ),
});

/** `vertical.json`: what the shell knows of a vertical without running any of its code. */
export const VerticalManifestSchema = v.pipe(
  VerticalSchema,
  v.check(
    ({ routes }) => hasNoRepeat(routes.map(({ name }) => name)),
    'routes: two routes have one name',
  ),
  v.check(
    ({ routes }) => hasNoRepeat(routes.flatMap(({ path }) => Object.values(path))),
    'routes: two routes have one path',
  ),
  v.check(
    ({ routes }) => hasNoRepeat(routes.flatMap(({ shows }) => shows ?? [])),
    'routes: two routes show a booking',
  ),
  v.check(
    ({ budgets, routes }) =>
      Object.keys(budgets?.routes ?? {}).every((name) =>
        routes.some((route) => route.name === name),
      ),
    'budgets: one is of no route of this vertical',
  ),
  v.check(
    ({ redirects }) => hasNoRepeat(redirects.map(({ from }) => from)),
    'redirects: two redirects have one origin',
  ),
  v.check(({ slots }) => hasNoRepeat(slots.map(({ id }) => id)), 'slots: two slots have one id'),
  v.check(
    ({ navigation, routes }) =>
      navigation.every((entry) => routes.some(({ name }) => name === entry.route)),
    'navigation: an entry names no route of this vertical',
  ),
);

export type VerticalManifest = v.InferOutput<typeof VerticalManifestSchema>;
export type ManifestRoute = VerticalManifest['routes'][number];
export type ManifestSlot = VerticalManifest['slots'][number];

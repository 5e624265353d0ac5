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
import { RolloutSettingsSchema } from '@wayfare/rollout/settings';
import * as v from 'valibot';
import { OwnerSchema } from './owner';

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

/** English stands in for languages newer than the release; those unknown to this host are dropped (decision 0123). */
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

const isIn = (language: Language, path: string) =>
  language === DEFAULT_LANGUAGE
    ? [`/${DEFAULT_LANGUAGE}`, ...LANGUAGES.map((other) => LANGUAGE_FACTS[other].prefix)].every(
        (prefix) => prefix === '' || !isBelowPrefix(path, prefix),
      )
    : isBelowPrefix(path, LANGUAGE_FACTS[language].prefix);

/** the URL decides the language, and the language switch keeps the parameters */
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
  /** unique within the vertical; links name `<vertical>.<name>` */
  name: NameSchema,
  path: RoutePathSchema,
  layout: v.optional(v.picklist(LAYOUTS), 'default'),
  /** feature flag; off answers 404 "Not Found" */
  flag: v.optional(v.string()),
  /** guards of the shell; an unknown one answers 500 "Unknown middleware" */
  guards: v.optional(v.array(v.string()), []),
  /** robots are kept out (funnel, account and result pages) */
  noindex: v.optional(v.boolean(), false),
  /** false: indexable but not in the sitemap, as a page made by a query */
  sitemap: v.optional(v.boolean()),
  /** card entry: only the scripts of docs/payment-scripts.md may run (PCI DSS 6.4.3) */
  payment: v.optional(v.boolean()),
  /** `booking`: shows the one named by `?booking=<id>`; one route of a vertical at most */
  shows: v.optional(v.literal('booking')),
});

const ManifestSlotSchema = v.strictObject({
  id: SlotIdSchema,
  order: v.pipe(v.number(), v.integer()),
  label: LocalisedTextSchema,
  flag: v.optional(v.string()),
});

const ManifestNavigationSchema = v.strictObject({
  route: NameSchema,
  label: LocalisedTextSchema,
  order: v.pipe(v.number(), v.integer()),
});

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const BudgetSchema = v.strictObject({
  /** bytes of a page's own scripts and styles, as a browser reads them */
  script: CountSchema,
  style: CountSchema,
  /** API calls of the server, and its milliseconds besides waiting for them */
  calls: v.optional(CountSchema),
  serverMs: v.optional(CountSchema),
  /** milliseconds of idle loader time on the server; the shell's limit where less */
  loaderMs: v.optional(CountSchema),
});

const VerticalSchema = v.strictObject({
  name: NameSchema,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/)),
  /** semver range of contracts, written by the build from its imports */
  contract: v.optional(v.pipe(v.string(), v.minLength(1)), '*'),
  criticality: v.picklist(['primary', 'regular']),
  routes: v.array(ManifestRouteSchema),
  redirects: v.optional(v.array(v.strictObject({ from: PathSchema, to: PathSchema })), []),
  slots: v.optional(v.array(ManifestSlotSchema), []),
  navigation: v.optional(v.array(ManifestNavigationSchema), []),
  namespaces: v.array(NameSchema),
  /** of each page, with exceptions; a release over budget is refused at publish */
  budgets: v.optional(
    v.strictObject({
      page: BudgetSchema,
      routes: v.optional(v.record(NameSchema, v.partial(BudgetSchema)), {}),
    }),
  ),
  /** ladder, margins and error rate of its rollouts */
  rollout: v.optional(RolloutSettingsSchema),
  /** who answers for it */
  owner: v.optional(OwnerSchema),
});

/** Schema of `vertical.json`: all that the shell knows without running a vertical's code. */
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

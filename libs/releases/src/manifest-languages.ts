import { LANGUAGE_FACTS, LANGUAGES } from '@wayfare/domain';

const written = LANGUAGES.filter((language) => LANGUAGE_FACTS[language].standIn === undefined);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const TABLES = [
  ['routes', 'path'],
  ['slots', 'label'],
  ['navigation', 'label'],
] as const;

const tablesIn = (manifest: unknown) =>
  TABLES.flatMap(([list, field]) => {
    const entries: unknown = fieldOf(manifest, list);
    return Array.isArray(entries)
      ? entries.map((entry, index) => [`${list}.${index}.${field}`, fieldOf(entry, field)] as const)
      : [];
  });

/** Languages that a `vertical.json` lacks; a release may predate one. */
export const missingLanguages = (manifest: unknown): string[] =>
  tablesIn(manifest).flatMap(([place, said]) =>
    written
      .filter((language) => fieldOf(said, language) === undefined)
      .map((language) => `${place}.${language}: is missing`),
  );

/** Addresses of a `trial.json` that lack a language; the one of a release may predate it. */
export const missingAddresses = (recording: unknown): string[] =>
  Object.entries(Object(fieldOf(recording, 'pages'))).flatMap(([page, said]) =>
    written
      .filter((language) => fieldOf(said, language) === undefined)
      .map((language) => `pages.${page}.${language}: is missing`),
  );

const known = new Set<string>(LANGUAGES);

/** Languages of a manifest that the site has not; a release that is live may be newer than its host. */
export const unknownLanguages = (manifest: unknown): string[] =>
  tablesIn(manifest).flatMap(([place, said]) =>
    Object.keys(Object(said))
      .filter((language) => !known.has(language))
      .map((language) => `${place}.${language}: is no language of the site`),
  );

import { LANGUAGE_FACTS, LANGUAGES } from '@wayfare/domain';

const written = LANGUAGES.filter((language) => LANGUAGE_FACTS[language].standIn === undefined);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function missingIn(manifest: unknown, list: string, field: string): string[] {
  const entries: unknown = fieldOf(manifest, list);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) =>
    written
      .filter((language) => fieldOf(fieldOf(entry, field), language) === undefined)
      .map((language) => `${list}.${index}.${field}.${language}: is missing`),
  );
}

/** Languages that a `vertical.json` lacks; a release may predate one. */
export const missingLanguages = (manifest: unknown): string[] => [
  ...missingIn(manifest, 'routes', 'path'),
  ...missingIn(manifest, 'slots', 'label'),
  ...missingIn(manifest, 'navigation', 'label'),
];

import { LANGUAGE_FACTS, languageOfPath, LANGUAGES } from '@wayfare/domain';

/** The first name in a path behind the language's prefix, as the router compares it: decoded, in small letters. */
function beginningOf(path: string): string {
  const language = languageOfPath(path);
  const segment = path.slice(LANGUAGE_FACTS[language].prefix.length).split('/')[1] ?? '';
  return `${language} ${decodeURIComponent(segment).toLowerCase()}`;
}

/** Can a pattern match paths with any beginning? */
const isOpen = (pattern: string) =>
  !pattern.startsWith('/') ||
  LANGUAGES.some((language) => {
    const { prefix } = LANGUAGE_FACTS[language];
    return [':', '*'].some((sign) => pattern.startsWith(`${prefix}/${sign}`));
  });

/**
 * Finds the entries whose pattern may match a path, in their order: a site has many patterns, and few of them begin
 * alike. Throws for a path that can't be decoded.
 */
export function groupByBeginning<Entry>(
  entries: readonly Entry[],
  patternOf: (entry: Entry) => string,
): (pathname: string) => Entry[] {
  const beginnings = entries.map((entry) =>
    isOpen(patternOf(entry)) ? null : beginningOf(patternOf(entry)),
  );
  const groupOf = (beginning: string | null) =>
    entries.filter((_, index) => beginnings[index] === null || beginnings[index] === beginning);
  const groups = new Map(
    [...new Set(beginnings)].map((beginning) => [beginning, groupOf(beginning)]),
  );
  const others = groupOf(null);
  return (pathname) => groups.get(beginningOf(pathname)) ?? others;
}

import { LANGUAGE_FACTS, languageOfPath, LANGUAGES } from '@wayfare/domain';

function beginningOf(path: string): string {
  const language = languageOfPath(path);
  const segment = path.slice(LANGUAGE_FACTS[language].prefix.length).split('/')[1] ?? '';
  return `${language} ${decodeURIComponent(segment).toLowerCase()}`;
}

const isOpen = (pattern: string) =>
  !pattern.startsWith('/') ||
  LANGUAGES.some((language) => {
    const { prefix } = LANGUAGE_FACTS[language];
    return [':', '*'].some((sign) => pattern.startsWith(`${prefix}/${sign}`));
  });

/** Indexes entries by the first name of their patterns. Throws for a path that can't be decoded. */
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

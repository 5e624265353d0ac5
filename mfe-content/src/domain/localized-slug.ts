import type { Article } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** The article's slug in another language; null when it is not written in it. */
export function slugIn(
  language: Language,
  { localizations }: Pick<Article, 'localizations'>,
): string | null {
  return (
    localizations.data.find(({ attributes }) => attributes.locale === language)?.attributes.slug ??
    null
  );
}

import type { Article } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** null where the article has no such language. */
export function slugIn(
  language: Language,
  { localizations }: Pick<Article, 'localizations'>,
): string | null {
  return (
    localizations.data.find(({ attributes }) => attributes.locale === language)?.attributes.slug ??
    null
  );
}

import type { Language } from '@wayfare/domain';
import { parseSearch } from './search-query';

/** Where most travellers of a language live. */
const HOME: Readonly<Record<Language, string>> = { en: 'GB', nl: 'NL' };

/** The traveller's country: what was chosen, else the language's own (HOT-21). */
export function nationalityOf(
  { nationality }: { nationality?: string | null | undefined },
  language: Language,
): string {
  return nationality ?? HOME[language];
}

/** The country of a search as it stands in an address. */
export function nationalityIn(search: string, language: Language): string {
  const nationality = parseSearch(search)?.nationality;
  return nationalityOf(
    {
      nationality:
        typeof nationality === 'string' && /^[A-Z]{2}$/.test(nationality) ? nationality : null,
    },
    language,
  );
}

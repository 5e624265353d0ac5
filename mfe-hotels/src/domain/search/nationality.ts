import type { Language } from '@wayfare/domain';
import { parseSearch } from './search-query';

/** Where most travellers of a language live. */
const HOME: Readonly<Record<Language, string>> = { en: 'GB', nl: 'NL' };

/** Whether a value looks like the code of a country, ISO 3166-1 alpha-2. */
export const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value);

/** The traveller's country as a search says it, else the language's own (HOT-21). */
export function nationalityOf(
  { nationality }: { nationality?: string | null | undefined },
  language: Language,
): string {
  return nationality ?? HOME[language];
}

/** The country of a search as it stands in an address. */
export function nationalityIn(search: string, language: Language): string {
  const nationality = parseSearch(search)?.nationality;
  return nationalityOf({ nationality: isCountry(nationality) ? nationality : null }, language);
}

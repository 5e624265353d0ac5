import { territoryOf, type Language } from '@wayfare/domain';
import { parseSearch } from './search-query';

/** Whether a value looks like the code of a country, ISO 3166-1 alpha-2. */
export const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value);

/** The traveller's country as a search says it, else the one that the language is written for (HOT-21). */
export function nationalityOf(
  { nationality }: { nationality?: string | null | undefined },
  language: Language,
): string {
  return nationality ?? territoryOf(language);
}

/** The country of a search as it stands in an address. */
export function nationalityIn(search: string, language: Language): string {
  const nationality = parseSearch(search)?.nationality;
  return nationalityOf({ nationality: isCountry(nationality) ? nationality : null }, language);
}

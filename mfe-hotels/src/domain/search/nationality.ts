import { territoryOf, type Language } from '@wayfare/domain';
import { parseSearch } from './search-query';

export const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value);

/** The search's country, else the language's default (HOT-21). */
export function nationalityOf(
  { nationality }: { nationality?: string | null | undefined },
  language: Language,
): string {
  return nationality ?? territoryOf(language);
}

export function nationalityIn(search: string, language: Language): string {
  const nationality = parseSearch(search)?.nationality;
  return nationalityOf({ nationality: isCountry(nationality) ? nationality : null }, language);
}

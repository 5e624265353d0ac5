import type { Language } from '@wayfare/domain';
import { withQuery } from '@wayfare/remote-kit';
import { paths } from './paths';

/* Country and region have one page; the query tells them apart. */
export const countryHref = (language: Language, codeCountry: string) =>
  withQuery(paths.country(language), new URLSearchParams({ codeCountry }));
export const citiesOfCountryHref = (language: Language, codeCountry: string) =>
  withQuery(paths.cities(language), new URLSearchParams({ codeCountry }));
export const citiesOfRegionHref = (language: Language, id: string) =>
  withQuery(paths.cities(language), new URLSearchParams({ destination_id: id }));

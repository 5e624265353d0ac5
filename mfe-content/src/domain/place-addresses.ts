import type { Language } from '@wayfare/domain';
import { withQuery } from '@wayfare/remote-kit';
import { paths } from './paths';

/* The pages of a country and of a region, which their query tells apart. */
export const countryHref = (language: Language, codeCountry: string) =>
  withQuery(paths.country(language), new URLSearchParams({ codeCountry }));
export const citiesOfCountryHref = (language: Language, codeCountry: string) =>
  withQuery(paths.cities(language), new URLSearchParams({ codeCountry }));
export const citiesOfRegionHref = (language: Language, id: string) =>
  withQuery(paths.cities(language), new URLSearchParams({ destination_id: id }));

import { forLanguages, type Language } from '@wayfare/domain';
import { readCatalogue } from '../../platform/texts/catalogues';
import type { Names } from '../records/records';

const PLATFORM = forLanguages((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Shorter than CLDR's names. */
const SHORTER = forLanguages((language) => readCatalogue(language, 'country-names'));

export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  NL: ['Holland'],
  GB: ['Great Britain', 'UK', 'England', 'Groot-Brittannië'],
  US: ['USA', 'America', 'Amerika', 'VS'],
  CZ: ['Czechia', 'Tsjechische Republiek'],
  TR: ['Türkiye'],
  AE: ['UAE', 'Emiraten', 'VAE'],
  CI: ['Ivory Coast'],
};

const nameIn = (language: Language, code: string): string =>
  SHORTER[language][`country.${code}`] ?? PLATFORM[language].of(code) ?? code;

export const countryNames = (code: string): Names =>
  forLanguages((language) => nameIn(language, code));

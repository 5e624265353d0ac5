import type { Names } from '../records/records';

const english = new Intl.DisplayNames('en', { type: 'region' });
const dutch = new Intl.DisplayNames('nl', { type: 'region' });

/** Shorter than CLDR's names. */
const SHORTER: Readonly<Record<string, Names>> = {
  HK: { en: 'Hong Kong', nl: 'Hongkong' },
  MO: { en: 'Macao', nl: 'Macau' },
  BA: { en: 'Bosnia and Herzegovina', nl: 'Bosnië en Herzegovina' },
  CZ: { en: 'Czech Republic', nl: 'Tsjechië' },
  TR: { en: 'Turkey', nl: 'Turkije' },
  MM: { en: 'Myanmar', nl: 'Myanmar' },
  PS: { en: 'Palestinian Territories', nl: 'Palestijnse gebieden' },
};

export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  NL: ['Holland'],
  GB: ['Great Britain', 'UK', 'England', 'Groot-Brittannië'],
  US: ['USA', 'America', 'Amerika', 'VS'],
  CZ: ['Czechia', 'Tsjechische Republiek'],
  TR: ['Türkiye'],
  AE: ['UAE', 'Emiraten', 'VAE'],
  CI: ['Ivory Coast'],
};

export function countryNames(code: string): Names {
  return SHORTER[code] ?? { en: english.of(code) ?? code, nl: dutch.of(code) ?? code };
}

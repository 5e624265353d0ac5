import type { WireArea } from '../wire/wire-types';
import type { Language, Words } from '../wire/words';

export interface PassArea {
  code: string;
  label: Words;
  countries: readonly string[];
  /** against the dearest country */
  level: number;
}

const GLOBAL_COUNTRIES = [
  'AT',
  'BA',
  'BE',
  'BG',
  'CH',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'ME',
  'MK',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'RS',
  'SE',
  'SI',
  'SK',
  'TR',
];

export const GLOBAL: PassArea = {
  code: 'EU',
  label: { en: 'Global', nl: 'Global' },
  countries: GLOBAL_COUNTRIES,
  level: 1,
};

const country = (code: string, level: number, en: string, nl: string): PassArea => ({
  code,
  label: { en, nl },
  countries: [code],
  level,
});

const COUNTRIES: readonly PassArea[] = [
  country('AT', 0.86, 'Austria', 'Oostenrijk'),
  country('BE', 0.7, 'Belgium', 'België'),
  country('CH', 1, 'Switzerland', 'Zwitserland'),
  country('CZ', 0.42, 'Czechia', 'Tsjechië'),
  country('DE', 1, 'Germany', 'Duitsland'),
  country('DK', 0.72, 'Denmark', 'Denemarken'),
  country('ES', 0.93, 'Spain', 'Spanje'),
  country('FI', 0.72, 'Finland', 'Finland'),
  country('FR', 1, 'France', 'Frankrijk'),
  country('GB', 1, 'Great Britain', 'Groot-Brittannië'),
  country('HU', 0.5, 'Hungary', 'Hongarije'),
  country('IT', 0.84, 'Italy', 'Italië'),
  country('NL', 0.7, 'Netherlands', 'Nederland'),
  country('NO', 0.93, 'Norway', 'Noorwegen'),
  country('PL', 0.5, 'Poland', 'Polen'),
  country('PT', 0.5, 'Portugal', 'Portugal'),
  country('SE', 0.93, 'Sweden', 'Zweden'),
];

export const PASS_AREAS: readonly PassArea[] = [GLOBAL, ...COUNTRIES];

const byCode = new Map(PASS_AREAS.map((area) => [area.code, area]));

export function passAreaByCode(code: string): PassArea | undefined {
  return byCode.get(code);
}

export function wireArea({ code, label, countries }: PassArea, language: Language): WireArea {
  return { code, label: label[language], countries: [...countries] };
}

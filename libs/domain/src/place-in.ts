import { forLanguages, type Language } from './language';

/* Names with an irregular preposition; CLDR has none. */

const WORDS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'in the': [
      'Algarve',
      'Azores',
      'Bahamas',
      'Balearic Islands',
      'Basque Country',
      'Brussels Capital Region',
      'Canary Islands',
      'Capital Region',
      'Capital Region of Denmark',
      'Cayman Islands',
      'Central African Republic',
      'Comoros',
      'Czech Republic',
      'Dominican Republic',
      'Ionian Islands',
      'Maldives',
      'Marshall Islands',
      'Netherlands',
      'North Aegean',
      'Northern Mariana Islands',
      'Palestinian Territories',
      'Peloponnese',
      'Philippines',
      'Seychelles',
      'Solomon Islands',
      'South Aegean',
      'U.S. Virgin Islands',
      'United Arab Emirates',
      'United Kingdom',
      'United States',
      'Virgin Islands',
    ],
    'on the': ['Isle of Man', 'Reykjanes Peninsula'],
    on: ['Gotland', 'Prince Edward Island', 'Réunion', 'Zealand'],
  },
  nl: {
    'op de': [
      'Amerikaanse Maagdeneilanden',
      'Azoren',
      'Bahama’s',
      'Balearen',
      'Canarische Eilanden',
      'Comoren',
      'Filipijnen',
      'Ionische Eilanden',
      'Kaaimaneilanden',
      'Maldiven',
      'Marshalleilanden',
      'Noord-Egeïsche Eilanden',
      'Noordelijke Marianen',
      'Peloponnesos',
      'Salomonseilanden',
      'Seychellen',
      'Virgin Islands',
      'Zuid-Egeïsche Eilanden',
    ],
    'op het': ['Isle of Man', 'Reykjanes-schiereiland'],
    op: [
      'Antigua en Barbuda',
      'Aruba',
      'Bali',
      'Barbados',
      'Corsica',
      'Cuba',
      'Curaçao',
      'Cyprus',
      'Dominica',
      'Fiji',
      'Gotland',
      'Guadeloupe',
      'Guam',
      'Guernsey',
      'Hainan',
      'Hawaï',
      'Hokkaido',
      'Ibiza',
      'Jamaica',
      'Jersey',
      'Kaapverdië',
      'Kreta',
      'Madeira',
      'Malta',
      'Martinique',
      'Mauritius',
      'Mayotte',
      'Okinawa',
      'Phuket',
      'Prince Edward Island',
      'Puerto Rico',
      'Réunion',
      'Saint Lucia',
      'Saint Vincent en de Grenadines',
      'Samoa',
      'Sao Tomé en Principe',
      'Sardinië',
      'Seeland',
      'Sicilië',
      'Tasmania',
      'Tonga',
      'Trinidad en Tobago',
    ],
    'in de': [
      'Algarve',
      'Centraal-Afrikaanse Republiek',
      'Dominicaanse Republiek',
      'Hoofdstadregio',
      'Palestijnse gebieden',
      'Verenigde Arabische Emiraten',
      'Verenigde Staten',
      'Westelijke Sahara',
    ],
    'in het': ['Brussels Hoofdstedelijk Gewest', 'Hoofdstedelijk gebied', 'Verenigd Koninkrijk'],
  },
};

const wordsBefore = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(WORDS[language]).flatMap(([words, names]) =>
      names.map((name) => [name, words] as const),
    ),
  );

const BEFORE = forLanguages(wordsBefore);

const USUAL: Readonly<Record<Language, string>> = { en: 'in', nl: 'in' };

export const PLACES_WITH_WORDS = forLanguages((language): readonly string[] => [
  ...BEFORE[language].keys(),
]);

/** Name with preposition: `op de Balearen`, `in the Netherlands`; regular for unknown names. */
export function placeIn(name: string, language: Language): string {
  const [first = ''] = name.split(',');
  return `${BEFORE[language].get(first.trim()) ?? USUAL[language]} ${name}`;
}

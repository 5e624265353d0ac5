import type { FlightOffer } from '@wayfare/api-contract';
import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import en from '../../../locales/en';
import nl from '../../../locales/nl';
import type { SeatFact } from './seat-facts';
import type { SeatFare } from './seat-fares';
import { seatTravellers } from './seat-travellers';
import { chosenLabel, seatLabel, seatWords } from './seat-words';

const i18n = createI18n(COMMON);
i18n.en.addResourceBundle('en', 'flights', en);
i18n.nl.addResourceBundle('nl', 'flights', nl);
const wordsIn = (language: 'en' | 'nl') =>
  seatWords((key, options) => i18n[language].t(key, { ...options, ns: 'flights' }), language);

const FREE: SeatFare = { state: 'free', amount: '30.00' };
const CASES: [string, SeatFact[], SeatFare, string, string][] = [
  [
    '12A',
    ['window', 'legroom'],
    FREE,
    '12A, window, extra legroom, €30.00, free',
    '12A, raam, extra beenruimte, € 30,00, vrij',
  ],
  [
    '13B',
    ['middle'],
    { state: 'free', amount: '0.00' },
    '13B, middle, included, free',
    '13B, midden, inbegrepen, vrij',
  ],
  ['12B', ['middle'], { state: 'taken' }, '12B, taken', '12B, bezet'],
  [
    '14D',
    ['aisle', 'exit'],
    { state: 'barred' },
    '14D, aisle, exit row, not for this traveller',
    '14D, gangpad, bij nooduitgang, niet voor deze reiziger',
  ],
];

describe('the name of a seat', () => {
  it.each(CASES)(
    '%s with %j, %j, reads "%s" and "%s"',
    (designator, facts, fare, english, dutch) => {
      const nameIn = (language: 'en' | 'nl') =>
        seatLabel({ designator, facts }, fare, wordsIn(language)).replaceAll('\u00a0', ' ');
      expect(nameIn('en')).toBe(english);
      expect(nameIn('nl')).toBe(dutch);
    },
  );

  it('says whose it is', () => {
    expect(chosenLabel('12C', 'Zoë', wordsIn('en'))).toBe('12C, chosen for Zoë');
    expect(chosenLabel('12C', 'Zoë', wordsIn('nl'))).toBe('12C, gekozen voor Zoë');
  });
});

describe('travellers on the map', () => {
  const ADULTS: FlightOffer['passengers'] = ['pas_1', 'pas_2', 'pas_3'].map((id) => ({
    id,
    type: 'adult',
    age: null,
  }));

  it.each([
    [
      ['Zoë Visser', 'Sam de Vries', 'Łukasz'],
      ['ZV', 'SV', 'Ł'],
    ],
    [
      ['Anna Berg', 'Adam Berg', 'Zoë Berg'],
      ['1', '2', '3'],
    ],
    [
      ['Traveller 1 (adult)', 'Traveller 2 (adult)', 'Zoë'],
      ['1', '2', '3'],
    ],
    [
      ['', 'Sam', 'Zoë'],
      ['1', '2', '3'],
    ],
  ])('%j are marked %j', (names, marks) => {
    expect(seatTravellers(ADULTS, names).map(({ mark }) => mark)).toEqual(marks);
  });

  it('are all but the infants, each with his own name', () => {
    const party: FlightOffer['passengers'] = [
      { id: 'pas_0', type: 'infant_without_seat', age: 1 },
      ...ADULTS.slice(0, 1),
    ];
    expect(seatTravellers(party, ['Tom', 'Zoë Visser'])).toEqual([
      { id: 'pas_1', name: 'Zoë Visser', mark: 'ZV' },
    ]);
  });
});

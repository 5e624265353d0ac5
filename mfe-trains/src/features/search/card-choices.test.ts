import type { Cards } from '../../domain/search/criteria';
import { cardOptions, cardsFor, withCard } from './card-choices';

const BAHNCARD = {
  code: 'BAHNCARD-25',
  label: 'BahnCard 25',
  country: 'DE',
  isPass: false,
  ages: null,
};
const INTERRAIL = {
  code: 'INTERRAIL',
  label: 'Interrail Pass',
  country: 'EU',
  isPass: true,
  ages: null,
};
const words = { language: 'en', none: 'None' } as const;

it('reduction cards are named with their country, and one that nobody knows by its code', () => {
  expect(cardOptions([BAHNCARD, INTERRAIL], '', words).map(({ label }) => label)).toEqual([
    'None',
    'BahnCard 25 (Germany)',
    'Interrail Pass',
  ]);
  expect(cardOptions([], 'BAHNCARD-25', words)).toEqual([
    { value: '', label: 'None' },
    { value: 'BAHNCARD-25', label: 'BAHNCARD-25' },
  ]);
});

it.each<[string, Cards, Cards]>([
  ['the first of a category', {}, { adult: ['', 'A'] }],
  ['another one', { adult: ['X'] }, { adult: ['X', 'A'] }],
  [
    'in place of one',
    { adult: ['X', 'Y', 'Z'], youth: ['Q'] },
    { adult: ['X', 'A', 'Z'], youth: ['Q'] },
  ],
])('the card of the second adult: %s', (_, before, after) => {
  expect(withCard(before, { category: 'adult', index: 1 }, 'A')).toEqual(after);
});

it.each([
  ['adult', ['BAHNCARD-25', 'YOUNG', 'ADULT']],
  ['senior', ['BAHNCARD-25', 'SENIOR']],
  ['youth', ['BAHNCARD-25', 'YOUNG', 'ADULT']],
  ['child', ['BAHNCARD-25']],
] as const)('offers the cards that somebody of the age can have: %s', (category, codes) => {
  const card = (code: string, from: number, to: number) => ({
    ...BAHNCARD,
    code,
    ages: { from, to },
  });
  expect(
    cardsFor(
      [BAHNCARD, card('YOUNG', 16, 30), card('ADULT', 27, 59), card('SENIOR', 65, 120)],
      category,
    ).map(({ code }) => code),
  ).toEqual(codes);
});

import type { Cards } from './criteria';
import { cardOptions, withCard } from './card-choices';

const BAHNCARD = { code: 'BAHNCARD-25', label: 'BahnCard 25', country: 'DE', isPass: false };
const INTERRAIL = { code: 'INTERRAIL', label: 'Interrail Pass', country: 'EU', isPass: true };
const words = { language: 'en', none: 'None' } as const;

it('reduction cards are named with their country, and one that nobody knows by its code', () => {
  expect(cardOptions([BAHNCARD, INTERRAIL], '', words).map(({ label }) => label)).toEqual(['None', 'BahnCard 25 (Germany)', 'Interrail Pass']);
  expect(cardOptions([], 'BAHNCARD-25', words)).toEqual([
    { value: '', label: 'None' },
    { value: 'BAHNCARD-25', label: 'BAHNCARD-25' },
  ]);
});

it.each<[string, Cards, Cards]>([
  ['the first of a category', {}, { adult: ['', 'A'] }],
  ['another one', { adult: ['X'] }, { adult: ['X', 'A'] }],
  ['in place of one', { adult: ['X', 'Y', 'Z'], youth: ['Q'] }, { adult: ['X', 'A', 'Z'], youth: ['Q'] }],
])('the card of the second adult: %s', (_, before, after) => {
  expect(withCard(before, { category: 'adult', index: 1 }, 'A')).toEqual(after);
});

import { exactMatch } from './typed-places';

it.each([
  ['barcelona', [['Barcelona'], ['Barcelos']], 'Barcelona'],
  ['malaga', [['Málaga']], 'Málaga'],
  ['Parijs', [['Paris', 'Parijs']], 'Paris'],
  ['Paris', [['Paris'], ['Paris']], null],
  ['Pari', [['Paris']], null],
  ['<script>', [], null],
])('takes %s for the place of that name only', (text, places, found) => {
  expect(exactMatch(text, places, (names) => names)?.[0] ?? null).toBe(found);
});

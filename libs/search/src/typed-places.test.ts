import { exactMatch, findTyped } from './typed-places';

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

it('asks what typed texts may be, and leaves out those that nobody knows or can be asked about', async () => {
  const asked: string[] = [];
  const ends = ['Barcelona', 'x', 'Atlantis', 'Paris'].map((text, end) => ({ end, text }));
  const found = await findTyped(ends, (text) => {
    asked.push(text);
    if (text === 'Paris') return Promise.reject(new Error('down'));
    return Promise.resolve(text === 'Atlantis' ? [] : [`${text}!`]);
  });
  expect(asked).toEqual(['Barcelona', 'Atlantis', 'Paris']);
  expect(found).toEqual([{ end: 0, text: 'Barcelona', found: ['Barcelona!'] }]);
});

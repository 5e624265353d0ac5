import { byLetter, letterOf } from './by-letter';

it.each([
  ['Aachen', 'A'],
  ['Évora', 'E'],
  ["'s-Gravenzande", 'S'],
  ['łódź', 'Ł'],
  ['Ørsta', 'Ø'],
  ['IJmuiden', 'I'],
  ['1000', '#'],
  ['', '#'],
])('%j is looked up under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

it('puts letters in the order of the alphabet and leaves places as they came', () => {
  const labels = ["'s-Gravenzande", 'Bonn', 'Aachen', 'Évora', 'Salou', 'Essen', '24'];
  expect(
    byLetter(labels.map((label) => ({ label }))).map(
      ({ letter, places }) => `${letter}: ${places.map(({ label }) => label).join(', ')}`,
    ),
  ).toEqual(['#: 24', 'A: Aachen', 'B: Bonn', 'E: Évora, Essen', "S: 's-Gravenzande, Salou"]);
});

it('has no letters where there are no places', () => expect(byLetter([])).toEqual([]));

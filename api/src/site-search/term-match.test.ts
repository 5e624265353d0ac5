import { foldText, matchPoints } from './term-match';

const NIGHT_TRAINS = foldText({
  title: 'Night trains to Málaga',
  teaser: 'Asleep in one country',
  body: 'A couchette is a bed. Trains leave at night.',
});

it.each([
  ['one word of the title', ['trains'], 14],
  ['the beginning of one', ['tra'], 9],
  ['a word of the teaser', ['country'], 4],
  ['a word of the body', ['couchette'], 2],
  ['the beginning of one there', ['couch'], 1],
  ['words of all of it', ['trains', 'country', 'bed'], 20],
  ['letters without their accents', ['malaga'], 12],
  ['a word that is nowhere', ['trains', 'airport'], 0],
  ['the middle of a word', ['ouchette'], 0],
  ['nothing', [], 0],
])('a term is found by %s: %j has %i points', (_what, words, points) => {
  expect(matchPoints(words, NIGHT_TRAINS)).toBe(points);
});

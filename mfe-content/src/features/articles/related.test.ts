import { relatedTo } from './related';

const entry = (slug: string, topic: 'trains' | 'food' | 'coast', ...countries: string[]) => ({
  slug,
  topic,
  countries,
});
const read = entry('read', 'trains', 'FR', 'NL');

it.each([
  ['leaves out the article itself', [read, entry('a', 'food')], ['a']],
  [
    'puts the same topic before a shared country',
    [entry('country', 'food', 'FR'), entry('topic', 'trains')],
    ['topic', 'country'],
  ],
  [
    'puts topic and country before topic alone',
    [entry('topic', 'trains'), entry('both', 'trains', 'NL')],
    ['both', 'topic'],
  ],
  [
    'keeps the order of the list among equals',
    [entry('newer', 'coast'), entry('older', 'coast')],
    ['newer', 'older'],
  ],
  ['fills up with what is left', [entry('far', 'coast'), entry('near', 'trains')], ['near', 'far']],
  [
    'stops at the number asked for',
    [entry('a', 'food'), entry('b', 'food'), entry('c', 'food'), entry('d', 'food')],
    ['a', 'b', 'c'],
  ],
])('CNT-19 what to read next %s', (_, all, slugs) => {
  expect(relatedTo(read, all, 3).map(({ slug }) => slug)).toEqual(slugs);
});

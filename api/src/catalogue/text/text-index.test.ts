import { randomFrom } from '../../../bench/synthetic-hotels';
import { TextIndexBuilder } from './text-index';

/* Documents of two words each, and of a town beside: most popular first, as they are added. */

const WORDS = ['amber', 'anchor', 'bridge', 'castle', 'harbour', 'inn', 'lodge', 'villa'];
const TOWNS = [['amersfoort'], ['bruges', 'brugge'], ['castricum'], ['villach']];
const COUNT = 5_000;

const random = randomFrom(9);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const builder = new TextIndexBuilder();
const contexts = TOWNS.map((words) => builder.addContext(words));
const documents = Array.from({ length: COUNT }, (_, document) => {
  const rare = document % 1_000 === 999 ? ['zephyr'] : [];
  const own = [pick(WORDS), pick(WORDS), ...rare];
  const town = Math.floor(random() * TOWNS.length);
  builder.add(own, contexts[town] ?? -1);
  return { own, beside: TOWNS[town] ?? [] };
});
const index = builder.build();

const holding = (terms: readonly string[]): number[] =>
  documents.flatMap(({ own, beside }, document) =>
    terms.every((term) => [...own, ...beside].some((word) => word.startsWith(term)))
      ? [document]
      : [],
  );

describe('The words of documents', () => {
  it.each([
    [['amber', 'inn'], 'both in its own name'],
    [['vil', 'a'], 'two beginnings of many words'],
    [['lodge', 'bruges'], 'one in its own name, one beside'],
    [['brug', 'bri'], 'one that only a town has'],
    [['zephyr', 'v'], 'a rare one and one of very many'],
    [['zephyr', 'a', 'c'], 'a rare one and two others'],
    [['villach', 'inn', 'zephyr'], 'a rare one, one of many and one beside'],
    [['villa', 'castle', 'bruges'], 'two of many and one beside'],
  ])('finds the most popular that hold %j: %s', (terms) => {
    expect([...index.exact(terms)]).toEqual(holding(terms).slice(0, 32));
  });

  it.each([
    [
      ['ambre', 'inn'],
      ['amber', 'inn'],
    ],
    [
      ['lodeg', 'castricm'],
      ['lodge', 'castricum'],
    ],
    [
      ['zephir', 'vila'],
      ['zephyr', 'vil'],
    ],
  ])('finds for %j what holds %j', (typed, meant) => {
    expect([...index.misspelt(typed, 1)]).toEqual(holding(meant).slice(0, 32));
  });

  it('finds nothing of several where one is unknown', () => {
    expect([...index.exact(['amber', 'xyzzy'])]).toEqual([]);
    expect([...index.misspelt(['amber', 'xyzzyx'], 1)]).toEqual([]);
  });
});

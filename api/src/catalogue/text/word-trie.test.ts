import { randomFrom } from '../../../bench/synthetic-hotels';
import { beginningDistance, editDistance } from './edit-distance';
import { WordTrie } from './word-trie';

const WORDS = [
  'amsterdam',
  'amstelveen',
  'bar',
  'barcelona',
  'barcelonnette',
  'berlin',
  'bern',
  'madrid',
  'munchen',
  'paris',
  'parijs',
  'parma',
  'rome',
].sort();
const trie = WordTrie.of(WORDS);

function found(ranges: readonly { from: number; to: number }[]): string[] {
  return [...new Set(ranges.flatMap(({ from, to }) => WORDS.slice(from, to)))].sort();
}

describe('The dictionary', () => {
  it.each([
    ['bar', ['bar', 'barcelona', 'barcelonnette']],
    ['amst', ['amstelveen', 'amsterdam']],
    ['rome', ['rome']],
    ['x', []],
    ['romeo', []],
  ])('finds every word that begins with %j', (term, words) => {
    const range = trie.prefix(term);
    expect(found(range === null ? [] : [range])).toEqual(words);
  });

  it.each([
    ['barclona', 1, 'barcelona', 'a letter forgotten'],
    ['barrcelona', 1, 'barcelona', 'a letter too many'],
    ['barxelona', 1, 'barcelona', 'a wrong letter'],
    ['bacrelona', 1, 'barcelona', 'two letters swapped'],
    ['xarcelona', 1, 'barcelona', 'a wrong first letter'],
    ['amsterdan', 1, 'amsterdam', 'a wrong last letter'],
    ['amsterdamm', 1, 'amsterdam', 'a last letter too many'],
    ['barclo', 1, 'barcelona', 'a slip in the beginning of the word'],
    ['bercelina', 2, 'barcelona', 'two slips'],
  ])('finds %j with %i typo: %4$s', (term, typos, word) => {
    expect(found(trie.similar(term, typos))).toContain(word);
  });

  it('does not take dropping the last letter for a typo', () => {
    expect(found(trie.similar('parx', 1))).toEqual(['parijs', 'paris', 'parma']);
    expect(found(trie.similar('berx', 1))).not.toContain('bar');
  });

  it.each([1, 2])(
    'finds whole words up to %i letters from any typed, and none that begin otherwise',
    (typos) => {
      const letters = 'abé5';
      const random = randomFrom(typos);
      const word = (most: number): string =>
        Array.from(
          { length: 1 + Math.floor(random() * most) },
          () => letters[Math.floor(random() * letters.length)],
        ).join('');
      const words = [...new Set(Array.from({ length: 400 }, () => word(8)))].sort();
      const dictionary = WordTrie.of(words);
      for (let index = 0; index < 200; index += 1) {
        const typed = `${word(3)}${word(6)}`;
        const similar = new Set(
          dictionary.similar(typed, typos).flatMap(({ from, to }) => words.slice(from, to)),
        );
        const near = words.filter((each) => editDistance(typed, each, typos) <= typos);
        const begun = words.filter((each) => beginningDistance(typed, each) <= typos);
        expect([...similar]).toEqual(expect.arrayContaining(near));
        expect(begun).toEqual(expect.arrayContaining([...similar]));
      }
    },
  );

  it('finds whole words exactly when their distance allows it', () => {
    for (const typed of [
      'berlim',
      'madird',
      'prais',
      'rmoe',
      'munchem',
      'parnijs',
      'bxyz',
      'amstelven',
    ]) {
      const near = WORDS.filter((word) => editDistance(typed, word, 1) <= 1);
      expect(found(trie.similar(typed, 1))).toEqual(expect.arrayContaining(near));
    }
  });
});

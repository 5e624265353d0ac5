import { clipRing, piecesIn, stepsOf } from './clip';

const BOX = { west: 0, north: 0, east: 10, south: 10 };

describe('what a tile has of a shape', () => {
  it.each([
    ['all of one inside', [2, 2, 4, 2, 4, 4], [2, 2, 4, 2, 4, 4]],
    ['nothing of one outside', [20, 20, 24, 20, 24, 24], []],
    [
      'the whole tile of one round it',
      [-5, -5, 15, -5, 15, 15, -5, 15],
      [0, 0, 10, 0, 10, 10, 0, 10],
    ],
    ['the part of one that leads out', [5, 2, 15, 2, 15, 8, 5, 8], [5, 2, 10, 2, 10, 8, 5, 8]],
  ])('is %s', (_, ring, kept) => {
    const corners = (line: readonly number[]) =>
      Array.from({ length: line.length / 2 }, (__, at) =>
        line.slice(at * 2, at * 2 + 2).join(),
      ).sort();
    expect(corners(clipRing(ring, BOX))).toEqual(corners(kept));
  });

  it.each([
    ['a line inside', [1, 1, 5, 5], [[1, 1, 5, 5]]],
    ['no line outside', [20, 1, 25, 5], []],
    ['a line that crosses it, whole', [-5, 5, 15, 5], [[-5, 5, 15, 5]]],
    [
      'two pieces of one that comes back',
      [5, 5, 20, 5, 30, 5, 20, 6, 5, 6],
      [
        [5, 5, 20, 5],
        [20, 6, 5, 6],
      ],
    ],
  ])('is %s', (_, line, pieces) => expect(piecesIn(line, BOX)).toEqual(pieces));

  it('is said in steps, without those that lead nowhere', () =>
    expect(stepsOf([1.2, 1, 1.3, 1, 4, 6])).toEqual([1, 1, 3, 5]));
});

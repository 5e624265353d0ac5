import { middleSquare } from './portrait';

it.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [300, 400, { x: 0, y: 50, side: 300 }],
  [256, 256, { x: 0, y: 0, side: 256 }],
  [20, 10, { x: 5, y: 0, side: 10 }],
])('takes the middle of a picture of %i by %i', (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square);
});

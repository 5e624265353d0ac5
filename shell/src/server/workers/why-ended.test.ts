import { BLOCKED, causeOf, HANGING, isProof, OUT_OF_MEMORY } from './why-ended';

it.each([
  ['took too long', BLOCKED, 250, true],
  ['took what was left of a memory that others had filled', OUT_OF_MEMORY, 200, false],
  ['took a quarter of the memory', OUT_OF_MEMORY, 192, true],
  ['took nearly all of it', OUT_OF_MEMORY, 40, true],
  ['ended its worker', 'exit 1', 200, true],
  ['left what was thrown when nobody waited', 'late', 200, true],
  ['ran last in a worker that did not answer any more', HANGING, 40, false],
])(
  'who ran last is to blame for certain when it %s: %s at %i MB, %s',
  (_what, why, usedMb, expected) => {
    expect(isProof(why, usedMb, 256)).toBe(expected);
  },
);

it.each([
  [
    Object.assign(new Error('Worker terminated'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
    OUT_OF_MEMORY,
  ],
  [new Error('odd'), 'odd'],
  [null, 'null'],
])('the cause of %s is %s', (thrown, expected) => {
  expect(causeOf(thrown)).toBe(expected);
});

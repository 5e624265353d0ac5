import { errorOf, wordsOf } from './thrown';

const WORDLESS = Object.assign(new Error('never read'), { message: { toString: 1 } });

it.each<[unknown, string]>([
  [new RangeError('odd'), 'RangeError: odd'],
  ['odd', 'odd'],
  [undefined, 'undefined'],
  [Symbol('odd'), 'Symbol(odd)'],
  [Object.create(null), 'what was thrown has no words'],
  [WORDLESS, 'what was thrown has no words'],
])('the words of what was thrown, case %#', (thrown, words) => expect(wordsOf(thrown)).toBe(words));

it.each<[unknown, object]>([
  [new RangeError('odd'), { name: 'RangeError', message: 'odd' }],
  ['odd', { name: 'Error', message: 'odd' }],
  [null, { name: 'Error', message: 'null' }],
  [WORDLESS, { name: 'Error', message: 'what was thrown has no words' }],
  [Object.assign(new Error('odd'), { name: 7, stack: () => 1 }), { name: 'Error', message: 'odd' }],
])('an error of its own that can be sent to another thread, case %#', (thrown, expected) =>
  expect(structuredClone(errorOf(thrown))).toMatchObject(expected),
);

import { isEmail } from './email';

it.each<[string, boolean]>([
  ['anne@example.com', true],
  [' anne@example.com ', true],
  ["o'brien+trips@post.example.co.uk", true],
  ['zoë@müller.example', true],
  [`${'a'.repeat(180)}@example.com`, true],
  [`${'a'.repeat(181)}@example.com`, false],
  ['x', false],
  ['a@b', false],
  ['anne@', false],
  ['@example.com', false],
  ['an ne@example.com', false],
  ['anne@example.', false],
  ['anne@home@example.com', false],
  ['<anne@example.com>', false],
  ['', false],
])('HOT-34 judges %p as an e-mail address: %p', (text, accepted) => {
  expect(isEmail(text)).toBe(accepted);
});

import { bytesOf } from './bytes-of';

it.each([
  ['letters alone', 'a page'],
  ['accents', 'Curaçao, Łódź'],
  ['signs of three and of four bytes', '€ 12 – 🚆'],
  ['half a sign', 'a\ud83d b'],
  ['more than any before', '€ '.repeat(400_000)],
  ['less than the one before', 'short'],
  ['nothing', ''],
])('pieces with %s come one after another', (_what, text) => {
  expect(bytesOf([text, Buffer.from('<€>'), text]).equals(Buffer.from(`${text}<€>${text}`))).toBe(
    true,
  );
});

it('what was made stays as it is when the next is made', () => {
  const first = bytesOf(['first']);
  bytesOf(['other']);
  expect(first.toString()).toBe('first');
});

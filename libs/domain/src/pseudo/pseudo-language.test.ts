import { pseudoText, withPseudo } from './pseudo-language';

it.each([
  ['Search', '[Šéáŕçĥöñé]'],
  ['Where to next?', '[Ŵĥéŕé ţö ñéxţ? öñé ţ]'],
  ['{{count}} nights', '[{{count}} ñîĝĥţšöñé]'],
  ['Read the <a href="/terms">terms</a>', null],
  ['€12.50', '€12.50'],
  ['{{from}} – {{to}}', '{{from}} – {{to}}'],
  ['', ''],
])('makes of %j %j', (english, expected) => {
  if (expected !== null) expect(pseudoText(english)).toBe(expected);
  else expect(pseudoText(english)).toContain('<a href="/terms">');
});

it('makes a text four tenths longer', () => {
  const english = 'Free cancellation until the day before you arrive';
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const longer = letters(pseudoText(english)) / letters(english);
  expect(longer).toBeGreaterThanOrEqual(1.3);
  expect(longer).toBeLessThan(1.5);
});

it('completes a table: texts, what functions and promises bring, paths; and nothing that is no text', async () => {
  const table = withPseudo({
    en: {
      path: '/hotels',
      home: '/',
      size: 3,
      open: (name: string) => `Open ${name}`,
      load: () => Promise.resolve({ default: { hello: 'Hello' } }),
      list: ['One', '1'],
    },
  });
  const { 'en-XA': own } = table as unknown as Record<string, typeof table.en>;
  expect(own).toMatchObject({
    path: '/en-xa/hotels',
    home: '/en-xa',
    size: 3,
    list: ['[Öñéöñ]', '1'],
  });
  expect(own?.open('Rome')).toBe('[Öþéñ Ŕömé öñé]'.replace('þ', 'p'));
  expect(await own?.load()).toEqual({ default: { hello: '[Ĥéļļööñ]' } });
});

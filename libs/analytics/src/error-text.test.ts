import { errorText, withoutPersonal } from './error-text';

it.each([
  [
    "Cannot read properties of undefined (reading 'rooms')",
    "Cannot read properties of undefined (reading 'rooms')",
  ],
  [
    'Loading chunk 12 failed. (https://site.test/r/hotels/1.0.0-0a/client/12.js)',
    'Loading chunk 12 failed. (/r/hotels/1.0.0-0a/client/12.js)',
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ann for more',
    'Minified React error #418; visit /errors/418 for more',
  ],
  [
    'GET /api/hotels/booking?reference=AB12CD34&pin=1234 answered 503',
    'GET /api/hotels/booking?… answered 503',
  ],
  [
    `Unexpected token 'A', "{\\"name\\":\\"Ann"... is not valid JSON`,
    `Unexpected token 'A', "…"... is not valid JSON`,
  ],
  ["'#Ann de Vries' is not a valid selector", "'…' is not a valid selector"],
  ['no account of ann.de-vries+trip@example.com', 'no account of …@…'],
  ['card 4242424242424242 was declined, call 0612345678', 'card # was declined, call #'],
  ['"Zoë', '"…"'],
])('OQ-21 %s is told as %s', (message, told) => expect(withoutPersonal(message)).toBe(told));

it('tells at most 300 characters', () =>
  expect(errorText(new Error('x'.repeat(1000))).message).toHaveLength(300));

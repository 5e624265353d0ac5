import fc from 'fast-check';

/* For the fuzz test: what nobody sends who means well. */

const BACKWARDS = '\u202egnirts\u202c';

const HOSTILE_TEXTS: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'b\udc00a',
  '\ufffe\uffff',
  BACKWARDS,
  '\u0007\u001b[2J',
  '\u0085\u009f',
  'x'.repeat(10_000),
  'é'.repeat(10_000),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(200),
  "'; DROP TABLE bookings; --",
  "' OR '1'='1",
  '%_\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'a\r\nSet-Cookie: a=b\r\n\r\n',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '99999999999999999999',
  '0x10',
  'null',
  'undefined',
  'true',
  '{"a":"\\u0000"}',
  '[[[[[[',
  '+1970-01-01T00:00:00Z',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-000001-01-01',
  '275760-09-13',
  '2026-12-08T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'a@b.c\u0000',
  '"a b"@example.com',
  'https://user:pass@[::1]:99999/\u0000',
  'data:image/png;base64,AAAA',
  '/',
  '//evil.example',
  ' ',
  '',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
];

function nested(depth: number, inner: unknown, wrap: (value: unknown) => unknown): unknown {
  let value = inner;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

const STRUCTURES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { '': '' },
  { '\u0000': 1 },
  { '\ud800': 'x' },
  { toString: 'x', valueOf: 1, length: -1, then: 'x', toJSON: 'x' },
  { hasOwnProperty: null },
  { $gt: '' },
  { length: 1e9 },
  nested(300, 'x', (value) => [value]),
  nested(300, 'x', (value) => ({ a: value })),
  Array.from({ length: 2_000 }, (_, index) => index),
];

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: oneOf(HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  oneOf(NUMBERS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: oneOf(STRUCTURES) },
);

/** Bodies that are no JSON, or hardly. */
export const HOSTILE_BODIES: readonly string[] = [
  '',
  ' ',
  '{',
  '[',
  '"',
  'nul',
  'null',
  '0',
  '-0',
  '1e999',
  '"text"',
  '[]',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":"\\x"}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '\u0000',
  '<xml/>',
  'a=b&c=d',
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  JSON.stringify({ a: 'x'.repeat(300_000) }),
];

export const CONTENT_TYPES: readonly string[] = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/json;;;=',
  'application/csp-report',
  'APPLICATION/JSON',
  '/',
  '',
  'a'.repeat(2_000),
];

/** Beside what a call asks for; a value of Node's HTTP holds no line break. */
export const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['accept-language', `${'nl,'.repeat(500)}en`],
  ['accept-language', '*;q=-1, \u00ff'],
  ['accept', 'application/pdf'],
  ['accept-encoding', 'gzip;q=x, br'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'a'.repeat(3_000)}.b.c`],
  ['authorization', 'Basic \u00ff'],
  ['cookie', 'wayfare_session=%00; a=b; =; ;;'],
  ['cookie', `wayfare_session=${'x'.repeat(5_000)}`],
  ['content-length', '3'],
  ['host', 'evil.example'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['referer', '\u00e9://'],
  ['user-agent', `\u00ff\u00fe${'x'.repeat(3_000)}`],
  ['user-agent', ''],
  ['x-forwarded-for', "'; DROP TABLE sessions; --"],
  ['x-forwarded-for', '1.2.3.4, ::1, unknown'],
  ['x-forwarded-proto', 'javascript'],
  ['x-correlation-id', '\u00ff'.repeat(99)],
  ['x-correlation-id', 'a\tb'],
  ['x-request-id', 'x'.repeat(5_000)],
  ['idempotency-key', ''],
  ['idempotency-key', '__proto__'],
  ['idempotency-key', 'x'.repeat(256)],
  ['idempotency-key', '\u00e9'.repeat(20)],
  ['if-none-match', '"'],
  ['range', 'bytes=-1'],
  ['stripe-signature', 't=0,v1=00'],
  ['x-http-method-override', 'DELETE'],
];

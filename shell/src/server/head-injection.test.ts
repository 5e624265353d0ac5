import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { Boot } from '../app/boot';
import { bytesOf } from './bytes-of';
import { headInjection } from './head-injection';
import { scriptJson } from './script-json';

const BOOT: Boot = {
  set: 'abc',
  build: '1',
  consent: null,
  tagManager: null,
  language: 'en',
  origin: 'https://site.test',
  flags: {},
  support: { email: 'support@wayfare.example', hours: { from: '8:00', to: '17:00' }, social: [] },
  verticals: [],
  hydration: { loaderData: {}, errors: null },
  suggestDutch: false,
  integrityPolicy: false,
  serviceWorker: false,
  development: false,
};
const FILES = {
  stylesheets: [
    { href: '/assets/a"b.css', integrity: 'sha384-a' },
    { href: '/r/a/1/client/x.css', integrity: '' },
  ],
  scripts: [
    ['/assets/main.js', 'sha384-m'],
    ['/r/a/1/client/x.js?a=1&b="', 'sha384-x'],
  ] as const,
  integrity: [{ '/r/x.js': 'sha384-x' }],
  ownCopies: ['a@1 @wayfare/ui/"x"'],
};
const head = (boot: Partial<Boot> = {}) =>
  bytesOf(
    headInjection({
      nonce: 'n0',
      main: '/assets/main.js',
      files: FILES,
      scriptOrigins: ['https://pay.example'],
      boot: { ...BOOT, ...boot },
    }),
  ).toString();

it.each([
  ['</script><script>alert(1)</script>'],
  ['<!-- <script'],
  ['line\u2028and\u2029paragraph'],
  ['"quotes" \\ and \' others'],
])(
  'NFR the text %j can neither end its script element nor its line, and arrives as it was',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);

it('gives a stylesheet its hash, and none to one under development', () => {
  expect(head()).toContain(
    '<link rel="stylesheet" href="/assets/a&quot;b.css" integrity="sha384-a" crossorigin="anonymous" data-blocks>' +
      '<link rel="stylesheet" href="/r/a/1/client/x.css" data-blocks>',
  );
});

it('says which shared modules a release brings itself', () => {
  expect(head()).toContain('<meta name="own-copy" content="a@1 @wayfare/ui/&quot;x&quot;">');
});

it('has what watches the styles, the styles, then data, then the code in the order in which it is needed', () => {
  const order = [
    '__WAYFARE_LOST__',
    '/assets/a&quot;b.css',
    '/r/a/1/client/x.css',
    'window.__WAYFARE__=',
    '["/assets/main.js","sha384-m"]',
    '/r/a/1/client/x.js',
  ].map((text) => head().indexOf(text));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(-1);
});

it('NFR gives every script its nonce, and every file its hash', () => {
  for (const [element] of head().matchAll(/<script[^>]*>/g))
    expect(element).toContain('nonce="n0"');
  expect(head()).toContain('"nonce":"n0","main":"/assets/main.js"');
  expect(head()).toContain(JSON.stringify(FILES.scripts[1]));
});

it.each([
  [
    'PLT-25 an answer with a status',
    new ErrorResponse(404, '', { message: 'This page could not be found' }),
    { status: 404, statusText: '', data: { message: 'This page could not be found' } },
  ],
  ['PLT-25 an error without one', new Error('secret'), { status: 500, statusText: '', data: null }],
  ['something that is no error', data({ x: 1 }), { status: 500, statusText: '', data: null }],
])('tells the browser of %s only what it may know', (_what, error, expected) => {
  const html = head({ hydration: { loaderData: {}, errors: { page: error } } });
  const sent = /window\.__WAYFARE__=(.*?);window/.exec(html)?.[1] ?? '';
  expect(JSON.parse(sent)).toMatchObject({ hydration: { errors: { page: expected } } });
  expect(html).not.toContain('secret');
});

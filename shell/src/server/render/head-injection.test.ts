import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { Boot } from '../../app/boot';
import { bytesOf } from './bytes-of';
import { headInjection } from './head-injection';
import { hashSource, pageScripts } from '../scripts/page-scripts';
import { scriptJson } from '../scripts/script-json';

const BOOT: Boot = {
  set: 'abc',
  build: '1',
  tagManager: null,
  language: 'en',
  origin: 'https://site.test',
  flags: {},
  support: { email: 'support@wayfare.example', hours: { from: '8:00', to: '17:00' }, social: [] },
  verticals: [],
  hydration: { loaderData: {}, errors: null },
  integrityPolicy: false,
  serviceWorker: false,
  development: false,
};
const FILES = {
  stylesheets: [
    { href: '/assets/a"b.css', integrity: 'sha384-a' },
    { href: '/r/a/1/client/x.css', integrity: '' },
  ],
  scripts: ['/assets/main.js', '/r/a/1/client/x.js?a=1&b="'],
  entries: null,
  integrity: [{ '/assets/main.js': 'sha384-m' }, { '/r/x.js': 'sha384-x' }],
  ownCopies: ['a@1 @wayfare/ui/"x"'],
};
const head = (boot: Partial<Boot> = {}) =>
  bytesOf(
    headInjection({
      startsWhenUsed: false,
      main: '/assets/main.js',
      files: FILES,
      scripts: pageScripts(['https://pay.example']),
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
    'id="page-data"',
    '"files":["/assets/main.js"',
    '/r/a/1/client/x.js',
    'PerformanceObserver',
  ].map((text) => head().indexOf(text));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(-1);
});

it('NFR has scripts of always the same text, whose hashes the policy names, and data for them', () => {
  const elements = [...head({ set: 'other' }).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  const texts = elements.flatMap(([, type = '', text = '']) => (type === '' ? [text] : []));
  const { hashes } = pageScripts(['https://pay.example']);
  expect(texts.map(hashSource)).toEqual(hashes);
  expect(elements.filter(([, type]) => type !== '').map(([, type]) => type)).toEqual([
    ' type="application/json" id="page-data"',
    ' type="application/json" id="page-files"',
  ]);
});

it('NFR names the hash of every file, and those of what is loaded later', () => {
  const sent = /id="page-files">(.*?)<\/script>/s.exec(head())?.[1] ?? '';
  expect(JSON.parse(sent)).toEqual({
    startsWhenUsed: false,
    main: '/assets/main.js',
    files: FILES.scripts,
    entries: null,
    integrity: FILES.integrity,
  });
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
  const sent = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(sent)).toMatchObject({ hydration: { errors: { page: expected } } });
  expect(html).not.toContain('secret');
});

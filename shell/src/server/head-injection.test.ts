import { data, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { Boot } from '../app/boot';
import { headInjection } from './head-injection';
import { scriptJson } from './script-json';

const BOOT: Boot = { set: 'abc', build: '1', consent: null, tagManager: null, language: 'en', origin: 'https://site.test', flags: {}, verticals: [], hydration: { loaderData: {}, errors: null }, suggestDutch: false, development: false };
const SHELL = { build: '1', main: '/assets/main.js', preload: ['/assets/shared.js'], messages: { nl: '/assets/frame-nl.js' }, provided: { cache: '/assets/cache.js' }, stylesheets: ['/assets/a"b.css'], integrity: { '/assets/main.js': 'sha384-m', '/assets/shared.js': 'sha384-s' } };
const PAGE = { scripts: [{ href: '/r/a/1/client/x.js?a=1&b="', integrity: 'sha384-x' }], stylesheets: ['/r/a/1/client/x.css'], shared: ['cache', 'not-ours'], verticals: ['a'] };
const head = (boot: Partial<Boot> = {}) => headInjection({ nonce: 'n0', shell: SHELL, page: PAGE, integrity: [{ '/r/x.js': 'sha384-x' }], boot: { ...BOOT, ...boot } }).toString();

it.each([
  ['</script><script>alert(1)</script>'],
  ['<!-- <script'],
  ['line\u2028and\u2029paragraph'],
  ['"quotes" \\ and \' others'],
])('NFR the text %j can neither end its script element nor its line, and arrives as it was', (text) => {
  const json = scriptJson({ text });
  expect(json).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});

it('puts the frame before the page: styles, then data, then the code in the order in which it is needed', () => {
  const order = ['/assets/a&quot;b.css', '/r/a/1/client/x.css', 'window.__WAYFARE__=', '["/assets/shared.js","sha384-s"]', '["/assets/main.js","sha384-m"]', '["/assets/cache.js",""]', '/r/a/1/client/x.js'].map((text) => head().indexOf(text));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(-1);
});

it.each([
  ['nl', true],
  ['en', false],
] as const)('names what the frame says in %s: %s', (language, expected) => expect(head({ language }).includes('["/assets/frame-nl.js",""]')).toBe(expected));

it('NFR gives every script its nonce, and every file its hash', () => {
  for (const [element] of head().matchAll(/<script[^>]*>/g)) expect(element).toContain('nonce="n0"');
  expect(head()).toContain('"nonce":"n0","main":"/assets/main.js"');
  expect(head()).toContain(JSON.stringify([PAGE.scripts[0]?.href, 'sha384-x']));
});

it.each([
  ['PLT-25 an answer with a status', new ErrorResponse(404, '', { message: 'This page could not be found' }), { status: 404, statusText: '', data: { message: 'This page could not be found' } }],
  ['PLT-25 an error without one', new Error('secret'), { status: 500, statusText: '', data: null }],
  ['something that is no error', data({ x: 1 }), { status: 500, statusText: '', data: null }],
])('tells the browser of %s only what it may know', (_what, error, expected) => {
  const html = head({ hydration: { loaderData: {}, errors: { page: error } } });
  const sent = /window\.__WAYFARE__=(.*?);window/.exec(html)?.[1] ?? '';
  expect(JSON.parse(sent)).toMatchObject({ hydration: { errors: { page: expected } } });
  expect(html).not.toContain('secret');
});

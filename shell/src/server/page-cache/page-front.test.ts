import { Readable } from 'node:stream';
import type { RenderedPage } from '../render/render-page';
import { createKeptPages } from './kept-pages';
import type { Asked } from './made-page';
import { createPageFront } from './page-front';

const NOON = Date.parse('2026-11-29T12:00:00Z');
const CACHE = { sMaxAge: 60, staleWhileRevalidate: 600, surrogateKeys: ['place-1'] };
const ASKED: Asked = {
  key: 's1 /a',
  set: 's1',
  surrogateKeys: ['revision-1'],
  isCurrent: () => true,
};

function openFront(change: Partial<RenderedPage> = {}) {
  let time = NOON;
  let made = 0;
  const gates: (() => void)[] = [];
  const failed: unknown[] = [];
  const failures: Error[] = [];
  const unhurried: boolean[] = [];
  const onSent = jest.fn();
  const pages = createKeptPages(1e6);
  const front = createPageFront({
    pages,
    headersOf: () => ({ 'x-policy': 'p' }),
    onFailedRefresh: (error) => failed.push(error),
    now: () => time,
  });
  const render = async (isUnhurried: boolean): Promise<RenderedPage> => {
    unhurried.push(isUnhurried);
    made += 1;
    const html = Buffer.from(`page ${made}`);
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    await new Promise<void>((resolve) => gates.push(resolve));
    return {
      status: 200,
      headers: { 'x-release-set': 's1' },
      html,
      scripts: [],
      cache: CACHE,
      isPayment: false,
      isOverLimit: false,
      of: null,
      onSent,
      ...change,
    };
  };
  const text = async (asked: Partial<Asked> = {}) => {
    const { kept, own } = await front.answer({ ...ASKED, ...asked }, render);
    if (kept === undefined)
      return `own ${Buffer.isBuffer(own.html) ? own.html.toString() : 'stream'}`;
    return (await kept.body.as('identity')).toString();
  };
  return {
    pages,
    text,
    failed,
    unhurried,
    onSent,
    answer: (asked: Partial<Asked> = {}) => front.answer({ ...ASKED, ...asked }, render),
    passes: (seconds: number) => (time += seconds * 1000),
    made: () => made,
    async open() {
      await new Promise(setImmediate);
      for (const gate of gates.splice(0)) gate();
      await new Promise(setImmediate);
    },
    failNext: (error: Error) => void failures.push(error),
    change: (next: Partial<RenderedPage>) => Object.assign(change, next),
  };
}

it('makes a page once for all who ask at the same time, and gives its memory back', async () => {
  const front = openFront();
  const all = Promise.all([front.text(), front.text(), front.text()]);
  await front.open();
  expect(await all).toEqual(['page 1', 'page 1', 'page 1']);
  expect([front.made(), front.onSent.mock.calls.length]).toEqual([1, 1]);
  expect(await front.text()).toBe('page 1');
});

it('shows a page past its time while a newer one is made, once, and none after that', async () => {
  const front = openFront();
  const first = front.text();
  await front.open();
  await first;
  front.passes(61);
  expect(await Promise.all([front.text(), front.text()])).toEqual(['page 1', 'page 1']);
  await front.open();
  expect([await front.text(), front.made()]).toEqual(['page 2', 2]);
  front.passes(60 + 601);
  const third = front.text();
  await front.open();
  expect(await third).toBe('page 3');
});

it('goes on with the page that it has when a newer one fails or is nobody else’s, and says so', async () => {
  const front = openFront();
  const first = front.text();
  await front.open();
  await first;
  front.passes(61);
  const failure = new Error('no page');
  front.failNext(failure);
  expect(await front.text()).toBe('page 1');
  await front.open();
  expect(front.failed).toEqual([failure]);
  const onSent = jest.fn();
  const html = Readable.from(['x']);
  front.change({ cache: null, html, onSent });
  expect(await front.text()).toBe('page 1');
  await front.open();
  expect([html.destroyed, onSent.mock.calls.length]).toEqual([true, 1]);
  expect(await front.text()).toBe('page 1');
});

it.each<[string, Partial<RenderedPage>, Partial<Asked>]>([
  ['a page that says nothing of it', { cache: null }, {}],
  ['a page that is streamed', { html: Readable.from(['x']), cache: null }, {}],
  ['a page of other releases', { headers: { 'x-release-set': 's2' } }, {}],
  ['a page that a release has overtaken', {}, { isCurrent: () => false }],
  ['a page at an address of its own', {}, { key: null }],
])('makes %s for each who asks', async (_what, change, asked) => {
  const front = openFront(change);
  const both = Promise.all([front.text(asked), front.text(asked)]);
  await front.open();
  await front.open();
  expect((await both).map((text) => text.slice(0, 4))).toEqual(['own ', 'own ']);
  expect([front.made(), front.pages.count(), front.onSent.mock.calls.length]).toEqual([2, 0, 0]);
});

it('has a page that follows in parts made once more, whole, for those who ask later', async () => {
  const front = openFront({ html: Readable.from(['x']) });
  const first = front.text();
  await front.open();
  expect(await first).toBe('own stream');
  front.change({ html: Buffer.from('whole') });
  await front.open();
  expect([await front.text(), front.unhurried]).toEqual(['whole', [false, true]]);
});

it('lets the next who asks not wait for a page that was nobody else’s', async () => {
  const front = openFront({ cache: null });
  const first = front.text();
  await front.open();
  await first;
  const both = Promise.all([front.text(), front.text()]);
  await new Promise(setImmediate);
  expect(front.made()).toBe(3);
  await front.open();
  await both;
});

it('lets nobody wait long for a page whose making hangs', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  try {
    const front = openFront();
    const both = Promise.all([front.text(), front.text()]);
    await jest.advanceTimersByTimeAsync(999);
    expect(front.made()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(front.made()).toBe(2);
    await front.open();
    await both;
  } finally {
    jest.useRealTimers();
  }
});

it('has a page made for the next who waits when that of the first fails', async () => {
  const front = openFront();
  front.failNext(new Error('no page'));
  const failing = front.text();
  const waiting = front.text();
  await expect(failing).rejects.toThrow('no page');
  await front.open();
  expect([await waiting, front.made()]).toEqual(['page 2', 2]);
});

it.each([
  ['2026-11-29T12:00:00Z', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
  ['2026-11-29T22:55:00Z', 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'],
  ['2026-11-29T22:59:30Z', 'public, max-age=0, s-maxage=30'],
])('a page that is made at %s says %s: it shows its day', async (instant, says) => {
  const front = openFront();
  front.passes((Date.parse(instant) - NOON) / 1000);
  const first = front.answer();
  await front.open();
  const { kept } = await first;
  expect(kept?.headers).toMatchObject({
    'cache-control': says,
    'surrogate-key': 'revision-1 place-1',
    'x-policy': 'p',
    'x-release-set': 's1',
    etag: kept?.body.etag,
  });
});

import { ApiError } from '@wayfare/api-client';
import { pageError } from '../page-error';
import type { Vertical } from '../vertical';
import { hostedOf, verticalOf } from '../testing/host.fixture';
import { RemoteError } from './remote-error';

const page = { Component: () => null };
const failingOnce = <T>(value: T) =>
  jest.fn().mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue(value);

it('gives a page with its texts', async () => {
  const { hosted, i18n } = hostedOf({
    vertical: { routes: { index: () => Promise.resolve(page) } },
  });
  await expect(hosted.page('index', 'nl').load()).resolves.toBe(page);
  expect(i18n.nl.t('hello', { ns: 'alpha' })).toBe('Hallo');
  expect(i18n.en.exists('hello', { ns: 'alpha' })).toBe(false);
});

it('loads code and texts once for all parts of one language', async () => {
  const load = jest.fn(() =>
    Promise.resolve(
      verticalOf({
        messages,
        routes: { index: () => Promise.resolve(page), other: () => Promise.resolve(page) },
      }),
    ),
  );
  const messages = {
    en: jest.fn(() => Promise.resolve({ default: {} })),
    nl: jest.fn(() => Promise.resolve({ default: {} })),
  };
  const { hosted } = hostedOf({ load });
  await hosted.page('index', 'en').load();
  await hosted.page('other', 'en').load();
  await hosted.page('index', 'en').load();
  expect(load).toHaveBeenCalledTimes(1);
  expect(messages.en).toHaveBeenCalledTimes(1);
  expect(messages.nl).not.toHaveBeenCalled();
});

describe('a part with messages of its own', () => {
  const messages = () => ({
    en: jest.fn(() => Promise.resolve({ default: { hello: 'Hello', bye: 'Bye' } })),
    nl: jest.fn(() => Promise.resolve({ default: { hello: 'Hallo', bye: 'Dag' } })),
  });
  const own = () => ({
    en: jest.fn(() => Promise.resolve({ default: { hello: 'Hello' } })),
    nl: jest.fn(() => Promise.resolve({ default: { hello: 'Hallo' } })),
  });
  const slots = { 'home.search/v1': () => Promise.resolve(page) };

  it('loads them in place of all, which a page of the vertical brings later', async () => {
    const [all, some] = [messages(), own()];
    const { hosted, i18n } = hostedOf({
      vertical: { slots, messages: all, partMessages: { 'home.search/v1': some } },
    });
    await hosted.slot('home.search/v1', 'en').load();
    expect([all.en, some.en].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(i18n.en.t('hello', { ns: 'alpha' })).toBe('Hello');
    expect(i18n.en.exists('bye', { ns: 'alpha' })).toBe(false);
    await hosted.page('index', 'en').load();
    expect(i18n.en.t('bye', { ns: 'alpha' })).toBe('Bye');
    expect(some.nl).not.toHaveBeenCalled();
  });

  it('loads none after a page brought all', async () => {
    const some = own();
    const { hosted } = hostedOf({
      vertical: { slots, messages: messages(), partMessages: { 'home.search/v1': some } },
    });
    await hosted.page('index', 'en').load();
    await hosted.slot('home.search/v1', 'en').load();
    expect(some.en).not.toHaveBeenCalled();
  });
});

it.each([
  ['the entry', () => ({ load: failingOnce(verticalOf()) })],
  ['the code of the page', () => ({ vertical: { routes: { index: failingOnce(page) } } })],
  [
    'the texts',
    () => ({
      vertical: {
        messages: { en: failingOnce({ default: {} }), nl: failingOnce({ default: {} }) },
      },
    }),
  ],
])('recovers by a retry when %s failed once', async (_what, options) => {
  const { hosted } = hostedOf(options());
  const part = hosted.page('index', 'en');
  await expect(part.load()).rejects.toEqual(
    expect.objectContaining({ name: 'RemoteError', vertical: 'alpha' }),
  );
  await expect(part.load()).rejects.toBeInstanceOf(RemoteError);
  await expect(part.retry()).resolves.toEqual({ Component: expect.any(Function) });
});

it('keeps a failure to the part that failed', async () => {
  const { hosted } = hostedOf({
    vertical: { routes: { index: failingOnce(page), other: () => Promise.resolve(page) } },
  });
  await hosted
    .page('index', 'en')
    .load()
    .catch(() => undefined);
  await expect(hosted.page('other', 'en').load()).resolves.toBe(page);
});

it('names what a release does not bring', async () => {
  const { hosted } = hostedOf();
  await expect(hosted.page('nowhere', 'en').load()).rejects.toMatchObject({
    cause: { message: 'alpha brings no route nowhere' },
  });
  await expect(hosted.slot('home.search/v1', 'en').load()).rejects.toMatchObject({
    cause: { message: 'alpha brings no slot home.search/v1' },
  });
});

describe('the last good release', () => {
  const broken = () =>
    Promise.resolve(verticalOf({ routes: { index: () => Promise.reject(new Error('broken')) } }));
  const good = () =>
    Promise.resolve(verticalOf({ routes: { index: () => Promise.resolve(page) } }));
  const older = { Component: () => null };
  const goodOlder = () =>
    Promise.resolve(verticalOf({ routes: { index: () => Promise.resolve(older) } }));

  it('stands in for a part that the present one can not bring, which is told', async () => {
    const onStandIn = jest.fn();
    const { hosted } = hostedOf({ load: broken, lastGood: good, onStandIn });
    await expect(hosted.page('index', 'en').load()).resolves.toBe(page);
    expect(onStandIn).toHaveBeenCalledWith({
      vertical: 'alpha',
      where: 'index',
      error: expect.objectContaining({ name: 'StandInUsed', message: 'Error: broken' }),
    });
  });

  it('is not asked for while the present one works', async () => {
    const lastGood = jest.fn();
    const onStandIn = jest.fn();
    await hostedOf({ lastGood, onStandIn }).hosted.page('index', 'en').load();
    expect(lastGood).not.toHaveBeenCalled();
    expect(onStandIn).not.toHaveBeenCalled();
  });

  it('leaves the first failure to be told when it fails too', async () => {
    const { hosted } = hostedOf({
      load: broken,
      lastGood: () => Promise.reject(new Error('also gone')),
    });
    await expect(hosted.page('index', 'en').load()).rejects.toMatchObject({
      vertical: 'alpha',
      isLate: false,
      cause: { message: 'broken' },
    });
  });

  it('takes the place of code that threw, once', async () => {
    const onStandIn = jest.fn();
    const { hosted } = hostedOf({ load: good, lastGood: goodOlder, onStandIn });
    const part = hosted.page('index', 'en');
    await expect(part.load()).resolves.toBe(page);
    await expect(part.standIn(new TypeError('x is undefined'))).resolves.toBe(true);
    await expect(part.standIn(new TypeError('y is undefined'))).resolves.toBe(false);
    expect(part.peek()).toBe(older);
    await expect(part.retry()).resolves.toBe(older);
    expect(onStandIn.mock.calls).toEqual([
      [expect.objectContaining({ error: expect.objectContaining({ name: 'StandInUsed' }) })],
    ]);
  });

  it.each([
    ['there is none', undefined, new Error('bug')],
    ['it is lost too', () => Promise.reject(new Error('gone')), new Error('bug')],
    ['a call failed', goodOlder, new ApiError({ statusCode: 502, code: 'X', message: 'no' })],
    ['the code was lost', goodOlder, new RemoteError('alpha', new Error('gone'))],
    ['the visitor left', goodOlder, new DOMException('left', 'AbortError')],
    ['the page gave an answer', goodOlder, pageError(404, 'Not Found')],
  ])('does not take the place of the present one when %s', async (_why, lastGood, error) => {
    const { hosted } = hostedOf({ load: good, ...(lastGood === undefined ? {} : { lastGood }) });
    const part = hosted.page('index', 'en');
    await part.load();
    await expect(part.standIn(error)).resolves.toBe(false);
    expect(part.peek()).toBe(page);
  });
});

describe('a part that does not come in time', () => {
  const limits = { standIn: 0, whole: 0 };

  it('is given up, and told of when it has come', async () => {
    let bring: (vertical: Vertical) => void = () => undefined;
    const load = () => new Promise<Vertical>((resolve) => (bring = resolve));
    const { hosted } = hostedOf({ load, limits });
    const part = hosted.page('index', 'en');
    await expect(part.load()).rejects.toMatchObject({ name: 'RemoteError', isLate: true });
    const [here, gone] = [jest.fn(), jest.fn()];
    part.onLate(here);
    part.onLate(gone)();
    bring(verticalOf({ routes: { index: () => Promise.resolve(page) } }));
    await expect(new Promise<void>((resolve) => part.onLate(resolve))).resolves.toBeUndefined();
    expect(part.peek()).toBe(page);
    expect(here).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('is told of at once when it has come before anyone listens', async () => {
    const { hosted } = hostedOf();
    const part = hosted.page('index', 'en');
    await part.load();
    await expect(new Promise<void>((resolve) => part.onLate(resolve))).resolves.toBeUndefined();
  });
});

import { hostedOf, verticalOf } from './host.fixture';
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

  it('stands in for a part that the present one can not bring', async () => {
    const { hosted } = hostedOf({
      load: broken,
      lastGood: () =>
        Promise.resolve(verticalOf({ routes: { index: () => Promise.resolve(page) } })),
    });
    await expect(hosted.page('index', 'en').load()).resolves.toBe(page);
  });

  it('is not asked for while the present one works', async () => {
    const lastGood = jest.fn();
    await hostedOf({ lastGood }).hosted.page('index', 'en').load();
    expect(lastGood).not.toHaveBeenCalled();
  });

  it('leaves the first failure to be told when it fails too', async () => {
    const { hosted } = hostedOf({
      load: broken,
      lastGood: () => Promise.reject(new Error('also gone')),
    });
    await expect(hosted.page('index', 'en').load()).rejects.toMatchObject({
      vertical: 'alpha',
      cause: { message: 'broken' },
    });
  });
});

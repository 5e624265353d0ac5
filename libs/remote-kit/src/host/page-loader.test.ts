import { ApiError } from '@wayfare/api-client';
import { redirect } from '@wayfare/router';
import { pageError } from '../page-error';
import type { PageModule } from '../page';
import { hostedOf, manifestOf, platformOf } from '../testing/host.fixture';
import { pageLoader, type Guard } from './page-loader';

interface Case {
  route?: Record<string, unknown>;
  page?: Partial<PageModule>;
  flags?: Record<string, boolean>;
  guards?: Record<string, Guard>;
  load?: () => Promise<never>;
}

function open({ route = {}, page = {}, flags = {}, guards = {}, load }: Case, path = '/alpha') {
  const manifest = {
    routes: [{ name: 'index', path: { en: '/alpha', nl: '/nl/alfa' }, ...route }],
  };
  const [only] = manifestOf(manifest).routes;
  if (only === undefined) throw new Error('no route');
  const vertical = { routes: { index: () => Promise.resolve({ Component: () => null, ...page }) } };
  const { hosted, i18n } = hostedOf({
    manifest,
    vertical,
    ...(load === undefined ? {} : { load }),
  });
  const loader = pageLoader(hosted, only, 'en', {
    platform: () => platformOf(flags),
    i18n,
    guards,
  });
  return loader({
    request: new Request(`http://site.test${path}`),
    params: { slug: 'x', none: undefined },
  });
}

it('hands the page its params, URL, language and services, and keeps what it gave', async () => {
  const loader = jest.fn((_context: unknown) => Promise.resolve({ price: 3 }));
  await expect(open({ page: { loader } }, '/alpha?q=1')).resolves.toMatchObject({
    data: { price: 3 },
  });
  expect(loader.mock.calls[0]?.[0]).toMatchObject({
    language: 'en',
    params: { slug: 'x' },
    url: expect.objectContaining({ search: '?q=1' }),
    signal: expect.any(AbortSignal),
  });
});

it("computes the page's head from its data, in its own texts", async () => {
  const meta: PageModule['meta'] = ({ data, t }) => ({ title: `${t('hello')} ${String(data)}` });
  await expect(open({ page: { loader: () => 'Ann', meta } })).resolves.toMatchObject({
    head: { title: 'Hello Ann' },
  });
});

it('ERR-07 a page that shows a wrong search again answers with its status, without a canonical link, and keeps robots out', async () => {
  const meta: PageModule['meta'] = () => ({ title: 'Search data not valid', status: 400 });
  const answer = await open({ page: { loader: () => ({ from: 'AMS' }), meta } });
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { data: { from: 'AMS' }, head: { title: 'Search data not valid', noindex: true } },
  });
  expect(answer).not.toHaveProperty('data.head.canonical');
});

it.each([
  [
    'PLT-20 PLT-21 PLT-22 a feature that is switched off',
    { route: { flag: 'extra' }, flags: { extra: false } },
    404,
    'Not Found',
  ],
  ['PLT-22 a feature that nobody configured', { route: { flag: 'extra' } }, 404, 'Not Found'],
  [
    'PLT-23 a guard that the host does not know',
    { route: { guards: ['x'] } },
    500,
    'Unknown middleware x',
  ],
  [
    'PLT-24 a page that does not find its subject',
    { page: { loader: () => Promise.reject(pageError(404, 'This page could not be found')) } },
    404,
    'This page could not be found',
  ],
] satisfies [string, Case, number, string][])(
  '%s answers with its status and message',
  async (_what, options, status, message) => {
    await expect(open(options)).rejects.toMatchObject({ init: { status }, data: { message } });
  },
);

it('PLT-22 opens a page whose feature is switched on', async () => {
  await expect(open({ route: { flag: 'extra' }, flags: { extra: true } })).resolves.toMatchObject({
    data: undefined,
  });
});

it.each([
  [404, 'NOT_FOUND'],
  [503, 'NETWORK'],
  [504, 'TIMEOUT'],
])(
  'an API answer of %i keeps its status and its code %s, and says nothing of its cause',
  async (statusCode, code) => {
    const error = new ApiError({
      statusCode,
      code,
      message: 'no luck',
      requestId: 'r-1',
      cause: new Error('secret'),
    });
    const thrown = await open({ page: { loader: () => Promise.reject(error) } }).catch(
      (caught: unknown) => caught,
    );
    expect(thrown).toMatchObject({
      init: { status: statusCode },
      data: { message: 'no luck', code, requestId: 'r-1' },
    });
    expect(JSON.stringify(thrown)).not.toContain('secret');
  },
);

it('an API failure inside a guard is told as one inside a page', async () => {
  const guard = () =>
    Promise.reject(new ApiError({ statusCode: 401, code: 'TOKEN_EXPIRED', message: 'gone' }));
  await expect(
    open({ route: { guards: ['member'] }, guards: { member: guard } }),
  ).rejects.toMatchObject({ init: { status: 401 } });
});

it('code that can not be had answers 503 and names the vertical', async () => {
  await expect(open({ load: () => Promise.reject(new Error('entry lost')) })).rejects.toMatchObject(
    { init: { status: 503 }, data: { code: 'REMOTE', vertical: 'alpha' } },
  );
});

it('passes a redirect of the page on', async () => {
  const answer = await open({ page: { loader: () => redirect('/elsewhere', 301) } });
  expect(answer).toBeInstanceOf(Response);
});

it('PLT-25 an error without a status stays what it was', async () => {
  await expect(
    open({ page: { loader: () => Promise.reject(new TypeError('bug')) } }),
  ).rejects.toEqual(new TypeError('bug'));
});

import { createTimeline } from '@wayfare/analytics/shell';
import { createMemoryRouter, data, redirect } from '@wayfare/router';
import { createStore } from 'jotai';
import { consentAtom } from '../app/consent-state';
import { createBeacon } from './beacon';
import { hasTagManager } from './foreign-scripts';
import { enterPaymentPage, followPaymentPages, inOwnDocuments } from './payment-pages';
import { startStatistics } from './statistics';

const TAGS = 'https://measure.example/tags.js';
const SEARCH = {
  vertical: 'alpha',
  version: '1.0.0',
  route: 'alpha.index',
  language: 'en',
} as const;
const PAY = { ...SEARCH, route: 'alpha.pay' } as const;
const request = new Request('https://site.test/pay?id=1');

const handleOf = (payment: boolean) => ({
  vertical: 'alpha',
  route: 'x',
  language: 'en',
  layout: 'default',
  flag: undefined,
  payment,
});
const shows = (payment: boolean, navigation = 'idle') =>
  followPaymentPages({
    matches: [{ route: { handle: handleOf(payment) } }],
    navigation: { state: navigation },
  });
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

it('PCI DSS 6.4.3 no tag manager comes to a payment page', async () => {
  Object.assign(navigator, { sendBeacon: () => true });
  const enter = enterPaymentPage;
  const store = createStore();
  const timeline = createTimeline(SEARCH);
  document.cookie = 'wayfare_consent=1.necessary; Path=/';
  startStatistics(
    {
      store,
      timeline,
      from: 0,
      send: createBeacon('0123456789ab'),
      traces: null,
      tagManager: TAGS,
      reload: () => undefined,
      arms: undefined,
      hearErrors: () => undefined,
    },
    () => undefined,
  );

  // a payment page on its way, then shown: consent that is given now brings nothing
  await enter({ payment: true }, request);
  shows(false, 'loading');
  document.cookie = 'wayfare_consent=1.statistics; Path=/';
  store.set(consentAtom, 'statistics');
  shows(true);
  timeline.enter(PAY, 1);
  expect([scripts(), hasTagManager()]).toEqual([[], false]);

  // the next page has it
  await enter({ payment: false }, request);
  shows(false);
  timeline.enter(SEARCH, 2);
  expect([scripts(), hasTagManager()]).toEqual([[TAGS], true]);
});

/** Where a visitor of the search is after a link to a payment page, and which address was fetched as a document. */
async function pay(load: () => unknown, { mustLeave = true, to = '/pay?id=1' } = {}) {
  const leaveFor = jest.fn<undefined, [string]>();
  const page = (path: string, payment: boolean, loader: (query: string) => unknown) => ({
    path,
    handle: handleOf(payment),
    loader: ({ request: { url } }: { request: Request }) => loader(new URL(url).search),
  });
  const routes = [
    {
      path: '/',
      children: [
        page('search', false, () => null),
        page('pay', true, (query) => (query === '?id=1' ? load() : 'priced')),
      ],
    },
  ];
  const router = createMemoryRouter(
    inOwnDocuments(routes, { mustLeave: () => mustLeave, leaveFor }),
    { initialEntries: ['/search'] },
  );
  router.initialize();
  void router.navigate(to);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { location, errors } = router.state;
  router.dispose();
  return {
    at: `${location.pathname}${location.search}`,
    left: leaveFor.mock.calls.map(([url]) => url.slice(new URL(url).origin.length)),
    failed: errors !== null,
  };
}

const stays = (at = '/pay?id=1') => ({ at, left: [] as string[], failed: false });
const leaves = (url: string) => ({ at: '/search', left: [url], failed: false });
const fail = () => {
  throw data('gone', { status: 404 });
};

it.each<[string, () => unknown, Parameters<typeof pay>[1], ReturnType<typeof leaves>]>([
  ['is fetched as a document', () => 'quote', {}, leaves('/pay?id=1')],
  ['with a good status is too', () => data('quote', { status: 200 }), {}, leaves('/pay?id=1')],
  [
    'that leads to itself with a quote is fetched with the quote',
    () => redirect('/pay?id=1&quote=2'),
    {},
    leaves('/pay?id=1&quote=2'),
  ],
  ['that leads back is no document', () => redirect('/search?step=1'), {}, stays('/search?step=1')],
  [
    'that refuses what this tab alone knows is shown here',
    () => data('seat taken', { status: 400 }),
    {},
    stays(),
  ],
  ['that fails is shown here', fail, {}, { ...stays(), failed: true }],
  ['is shown in a document that may show it', () => 'quote', { mustLeave: false }, stays()],
  ['is not what other pages are', () => 'quote', { to: '/search?x' }, stays('/search?x')],
])('PCI DSS 6.4.3 a payment page %s', async (_what, load, how, expected) =>
  expect(await pay(load, how)).toEqual(expected),
);

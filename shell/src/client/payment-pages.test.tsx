import { createTimeline } from '@wayfare/analytics/shell';
import { createStore } from 'jotai';
import { consentAtom } from '../app/consent-state';
import { createBeacon } from './beacon';
import { hasTagManager } from './foreign-scripts';
import { enterPaymentPage, followPaymentPages } from './payment-pages';
import { startStatistics } from './statistics';

const URL = 'https://measure.example/tags.js';
const SEARCH = {
  vertical: 'alpha',
  version: '1.0.0',
  route: 'alpha.index',
  language: 'en',
} as const;
const PAY = { ...SEARCH, route: 'alpha.pay' } as const;
const request = new Request('https://site.test/pay?id=1');

const shows = (payment: boolean, navigation = 'idle') =>
  followPaymentPages({
    matches: [
      {
        route: {
          handle: {
            vertical: 'alpha',
            route: 'x',
            language: 'en',
            layout: 'default',
            flag: undefined,
            payment,
          },
        },
      },
    ],
    navigation: { state: navigation },
  });
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

it('PCI DSS 6.4.3 no tag manager comes to a payment page, and none that is there goes along to one', async () => {
  Object.assign(navigator, { sendBeacon: () => true });
  const leaveFor = jest.fn();
  const enter = enterPaymentPage(leaveFor);
  const store = createStore();
  const timeline = createTimeline(SEARCH);
  document.cookie = 'wayfare_consent=1.necessary; Path=/';
  startStatistics(
    {
      store,
      timeline,
      from: 0,
      send: createBeacon('0123456789ab'),
      tagManager: URL,
      reload: () => undefined,
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
  expect([scripts(), hasTagManager()]).toEqual([[URL], true]);
  expect(leaveFor).not.toHaveBeenCalled();

  // a payment page is a document of its own from here, and is never shown in this one
  let isShown = false;
  void Promise.resolve(enter({ payment: true }, request)).then(() => (isShown = true));
  await Promise.resolve();
  expect(leaveFor).toHaveBeenCalledWith('https://site.test/pay?id=1');
  expect(isShown).toBe(false);
});

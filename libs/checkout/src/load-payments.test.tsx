import { loadPayments } from './load-payments';

const settings = (publishableKey: string) =>
  ({
    provider: 'sandbox',
    publishableKey,
    scriptUrl: 'http://127.0.0.1:4020/v3/stripe.js',
  }) as const;
const script = () => document.querySelector<HTMLScriptElement>('script[src$="/v3/stripe.js"]');

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'Stripe');
});

it('brings the sandbox’s object, once', async () => {
  const loading = loadPayments(settings('pk_test_once'));
  expect(loadPayments(settings('pk_test_once'))).toBe(loading);
  Object.assign(window, { Stripe: (key: string) => ({ key }) });
  script()?.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({ key: 'pk_test_once' });
});

it('tries again after a failure', async () => {
  const failed = loadPayments(settings('pk_test_twice'));
  script()?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('could not be loaded');
  const loading = loadPayments(settings('pk_test_twice'));
  expect(loading).not.toBe(failed);
  Object.assign(window, { Stripe: () => ({}) });
  script()?.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({});
});

it('gives no live key to the sandbox', async () => {
  await expect(loadPayments(settings('pk_live_a'))).rejects.toThrow('live publishable key');
  expect(script()).toBeNull();
});

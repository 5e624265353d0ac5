import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import type { PaymentSettings } from '@wayfare/api-contract';

export type PaymentsLoader = (settings: PaymentSettings) => Promise<Stripe>;

interface PaymentsWindow {
  Stripe?: StripeConstructor;
}

const loaded = new Map<string, Promise<Stripe>>();

function injectScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`the payment script ${url} could not be loaded`));
    });
    document.head.append(script);
  });
}

async function loadSandbox({ publishableKey, scriptUrl }: PaymentSettings): Promise<Stripe> {
  // a live key means a misconfigured real shop
  if (publishableKey.startsWith('pk_live_'))
    throw new Error('a live publishable key belongs to the provider, not to the sandbox');
  await injectScript(scriptUrl);
  const create = (window as PaymentsWindow).Stripe;
  if (create === undefined) throw new Error(`${scriptUrl} brought no payment object`);
  return create(publishableKey);
}

async function loadProvider({ publishableKey }: PaymentSettings): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('the payment provider has no browser object on a server');
  return stripe;
}

/** The provider's script, loaded once a page; a failure is retried on the next call. */
export const loadPayments: PaymentsLoader = (settings) => {
  const name = `${settings.provider} ${settings.publishableKey} ${settings.scriptUrl}`;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = settings.provider === 'sandbox' ? loadSandbox(settings) : loadProvider(settings);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
};

import type { PaymentSettings } from '@wayfare/api-contract';
import type { Config } from '../platform/config';

export function settingsOf({ publishableKey, methods, url }: Config['payments']): PaymentSettings {
  const common = { publishableKey, methods: [...methods] };
  return url === undefined
    ? { provider: 'stripe', scriptUrl: '', ...common }
    : { provider: 'sandbox', scriptUrl: `${url}/v3/stripe.js`, ...common };
}

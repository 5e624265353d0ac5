import type { Stripe } from '@stripe/stripe-js';

type Listener = (event: object) => void;

/** The provider's object as far as card fields use it; `fire` plays its events. */
export interface FakeStripe {
  stripe: Stripe;
  fire(name: string, event?: object): void;
  /** what `elements()` and `update()` were called with, in order */
  options: object[];
  confirmed: object[];
  submitted: { error?: object };
  result: () => Promise<object>;
}

/** For tests: jsdom shows no frames of another origin, so the provider's object is played. */
export function fakeStripe(): FakeStripe {
  const listeners = new Map<string, Set<Listener>>();
  const element = {
    mount: (place: HTMLElement) =>
      place.append(Object.assign(document.createElement('iframe'), { title: 'card frame' })),
    destroy: () => document.querySelector('iframe')?.remove(),
    update: () => undefined,
    focus: () => document.querySelector('iframe')?.focus(),
    on: (name: string, listener: Listener) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
  };
  const fake: Omit<FakeStripe, 'stripe'> = {
    fire: (name, event = {}) => listeners.get(name)?.forEach((listener) => listener(event)),
    options: [],
    confirmed: [],
    submitted: {},
    result: () => Promise.resolve({ paymentIntent: { status: 'requires_capture' } }),
  };
  const confirm = (options: object) => {
    fake.confirmed.push(options);
    return fake.result();
  };
  const stripe: unknown = {
    elements: (options: object) => {
      fake.options.push(options);
      return {
        create: () => element,
        update: (changes: object) => fake.options.push(changes),
        submit: async () => fake.submitted,
        getElement: () => element,
      };
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    confirmPayment: confirm,
    confirmSetup: confirm,
  };
  return Object.assign(fake, { stripe: stripe as Stripe });
}

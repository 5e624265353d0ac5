import type { PaymentSettings } from '@wayfare/api-contract';

/** What the API says of the provider. */
export const PAYMENT_SETTINGS: PaymentSettings = {
  provider: 'sandbox',
  publishableKey: 'pk_test_1',
  scriptUrl: '/pay.js',
};

interface FakePayments {
  /** what the fields say when they are looked over */
  fieldsProblem: { code: string; type: string } | null;
  /** what the bank answers, one after the other; the last one stays */
  answers: object[];
  confirmed: { clientSecret: string }[];
  /** what each was confirmed with beside the fields, but for where it comes back to */
  confirmedWith: object[];
}

/** Answers of a bank, for `payments.answers`. */
export const CARD_AUTHORISED = { paymentIntent: { status: 'requires_capture' } };
export const CARD_DECLINED = {
  error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
};

const initial = (): FakePayments => ({
  fieldsProblem: null,
  answers: [CARD_AUTHORISED],
  confirmed: [],
  confirmedWith: [],
});

/** The payment provider as the page's script would bring it, without a network. Fresh for each test. */
export const payments: FakePayments = initial();

function createElement() {
  const handlers = new Map<string, () => void>();
  const element = {
    mount: () => setTimeout(() => handlers.get('ready')?.(), 0),
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    off: () => undefined,
    update: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    focus: () => undefined,
  };
  return element;
}

interface Confirmation {
  clientSecret: string;
  confirmParams?: { return_url?: string };
}

function confirm({ clientSecret, confirmParams = {} }: Confirmation): Promise<object> {
  const { return_url: _returnUrl, ...params } = confirmParams;
  payments.confirmed.push({ clientSecret });
  payments.confirmedWith.push(params);
  const answer = payments.answers.length > 1 ? payments.answers.shift() : payments.answers[0];
  return Promise.resolve(answer ?? CARD_AUTHORISED);
}

const elements = {
  create: createElement,
  getElement: () => null,
  update: () => undefined,
  submit: () =>
    Promise.resolve(payments.fieldsProblem === null ? {} : { error: payments.fieldsProblem }),
};

const stripe = {
  elements: () => elements,
  createToken: () => undefined,
  createPaymentMethod: () => undefined,
  confirmCardPayment: () => undefined,
  registerAppInfo: () => undefined,
  _registerWrapper: () => undefined,
  confirmPayment: confirm,
  confirmSetup: confirm,
};

/** Answers the page's payment script; with `isDown` no script comes. */
export function installPayments(isDown: () => boolean = () => false): void {
  let observer: MutationObserver | undefined;
  beforeEach(() => {
    Object.assign(payments, initial());
    Object.assign(window, { Stripe: () => stripe });
    observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement)
          node.dispatchEvent(new Event(isDown() ? 'error' : 'load'));
      }
    });
    observer.observe(document.head, { childList: true });
  });
  afterEach(() => observer?.disconnect());
}

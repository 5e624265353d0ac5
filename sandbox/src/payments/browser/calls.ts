import type { BrowserIntent, CardError, ConfirmRequest, IntentAnswer } from './messages';

/** Calls of the payment API from one of its own frames, with the shop's publishable key. */
export function createCalls(key: string) {
  const OFFLINE: CardError = {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
  };

  async function send(
    path: string,
    form: Record<string, string> | null,
  ): Promise<object | { error: CardError }> {
    try {
      const body = form === null ? null : new URLSearchParams(form);
      const response = await fetch(path, {
        method: body === null ? 'GET' : 'POST',
        body,
        headers: { authorization: `Bearer ${key}`, 'sandbox-quiet': 'true' },
        credentials: 'omit',
      });
      return (await response.json()) as object;
    } catch {
      return { error: OFFLINE };
    }
  }

  function pathOf(clientSecret: string): string {
    const id = clientSecret.split('_secret_')[0] ?? '';
    return `/v1/${id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'}/${encodeURIComponent(id)}`;
  }

  function toAnswer(answer: object | { error: CardError }): IntentAnswer {
    return 'error' in answer ? { error: answer.error } : { intent: answer as BrowserIntent };
  }

  /** `card[number]` as `payment_method_data[card][number]` */
  function within(card: Record<string, string>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(card).map(([name, value]) => [
        `payment_method_data${name.replace(/^\w+/, '[$&]')}`,
        value,
      ]),
    );
  }

  return {
    async retrieve(clientSecret: string): Promise<IntentAnswer> {
      return toAnswer(
        await send(
          `${pathOf(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`,
          null,
        ),
      );
    },
    async confirm(
      {
        clientSecret,
        returnUrl,
        paymentMethod,
        expectedAmount,
        expectedCapture,
        keepFor,
        redisplay,
      }: ConfirmRequest,
      fields: Record<string, string>,
    ): Promise<IntentAnswer> {
      const card = redisplay === undefined ? fields : { ...fields, allow_redisplay: redisplay };
      const form = {
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
        ...(expectedAmount === undefined ? {} : { expected_amount: String(expectedAmount) }),
        ...(expectedCapture === undefined ? {} : { expected_capture: expectedCapture }),
        ...(keepFor === undefined ? {} : { setup_future_usage: keepFor }),
        ...(paymentMethod === undefined ? within(card) : { payment_method: paymentMethod }),
      };
      return toAnswer(await send(`${pathOf(clientSecret)}/confirm`, form));
    },
    async createMethod(
      card: Record<string, string>,
    ): Promise<{ paymentMethod: object } | { error: CardError }> {
      const answer = await send('/v1/payment_methods', card);
      return 'error' in answer ? { error: answer.error } : { paymentMethod: answer };
    },
  };
}

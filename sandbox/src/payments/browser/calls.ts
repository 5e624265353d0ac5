import type { BrowserIntent, CardError, ConfirmRequest, IntentAnswer } from './messages';

export function createCalls(key: string) {
  const OFFLINE: CardError = {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
  };

  async function send(
    clientSecret: string,
    path: string,
    form: Readonly<Record<string, string | undefined>> | null,
  ): Promise<IntentAnswer> {
    const [id = ''] = clientSecret.split('_secret_');
    const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
    const entries = Object.entries(form ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    try {
      const response = await fetch(`/v1/${kind}/${encodeURIComponent(id)}${path}`, {
        ...(form === null ? {} : { method: 'POST', body: new URLSearchParams(entries) }),
        headers: { authorization: `Bearer ${key}`, 'sandbox-quiet': 'true' },
        credentials: 'omit',
      });
      const answer = (await response.json()) as BrowserIntent | { error: CardError };
      return 'error' in answer ? answer : { intent: answer };
    } catch {
      return { error: OFFLINE };
    }
  }

  return {
    retrieve: (clientSecret: string) =>
      send(clientSecret, `?client_secret=${encodeURIComponent(clientSecret)}`, null),
    confirm: ({ clientSecret, form }: ConfirmRequest, fields: Readonly<Record<string, string>>) =>
      send(clientSecret, '/confirm', {
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        ...form,
        ...(form['payment_method'] === undefined ? fields : {}),
      }),
  };
}

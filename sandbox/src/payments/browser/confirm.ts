import type { CardTexts } from './card-texts';
import type { askChallenge } from './challenge-dialog';
import type { createElementsGroup } from './elements-group';
import type { FrameLink } from './frame-link';
import type { BrowserIntent, CardError, IntentAnswer } from './messages';

export interface ConfirmOptions {
  elements?: ReturnType<typeof createElementsGroup>;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    payment_method?: string;
    setup_future_usage?: string;
    payment_method_data?: { allow_redisplay?: string };
  };
  redirect?: 'always' | 'if_required';
}

export type Confirmed =
  | { paymentIntent: BrowserIntent }
  | { setupIntent: BrowserIntent }
  | { error: CardError };

/** `confirmPayment` and `confirmSetup`, and what follows from their answers. `calls` is a frame for calls without a card. */
export function createConfirm(
  challenge: typeof askChallenge,
  calls: () => FrameLink,
  texts: CardTexts,
) {
  function fail(message: string): never {
    throw Object.assign(new Error(message), { name: 'IntegrationError' });
  }

  function toResult(answer: IntentAnswer): Confirmed {
    if ('error' in answer) return answer;
    return answer.intent.object === 'setup_intent'
      ? { setupIntent: answer.intent }
      : { paymentIntent: answer.intent };
  }

  function refusalOf(intent: BrowserIntent): CardError | undefined {
    const error = intent.last_payment_error ?? intent.last_setup_error;
    return intent.status === 'requires_payment_method' && error
      ? { ...error, [intent.object]: intent }
      : undefined;
  }

  /** A bank takes the whole page over: nothing after this is done here. */
  function goTo(url: string): Promise<never> {
    window.location.assign(url);
    return new Promise(() => undefined);
  }

  async function answerChallenge(link: FrameLink, answer: IntentAnswer): Promise<IntentAnswer> {
    const bank =
      'intent' in answer && answer.intent.status === 'requires_action'
        ? answer.intent.next_action?.redirect_to_url
        : undefined;
    if (bank !== undefined) return goTo(bank.url);
    const sdk =
      'intent' in answer && answer.intent.status === 'requires_action'
        ? answer.intent.next_action?.use_stripe_sdk
        : undefined;
    if (sdk === undefined || !('intent' in answer)) return answer;
    await challenge(sdk.stripe_js, sdk.source, texts.challenge);
    const after = await link.ask('retrieve', { clientSecret: answer.intent.client_secret });
    const error = 'intent' in after ? refusalOf(after.intent) : undefined;
    return error === undefined ? after : { error };
  }

  /** The browser's own way out, as after a challenge that took over the page. */
  function leave(intent: BrowserIntent, returnUrl = window.location.href): void {
    const url = new URL(returnUrl);
    url.searchParams.set(intent.object, intent.id);
    url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
    url.searchParams.set('redirect_status', 'succeeded');
    window.location.assign(url);
  }

  const paramsOf = ({
    return_url: returnUrl,
    payment_method: paymentMethod,
    setup_future_usage: keepFor,
    payment_method_data: { allow_redisplay: redisplay } = {},
  }: NonNullable<ConfirmOptions['confirmParams']>) => ({
    returnUrl,
    paymentMethod,
    keepFor,
    redisplay,
  });

  async function confirm({
    elements,
    clientSecret,
    confirmParams = {},
    redirect = 'always',
  }: ConfirmOptions): Promise<Confirmed> {
    const { return_url: returnUrl } = confirmParams;
    if (redirect === 'always' && returnUrl === undefined)
      fail('A return_url is needed unless redirect is "if_required".');
    const { link, options } = elements?.use() ?? { link: calls(), options: {} };
    const secret =
      clientSecret ?? options.clientSecret ?? fail('A client secret is needed to confirm.');
    const expected =
      options.mode === 'payment'
        ? { expectedAmount: options.amount, expectedCapture: options.captureMethod }
        : {};
    const answer = await answerChallenge(
      link,
      await link.ask('confirm', {
        clientSecret: secret,
        ...paramsOf(confirmParams),
        ...expected,
      }),
    );
    if (redirect === 'always' && 'intent' in answer) leave(answer.intent, returnUrl);
    return toResult(answer);
  }

  return {
    confirm,
    retrieve: async (clientSecret: string) =>
      toResult(await calls().ask('retrieve', { clientSecret })),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) =>
      toResult(await answerChallenge(calls(), await calls().ask('retrieve', { clientSecret }))),
  };
}

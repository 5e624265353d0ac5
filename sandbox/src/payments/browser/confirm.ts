import type { createElementsGroup } from './elements-group';
import type { FrameLink } from './frame-link';
import type { BrowserIntent, CardError, IntentAnswer } from './messages';

interface ConfirmOptions {
  elements?: ReturnType<typeof createElementsGroup>;
  clientSecret: string;
  confirmParams: {
    return_url: string;
    payment_method?: string;
    setup_future_usage?: string;
    payment_method_data?: { allow_redisplay?: string };
  };
}

type Confirmed =
  | { paymentIntent: BrowserIntent }
  | { setupIntent: BrowserIntent }
  | { error: CardError };

/** `confirmPayment` and `confirmSetup`, and what follows from their answers. `calls` is a frame for calls without a card. */
export function createConfirm(challenge: (url: string) => Promise<void>, calls: () => FrameLink) {
  function toResult(answer: IntentAnswer): Confirmed {
    if ('error' in answer) return answer;
    return answer.intent.object === 'setup_intent'
      ? { setupIntent: answer.intent }
      : { paymentIntent: answer.intent };
  }

  function afterChallenge(answer: IntentAnswer): IntentAnswer {
    if ('error' in answer) return answer;
    const { intent } = answer;
    const error = intent.last_payment_error ?? intent.last_setup_error;
    return intent.status === 'requires_payment_method' && error
      ? { error: { ...error, [intent.object]: intent } }
      : answer;
  }

  async function answerChallenge(link: FrameLink, answer: IntentAnswer): Promise<IntentAnswer> {
    if ('error' in answer || answer.intent.next_action === null) return answer;
    const { client_secret: secret, next_action: action } = answer.intent;
    if (action.redirect_to_url !== undefined) {
      // A bank takes the whole page over: nothing after this is done here.
      window.location.assign(action.redirect_to_url.url);
      return new Promise(() => undefined);
    }
    if (action.use_stripe_sdk === undefined) return answer;
    await challenge(action.use_stripe_sdk.stripe_js);
    return afterChallenge(await link.ask('retrieve', secret));
  }

  return async ({ elements, clientSecret, confirmParams }: ConfirmOptions): Promise<Confirmed> => {
    const { payment_method_data: data, ...params } = confirmParams;
    const link = elements?.link() ?? calls();
    const form = {
      ...params,
      ...elements?.expected(),
      'payment_method_data[allow_redisplay]': data?.allow_redisplay,
    };
    return toResult(await answerChallenge(link, await link.ask('confirm', { clientSecret, form })));
  };
}

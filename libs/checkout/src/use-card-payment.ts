import { useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  PaymentIntent,
  SetupIntent,
  Stripe,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import type { PaymentMethod } from '@wayfare/api-contract';
import { useContext } from 'react';
import { declineMessage } from './decline-message';
import { FieldsContext, isMixed } from './offered';
import { useTexts, type Texts } from './use-texts';

export interface CardConfirmation {
  clientSecret: string;
  mode: 'payment' | 'setup';
  returnUrl: string;
}

/** `unknown`: may have happened, so the server is asked instead of a retry. */
export type CardOutcome =
  | { status: 'authorised' }
  | { status: 'declined'; message: string }
  | { status: 'unknown'; message: string };

export interface CardPayment {
  /** methods the intent has to allow; cards alone without it */
  methods?: readonly PaymentMethod[] | undefined;
  keepCard?: true | undefined;
  /** error message, null when complete */
  check(): Promise<string | null>;
  /** call `check` first. Never resolves on a bank's redirect, which returns to `returnUrl` */
  confirm(confirmation: CardConfirmation): Promise<CardOutcome>;
}

interface ConfirmResult {
  paymentIntent?: PaymentIntent | undefined;
  setupIntent?: SetupIntent | undefined;
  error?: StripeError | undefined;
}

const REFUSALS = ['payment_intent_authentication_failure', 'setup_intent_authentication_failure'];

/** A repeated confirmation is an error to the provider, and success here. */
function isDone({ paymentIntent, setupIntent, error }: ConfirmResult): boolean {
  const intents = [paymentIntent, setupIntent, error?.payment_intent, error?.setup_intent];
  return intents.some(
    (intent) => intent?.status === 'succeeded' || intent?.status === 'requires_capture',
  );
}

function isRefused({ type, code = '' }: StripeError): boolean {
  return type === 'card_error' || type === 'validation_error' || REFUSALS.includes(code);
}

function outcomeOf(result: ConfirmResult, texts: Texts<'card'>): CardOutcome {
  const { paymentIntent, setupIntent, error } = result;
  if (isDone(result)) return { status: 'authorised' };
  if (error !== undefined && isRefused(error))
    return {
      status: 'declined',
      message: declineMessage([error.decline_code, error.code], texts),
    };
  // closed bank window
  const isLeft =
    error === undefined &&
    ['requires_action', 'requires_payment_method'].includes(
      (paymentIntent ?? setupIntent)?.status ?? '',
    );
  return isLeft
    ? { status: 'declined', message: texts('authentication') }
    : { status: 'unknown', message: texts('unknown') };
}

/** At confirmation: intents of the same amount may be paid by a card that is not kept. */
const KEPT = {
  setup_future_usage: 'on_session',
  payment_method_data: { allow_redisplay: 'always' },
} as const;

interface PaidBy {
  /** null for a kept card */
  elements: StripeElements | null;
  savedCard: string | null;
  keepCard: boolean;
}

function confirmWith(
  stripe: Stripe,
  { elements, savedCard, keepCard }: PaidBy,
  { clientSecret, mode, returnUrl }: CardConfirmation,
): Promise<ConfirmResult> {
  const options = {
    ...(elements === null ? {} : { elements }),
    clientSecret,
    confirmParams: {
      return_url: returnUrl,
      ...(savedCard === null ? {} : { payment_method: savedCard }),
    },
    redirect: 'if_required',
  } as const;
  if (mode === 'setup') return stripe.confirmSetup(options);
  return stripe.confirmPayment({
    ...options,
    confirmParams: { ...options.confirmParams, ...(keepCard ? KEPT : {}) },
  });
}

/** Payment by the surrounding fields. */
export function useCardPayment(): CardPayment {
  const stripe = useStripe();
  const elements = useElements();
  const texts = useTexts('card');
  const { methods, savedCard, keepCard } = useContext(FieldsContext);
  const isReady = stripe !== null && (elements !== null || savedCard !== null);
  return {
    ...(isMixed(methods) ? { methods } : {}),
    ...(keepCard ? { keepCard } : {}),
    async check() {
      if (savedCard !== null) return isReady ? null : texts('notReady');
      if (elements === null) return texts('notReady');
      const { error } = await elements.submit();
      return error === undefined ? null : declineMessage([error.code, 'incomplete'], texts);
    },
    async confirm(confirmation) {
      if (!isReady) return { status: 'declined', message: texts('notReady') };
      try {
        return outcomeOf(
          await confirmWith(
            stripe,
            { elements: savedCard === null ? elements : null, savedCard, keepCard },
            confirmation,
          ),
          texts,
        );
      } catch {
        return { status: 'unknown', message: texts('unknown') };
      }
    },
  };
}

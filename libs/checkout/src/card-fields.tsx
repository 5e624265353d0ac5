import { Elements, PaymentElement } from '@stripe/react-stripe-js';
import type {
  Appearance,
  StripeElementsOptionsMode,
  StripePaymentElement,
} from '@stripe/stripe-js';
import type { PaymentMethod, PaymentSettings } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { FailurePanel, Skeleton, VisuallyHidden } from '@wayfare/ui';
import { useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styles from './card-fields.module.css';
import { loadPayments, type PaymentsLoader } from './load-payments';
import { FieldsContext, isMixed, offeredMethods } from './offered';
import { useAppearance } from './use-appearance';
import { usePayments, type Payments } from './use-payments';
import { useTexts } from './use-texts';

export const CARD_FIELDS_ID = 'card-fields';

interface KeptCards {
  /** fields deferred; the provider's script loads all the same */
  isHeld: boolean;
  savedCard: string | null;
  keepCard: boolean;
}

const NONE_KEPT: KeptCards = { isHeld: false, savedCard: null, keepCard: false };

export interface CardFieldsProps {
  settings: PaymentSettings;
  amount: number;
  mode: 'payment' | 'setup';
  language: Language;
  onReady?: (() => void) | undefined;
  onChange?: ((state: { complete: boolean; empty: boolean }) => void) | undefined;
  /** payment method opened in the fields, in the provider's words */
  onWay?: ((way: string) => void) | undefined;
  kept?: KeptCards | undefined;
  /** consent scope of a setup: off-session charges, or on-session alone */
  setupFor?: 'off_session' | 'on_session' | undefined;
  onFailure?: ((cause: unknown) => void) | undefined;
  children?: ReactNode;
  load?: PaymentsLoader | undefined;
}

/** Must equal the API's intent: the provider refuses to confirm one that differs. */
function elementsOptions(
  {
    mode,
    amount,
    language: locale,
    setupFor = 'off_session',
  }: Pick<CardFieldsProps, 'mode' | 'amount' | 'language' | 'setupFor'>,
  methods: readonly PaymentMethod[],
  appearance: Appearance | null,
): StripeElementsOptionsMode {
  const look = appearance === null ? {} : { appearance };
  const common = { currency: 'eur', locale, ...look };
  if (mode === 'setup') return { ...common, mode, setupFutureUsage: setupFor };
  return isMixed(methods)
    ? {
        ...common,
        mode,
        amount,
        captureMethod: 'automatic',
        allowedPaymentMethodTypes: [...methods],
      }
    : { ...common, mode, amount, captureMethod: 'manual' };
}

/** Device wallets (as cards), never for a card that is kept. */
const elementOptions = (mode: 'payment' | 'setup', isChoice: boolean) => {
  const wallet = mode === 'payment' ? 'auto' : 'never';
  return {
    layout: isChoice ? ({ type: 'accordion', radios: 'always' } as const) : ('tabs' as const),
    wallets: { applePay: wallet, googlePay: wallet },
  } as const;
};

const objectOf = (payments: Payments) => (payments.state === 'ready' ? payments.stripe : null);

/** A kept card hides the fields, except their load failure. */
const isCovered = (savedCard: string | null, hasFailed: boolean) =>
  savedCard !== null && !hasFailed;

/** The provider's card fields: page's look, reserved height while loading, retry on failure. */
export function CardFields({
  settings,
  amount,
  mode,
  language,
  onReady,
  onChange,
  onWay,
  onFailure,
  kept: { isHeld, savedCard, keepCard } = NONE_KEPT,
  setupFor,
  children,
  load = loadPayments,
}: CardFieldsProps) {
  const texts = useTexts('card');
  const [loads, setLoads] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [readyAttempt, setReadyAttempt] = useState(-1);
  const [brokenAttempt, setBrokenAttempt] = useState(-1);
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<StripePaymentElement>(null);
  const appearance = useAppearance(place);
  const payments = usePayments({ load, settings, attempt: loads, onFailure });
  const methods = useMemo(() => offeredMethods(settings, mode), [settings, mode]);
  const options = useMemo(
    () => elementsOptions({ mode, amount, language, setupFor }, methods, appearance),
    [mode, amount, language, setupFor, methods, appearance],
  );
  const element = useMemo(() => elementOptions(mode, isMixed(methods)), [mode, methods]);
  const fieldsOf = useMemo(
    () => ({ language, methods, savedCard, keepCard }),
    [language, methods, savedCard, keepCard],
  );
  const stripe = appearance === null ? null : objectOf(payments);
  const hasFailed = payments.state === 'failed' || brokenAttempt === attempt;
  const isLoading = !hasFailed && readyAttempt !== attempt;

  /** The fields are in a cross-origin iframe: only the provider can focus them. */
  function handleFocus({ target, currentTarget }: FocusEvent): void {
    if (target === currentTarget) fields.current?.focus();
  }

  function handleRetry(): void {
    setAttempt(attempt + 1);
    // only the fields are remounted
    if (payments.state === 'failed') setLoads(loads + 1);
  }

  return (
    <FieldsContext value={fieldsOf}>
      <Elements stripe={stripe} options={options}>
        <div
          ref={place}
          id={CARD_FIELDS_ID}
          className={styles.stage}
          role="group"
          aria-label={texts('fields')}
          aria-busy={isLoading}
          data-choice={isMixed(methods) || undefined}
          hidden={isCovered(savedCard, hasFailed)}
          tabIndex={-1}
          onFocus={handleFocus}
        >
          {isLoading && (
            <div className={styles.waiting}>
              <VisuallyHidden>{texts('loading')}</VisuallyHidden>
              <Skeleton height="100%" />
            </div>
          )}
          {hasFailed ? (
            <FailurePanel
              title={texts('loadFailed')}
              text={texts('loadFailedText')}
              retryLabel={texts('retry')}
              onRetry={handleRetry}
            />
          ) : (
            <div className={styles.fields} data-loading={isLoading || undefined}>
              {stripe !== null && !isHeld && (
                <PaymentElement
                  key={attempt}
                  options={element}
                  onReady={(made) => {
                    fields.current = made;
                    setReadyAttempt(attempt);
                    onReady?.();
                  }}
                  onChange={({ complete, empty, value }) => {
                    onWay?.(value.type);
                    onChange?.({ complete, empty });
                  }}
                  onLoadError={() => {
                    setBrokenAttempt(attempt);
                    onFailure?.(new Error('the card fields could not be loaded'));
                  }}
                />
              )}
            </div>
          )}
        </div>
        {children}
      </Elements>
    </FieldsContext>
  );
}

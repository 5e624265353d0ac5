import { errorMessageKey, isApiError } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { ButtonLink, FailurePanel, Notice, Waiting } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { Actions } from '../layout/booking-section';

/** Codes of a quote whose choice is sold no more. */
const GONE = ['OFFER_EXPIRED', 'NOT_FOUND', 'INVALID_REQUEST'];

interface ChangeGoneProps {
  title: string;
  text: string;
  again: { href: string; label: string; forget: () => void };
}

/** The chosen replacement is sold out, and the booking as it was. */
export function ChangeGone({ title, text, again }: ChangeGoneProps) {
  return (
    <>
      <Notice tone="warning" title={title}>
        {text}
      </Notice>
      <Actions>
        <ButtonLink to={again.href} onClick={again.forget}>
          {again.label}
        </ButtonLink>
      </Actions>
    </>
  );
}

interface ChangeFailedProps {
  error: Error;
  /** says that the booking is as it was */
  unchanged: string;
  onRetry: () => void;
}

/** Replacements, or the price of one, could not be asked for. */
export function ChangeFailed({ error, unchanged, onRetry }: ChangeFailedProps) {
  const { t } = useTranslation();
  return (
    <FailurePanel
      title={t(errorMessageKey(error))}
      text={unchanged}
      retryLabel={t('common:retry')}
      onRetry={onRetry}
    />
  );
}

interface QuotedChangeProps<Quote> {
  quote: {
    data: Quote | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  gone: ReactNode;
  unchanged: string;
  pricing: string;
  others: { href: string; label: string };
  children: (quote: Quote) => ReactNode;
}

/** Price of a chosen replacement: asked for, sold out, failed, or shown above the way back to others. */
export function QuotedChange<Quote>({
  quote: { data, error, isFetching, refetch },
  gone,
  unchanged,
  pricing,
  others,
  children,
}: QuotedChangeProps<Quote>) {
  const isFailed = error !== null && !isFetching;
  if (isFailed && isApiError(error) && GONE.includes(error.code)) return gone;
  if (!isFailed && data === undefined) return <Waiting text={pricing} height={240} />;
  return (
    <>
      {isFailed ? (
        <ChangeFailed error={error} unchanged={unchanged} onRetry={() => void refetch()} />
      ) : (
        data !== undefined && children(data)
      )}
      <p>
        <ButtonLink variant="secondary" to={others.href}>
          {others.label}
        </ButtonLink>
      </p>
    </>
  );
}

import { errorMessageKey } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@wayfare/router';
import { ButtonLink, FailurePanel } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { BookingPage } from './booking-layout';
import { useTexts } from '../use-texts';

interface BookingTroubleProps {
  /** for what is no failed call, such as an address that names nothing */
  fallback: ReactNode;
  /** where one came from, when that is known */
  back: { href: string; label: string } | null;
}

/** A booking page whose data could not be loaded: what was typed is still there, and trying again is one press. */
export function BookingTrouble({ fallback, back }: BookingTroubleProps) {
  const error = useRouteError();
  const { t } = useTranslation();
  const texts = useTexts('layout');
  const { state, revalidate } = useRevalidator();
  if (!isRouteErrorResponse(error) || error.status === 404) return fallback;
  return (
    <BookingPage>
      <h1>{texts('failedHeading')}</h1>
      <FailurePanel
        title={t(errorMessageKey(error))}
        text={texts('failedText')}
        retryLabel={state === 'loading' ? texts('retrying') : texts('retry')}
        onRetry={() => void revalidate()}
      />
      {back !== null && (
        <p>
          <ButtonLink variant="secondary" to={back.href}>
            {back.label}
          </ButtonLink>
        </p>
      )}
    </BookingPage>
  );
}

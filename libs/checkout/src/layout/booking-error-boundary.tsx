import { errorMessageKey } from '@wayfare/api-client';
import type { Language } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from '@wayfare/router';
import { ButtonLink, FailurePanel } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { BookingPage } from './booking-layout';
import { useTexts } from '../use-texts';

interface BookingErrorBoundaryProps {
  fallback: ReactNode;
  /** by the query of the page; null where it says nothing */
  backFrom: (query: URLSearchParams, language: Language) => { href: string; label: string } | null;
}

/** Load failure of a booking page; drafts survive, retry is one press. */
export function BookingErrorBoundary({ fallback, backFrom }: BookingErrorBoundaryProps) {
  const error = useRouteError();
  const { t } = useTranslation();
  const texts = useTexts('layout');
  const { state, revalidate } = useRevalidator();
  const { search } = useLocation();
  const back = backFrom(new URLSearchParams(search), useLanguage());
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

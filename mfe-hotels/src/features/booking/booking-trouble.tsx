import { errorMessageKey } from '@wayfare/api-client';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from '@wayfare/router';
import { ButtonLink, FailurePanel } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { hotelHref, readBookingQuery } from './booking-query';
import styles from './booking.module.css';

/** A booking page whose data could not be loaded: what was typed is still there, and trying again is one press. */
export function BookingTrouble({ fallback }: { fallback: ReactNode }) {
  const error = useRouteError();
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { search } = useLocation();
  const { state, revalidate } = useRevalidator();
  if (!isRouteErrorResponse(error) || error.status === 404) return fallback;
  const query = readBookingQuery(new URLSearchParams(search));
  return (
    <div className={styles.page}>
      <h1>{t('booking.failedHeading')}</h1>
      <FailurePanel title={t(errorMessageKey(error))} text={t('booking.failedText')} retryLabel={t(state === 'loading' ? 'errors.retrying' : 'errors.retry')} onRetry={() => void revalidate()} />
      {query.hotelId !== '' && (
        <p>
          <ButtonLink variant="secondary" to={hotelHref(query, language)}>
            {t('booking.backToHotel')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

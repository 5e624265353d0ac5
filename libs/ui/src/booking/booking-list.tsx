import { errorMessageKey } from '@wayfare/api-client';
import { sortOutBookings, toBookingFilter, type DatedBooking } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { useSearchParams } from '@wayfare/router';
import { FailurePanel, Notice, Waiting } from '@wayfare/ui';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import styles from './booking-list.module.css';

interface FailedBooking {
  booking_id: string;
  message: string;
  details: string;
}

type Numbers = Readonly<Record<string, number>>;

/** a failed list reports none, so that nobody waits for it */
const NO_NUMBERS: Numbers = {};

export interface BookingListProps<Booking extends { booking_id: string }> {
  query: {
    data: { bookings: readonly Booking[]; failed: readonly FailedBooking[] } | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  /** texts: bookings.none, count, oneFailed, failedText, loading */
  t: Translate;
  datedOf: (booking: Booking) => DatedBooking;
  Card: ComponentType<{ booking: Booking }>;
  /** counts by filter, and unreadable ones, once known */
  report?: ((numbers: Numbers) => void) | undefined;
}

/** Reports counts to the page of another vertical; null is not known yet. */
function useReport(
  numbers: Numbers | null,
  report: ((numbers: Numbers) => void) | undefined,
): void {
  const news = JSON.stringify(numbers);
  const tell = useEffectEvent(() => {
    if (numbers !== null) report?.(numbers);
  });
  useEffect(() => tell(), [news]);
}

function FailedOnes({ failed, t }: { failed: readonly FailedBooking[]; t: Translate }) {
  return failed.map(({ booking_id, message, details }) => (
    <Notice key={booking_id} tone="error" title={t('bookings.oneFailed', { id: booking_id })}>
      <p>{message}</p>
      {details !== '' && <p>{details}</p>}
    </Notice>
  ));
}

/** A vertical's list of bookings by `?filter=`: loading, failed, or loaded with what was unreadable. */
export function BookingList<Booking extends { booking_id: string }>({
  query,
  t,
  datedOf,
  Card,
  report,
}: BookingListProps<Booking>) {
  const [search] = useSearchParams();
  const [now] = useState(() => Date.now());
  const { data, error } = query;
  const { shown, counts } = sortOutBookings(data?.bookings ?? [], datedOf, {
    filter: toBookingFilter(search.get('filter')),
    now,
  });
  const unloaded = error === null ? null : NO_NUMBERS;
  useReport(data === undefined ? unloaded : { ...counts, failed: data.failed.length }, report);

  if (data !== undefined) {
    return (
      <div className={styles.list}>
        <FailedOnes failed={data.failed} t={t} />
        <p role="status">
          {shown.length === 0 ? t('bookings.none') : t('bookings.count', { count: shown.length })}
        </p>
        {shown.map((booking) => (
          <Card key={booking.booking_id} booking={booking} />
        ))}
      </div>
    );
  }
  if (error !== null)
    return (
      <FailurePanel
        title={t(errorMessageKey(error))}
        text={t('bookings.failedText')}
        retryLabel={t('common:retry')}
        onRetry={() => void query.refetch()}
      />
    );
  return <Waiting text={t('bookings.loading')} height={160} />;
}

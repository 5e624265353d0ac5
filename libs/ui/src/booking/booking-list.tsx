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

/** A list that could not be loaded has nothing to count, which is news too for whoever waits for its numbers. */
const NO_NUMBERS: Numbers = {};

export interface BookingListProps<Booking extends { booking_id: string }> {
  /** the call that brings the list, as the query cache tells of it */
  query: {
    data: { bookings: readonly Booking[]; failed: readonly FailedBooking[] } | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
  /** of a namespace with these texts: bookings.none, count, oneFailed, failedText, loading */
  t: Translate;
  datedOf: (booking: Booking) => DatedBooking;
  Card: ComponentType<{ booking: Booking }>;
  /** told how many there are for each filter, and how many could not be read, as soon as that is known */
  report?: ((numbers: Numbers) => void) | undefined;
}

/** Tells the page that shows the numbers, which belongs to another vertical; null is not known yet. */
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

/** A vertical's part of the list of bookings, by `?filter=`: being loaded, failed, or loaded with what could not be read in it. */
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

import { errorMessageKey } from '@wayfare/api-client';
import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { hotelBookingList, type HotelBookingList } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSearchParams } from '@wayfare/router';
import { FailurePanel, Notice, Skeleton } from '@wayfare/ui';
import { useState } from 'react';
import { loadBookings } from '../../api/bookings.api';
import bookingStyles from '../booking/booking.module.css';
import { BookingCard } from './booking-card';
import { filterBookings, toBookingFilter } from './booking-filter';

/** One booking that could not be read: the others are there all the same. */
function FailedBooking({ failure: { booking_id, message, details } }: { failure: HotelBookingList['failed'][number] }) {
  const { t } = useTranslation('hotels');
  return (
    <Notice tone="error" title={t('bookings.oneFailed', { id: booking_id })}>
      <p>{message}</p>
      {details !== '' && <p>{details}</p>}
    </Notice>
  );
}

function Loaded({ list }: { list: HotelBookingList }) {
  const { t } = useTranslation('hotels');
  const [query] = useSearchParams();
  const [now] = useState(() => Date.now());
  const filter = toBookingFilter(query.get('filter'));
  const shown = filterBookings(list.bookings, filter, now);
  return (
    <>
      {list.failed.map((failure) => (
        <FailedBooking key={failure.booking_id} failure={failure} />
      ))}
      <p role="status">{t('bookings.count', { count: shown.length })}</p>
      {shown.map((booking) => (
        <BookingCard key={booking.booking_id} booking={booking} />
      ))}
    </>
  );
}

/** The hotel bookings of whoever is here, asked for by the browser: the server does not know who that is. */
export function BookingsList() {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({ queryKey: queryKey(hotelBookingList, { language }), queryFn: ({ signal }) => loadBookings(api, language, signal) }, queryClient());
  if (data !== undefined) {
    return (
      <div className={bookingStyles.page}>
        <Loaded list={data} />
      </div>
    );
  }
  if (error !== null) return <FailurePanel title={t(errorMessageKey(error))} text={t('bookings.failedText')} retryLabel={t('errors.retry')} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-busy="true">
      <p>{t('bookings.loading')}</p>
      <Skeleton height={160} />
    </div>
  );
}

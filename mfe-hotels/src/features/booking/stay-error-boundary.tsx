import { BookingErrorBoundary } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { ReactNode } from 'react';
import { hotelHref, readBookingQuery } from '../../domain/booking/booking-query';

export function StayErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('hotels');
  return (
    <BookingErrorBoundary
      fallback={fallback}
      backFrom={(asked, language) => {
        const query = readBookingQuery(asked);
        if (query.hotelId === '') return null;
        return { href: hotelHref(query, language), label: t('booking.backToHotel') };
      }}
    />
  );
}

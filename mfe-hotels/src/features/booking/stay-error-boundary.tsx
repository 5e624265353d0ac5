import { BookingErrorBoundary } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useLocation } from '@wayfare/router';
import type { ReactNode } from 'react';
import { hotelHref, readBookingQuery } from '../../domain/booking/booking-query';

export function StayErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { search } = useLocation();
  const query = readBookingQuery(new URLSearchParams(search));
  return (
    <BookingErrorBoundary
      fallback={fallback}
      back={
        query.hotelId === ''
          ? null
          : { href: hotelHref(query, language), label: t('booking.backToHotel') }
      }
    />
  );
}

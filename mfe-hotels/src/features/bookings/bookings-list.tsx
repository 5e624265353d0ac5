import { useQuery } from '@wayfare/api-client/query-cache';
import type { HotelBooking } from '@wayfare/api-contract';
import type { DatedBooking } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type SlotProps } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { BookingList } from '@wayfare/ui/booking';
import { bookingsQuery } from '../../api/bookings.api';
import { StayCard } from './stay-card';

/** A stay ends with its check-out, by the hotel's clock. */
const datedOf = ({ status, checkOut, hotel }: HotelBooking): DatedBooking => ({
  status,
  lastDay: checkOut,
  timeZone: hotel.timeZone,
});

/** Fetched by the browser: the server does not know who is logged in. */
export function BookingsList({ report }: Pick<SlotProps, 'report'>) {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const { user } = useSession();
  const language = useLanguage();
  const query = useQuery(bookingsQuery(api, language, user));
  return <BookingList query={query} t={t} datedOf={datedOf} Card={StayCard} report={report} />;
}

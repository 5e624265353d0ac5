import { useQuery } from '@wayfare/api-client/query-cache';
import type { FlightBooking } from '@wayfare/api-contract';
import type { DatedBooking } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type SlotProps } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { BookingList } from '@wayfare/ui/booking';
import { flightBookingsQuery } from '../../api/bookings.api';
import { FlightCard } from './flight-card';

/** A journey ends with its last landing, by that airport's clock. */
function datedOf({ status, slices }: FlightBooking): DatedBooking {
  const last = slices.at(-1);
  return {
    status,
    lastDay: last?.arriving_at.slice(0, 10) ?? '',
    timeZone: last?.destination.timeZone ?? 'UTC',
  };
}

export function FlightList({ report }: Pick<SlotProps, 'report'>) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const { user } = useSession();
  const language = useLanguage();
  const query = useQuery(flightBookingsQuery(api, language, user));
  return <BookingList query={query} t={t} datedOf={datedOf} Card={FlightCard} report={report} />;
}

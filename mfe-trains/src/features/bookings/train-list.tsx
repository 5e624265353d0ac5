import { useQuery } from '@wayfare/api-client/query-cache';
import type { TrainBooking, TrainBookingItem } from '@wayfare/api-contract';
import { isTotallyRefunded, type DatedBooking } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform, type SlotProps } from '@wayfare/remote-kit';
import { useSession } from '@wayfare/session';
import { BookingList } from '@wayfare/ui/booking';
import { trainBookingsQuery } from '../../api/bookings.api';
import { TrainCard } from './train-card';

/** Passes span countries, nearly all in this zone. */
const PASS_TIME_ZONE = 'Europe/Amsterdam';

/** Tickets end with the last arrival, by that station's clock; a pass after its last day. */
function endOf({ legs, pass }: TrainBookingItem): Omit<DatedBooking, 'status'> {
  const last = legs.at(-1);
  if (last === undefined) return { lastDay: pass?.validUntil ?? '', timeZone: PASS_TIME_ZONE };
  return { lastDay: last.arrival.slice(0, 10), timeZone: last.destination.timeZone };
}

function datedOf({ status, items }: TrainBooking): DatedBooking {
  const left = items.filter(({ bookingItemStatus }) => !isTotallyRefunded(bookingItemStatus));
  const ends = (left.length > 0 ? left : items).map(endOf);
  const last = ends.reduce((latest, end) => (end.lastDay > latest.lastDay ? end : latest), {
    lastDay: '',
    timeZone: PASS_TIME_ZONE,
  });
  return { status, ...last };
}

export function TrainList({ report }: Pick<SlotProps, 'report'>) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const { user } = useSession();
  const language = useLanguage();
  const query = useQuery(trainBookingsQuery(api, language, user));
  return <BookingList query={query} t={t} datedOf={datedOf} Card={TrainCard} report={report} />;
}

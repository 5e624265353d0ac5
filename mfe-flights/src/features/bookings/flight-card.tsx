import type { FlightBooking } from '@wayfare/api-contract';
import { formatMoney, journeyTimes, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Badge, BookingCard } from '@wayfare/ui';

type Slice = FlightBooking['slices'][number];

const nameOf = ({ name, code }: Slice['origin']) => `${name} (${code})`;

/** One direction: when it leaves and lands by the clocks of its airports, and with which flights. */
function SliceLine({ slice: { origin, destination, departing_at, arriving_at, flights } }: { slice: Slice }) {
  const { t } = useTranslation('flights');
  const { days, ...times } = journeyTimes(departing_at, arriving_at, useLanguage());
  return (
    <p>
      {t('bookings.journey', { ...times, origin: origin.code, destination: destination.code })}{' '}
      {days !== 0 && <Badge>{t('bookings.dayShift', { count: Math.abs(days), shift: days > 0 ? `+${days}` : `−${-days}` })}</Badge>} · {flights.join(', ')}
    </p>
  );
}

/** One booking of flights: where, when, who, and what became of it. */
export function FlightCard({ booking }: { booking: FlightBooking }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { slices, airline, passengers, reference, status, total, canCancel } = booking;
  const [first] = slices;
  const title = first === undefined ? airline : t('bookings.route', { origin: nameOf(first.origin), destination: nameOf(first.destination) });
  return (
    <BookingCard title={title} status={status} statusText={t(`bookings.status.${status}`)} actions={canCancel ? undefined : <span>{t('bookings.notCancelable')}</span>}>
      {slices.map((slice) => (
        <SliceLine key={`${slice.origin.code} ${slice.departing_at}`} slice={slice} />
      ))}
      <p>
        {airline} · {t('bookings.travellers', { names: passengers.map(({ name, surname }) => `${name} ${surname}`).join(', ') })}
      </p>
      <p>
        {formatMoney(parseMoney(total), language)} · {t('bookings.reference', { reference })}
      </p>
    </BookingCard>
  );
}

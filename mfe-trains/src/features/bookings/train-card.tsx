import type { TrainBooking } from '@wayfare/api-contract';
import { formatDate, formatMoney, isIsoDate, journeyTimes, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Badge, BookingCard } from '@wayfare/ui';

type Leg = TrainBooking['legs'][number];

/** One ride: when it leaves and arrives by the clocks of its stations, and with whom. */
function LegLine({ leg: { origin, destination, departure, arrival, carrier } }: { leg: Leg }) {
  const { t } = useTranslation('trains');
  const { days, ...times } = journeyTimes(departure, arrival, useLanguage());
  return (
    <p>
      {t('bookings.journey', { ...times, origin: origin.label, destination: destination.label })}{' '}
      {days !== 0 && <Badge>{t('bookings.dayShift', { count: Math.abs(days), shift: days > 0 ? `+${days}` : `−${-days}` })}</Badge>} · {carrier}
    </p>
  );
}

function PassLine({ pass: { validFrom, validUntil } }: { pass: NonNullable<TrainBooking['pass']> }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const dayOf = (day: string) => (isIsoDate(day) ? formatDate(day, language, 'medium') : day);
  return <p>{t('bookings.passDates', { from: dayOf(validFrom), until: dayOf(validUntil) })}</p>;
}

/** One booking of tickets or a pass: where or for what, when, who, and what became of it. */
export function TrainCard({ booking }: { booking: TrainBooking }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { legs, pass, travelers, reference, status, total, canCancel } = booking;
  const [first] = legs;
  const title = first === undefined ? pass?.label : t('bookings.route', { origin: first.origin.label, destination: first.destination.label });
  return (
    <BookingCard title={title ?? reference} status={status} statusText={t(`bookings.status.${status}`)} actions={canCancel ? undefined : <span>{t('bookings.notCancelable')}</span>}>
      {legs.map((leg) => (
        <LegLine key={`${leg.origin.label} ${leg.departure}`} leg={leg} />
      ))}
      {pass !== null && <PassLine pass={pass} />}
      <p>{t('bookings.travellers', { names: travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') })}</p>
      <p>
        {formatMoney(parseMoney(total), language)} · {t('bookings.reference', { reference })}
      </p>
    </BookingCard>
  );
}

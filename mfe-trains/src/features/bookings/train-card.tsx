import type { TrainBooking, TrainBookingItem } from '@wayfare/api-contract';
import {
  foldExchanged,
  formatDate,
  formatMoney,
  isIsoDate,
  journeyTimes,
  parseMoney,
} from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DayShift } from '@wayfare/search';
import { Disclosure } from '@wayfare/ui';
import { BookingCard } from '@wayfare/ui/booking';
import { ItemStatus } from '../../ui/after-sales/item-status';
import { TrainCardActions } from './train-card-actions';

type Leg = TrainBookingItem['legs'][number];

function LegLine({ leg: { origin, destination, departure, arrival, carrier } }: { leg: Leg }) {
  const { t } = useTranslation('trains');
  const { days, ...times } = journeyTimes(departure, arrival, useLanguage());
  return (
    <p>
      {t('bookings.journey', { ...times, origin: origin.label, destination: destination.label })}{' '}
      <DayShift days={days} t={t} /> · {carrier}
    </p>
  );
}

function PassLine({
  pass: { validFrom, validUntil },
}: {
  pass: NonNullable<TrainBookingItem['pass']>;
}) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const dayOf = (day: string) => (isIsoDate(day) ? formatDate(day, language, 'medium') : day);
  return <p>{t('bookings.passDates', { from: dayOf(validFrom), until: dayOf(validUntil) })}</p>;
}

function ItemLines({ item: { legs, pass } }: { item: TrainBookingItem }) {
  return (
    <>
      {legs.map((leg) => (
        <LegLine key={`${leg.origin.label} ${leg.departure}`} leg={leg} />
      ))}
      {pass !== null && <PassLine pass={pass} />}
    </>
  );
}

/** The current item, with the one it replaced folded below (OQ-70). */
function Item({
  item,
  replaced,
  hasStatus,
}: {
  item: TrainBookingItem;
  replaced: readonly TrainBookingItem[];
  hasStatus: boolean;
}) {
  const { t } = useTranslation('trains');
  return (
    <div>
      <ItemLines item={item} />
      {hasStatus && (
        <p>
          <ItemStatus status={item.bookingItemStatus} />
        </p>
      )}
      {replaced.length > 0 && (
        <Disclosure summary={t('bookings.before')}>
          {replaced.map((old) => (
            <div key={old.id}>
              <ItemLines item={old} />
              <p>
                <ItemStatus status={old.bookingItemStatus} />
              </p>
            </div>
          ))}
        </Disclosure>
      )}
    </div>
  );
}

const namesOf = (items: readonly TrainBookingItem[]) =>
  [
    ...new Set(
      items.flatMap(({ travelers }) =>
        travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ),
    ),
  ].join(', ');

/** Item statuses that the booking's status implies. */
const SAID_BY: Readonly<Partial<Record<TrainBooking['status'], readonly string[]>>> = {
  confirmed: ['CONFIRMED', 'AUTHORIZED', 'INVOICED'],
  canceled: ['CANCELED'],
};
const NEVER_MADE: readonly TrainBooking['status'][] = [
  'completing',
  'pending',
  'held',
  'refunded',
  'failed',
  'expired',
];

const isSaid = (status: TrainBooking['status'], items: readonly TrainBookingItem[]) =>
  NEVER_MADE.includes(status) ||
  items.every(({ bookingItemStatus }) => SAID_BY[status]?.includes(bookingItemStatus) ?? false);

export function TrainCard({ booking }: { booking: TrainBooking }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { reference, status, total, carrier_change: change } = booking;
  const news =
    change?.state === 'open' || change?.state === 'told'
      ? t(`bookings.carrier.${change.state}`)
      : null;
  const folded = foldExchanged(booking.items);
  const items = folded.map(({ item }) => item);
  const [first] = items;
  const [leg] = first?.legs ?? [];
  const title =
    leg === undefined
      ? first?.pass?.label
      : t('bookings.route', { origin: leg.origin.label, destination: leg.destination.label });
  const hasStatus = !isSaid(status, items);
  return (
    <BookingCard
      title={title ?? reference}
      status={status}
      statusText={t(`bookings.status.${status}`)}
      news={news}
      actions={<TrainCardActions booking={booking} />}
    >
      {folded.map(({ item, replaced }) => (
        <Item key={item.id} item={item} replaced={replaced} hasStatus={hasStatus} />
      ))}
      <p>{t('bookings.travellers', { names: namesOf(items) })}</p>
      <p>
        {status === 'canceled'
          ? t('bookings.kept', { price: formatMoney(parseMoney(total), language) })
          : formatMoney(parseMoney(total), language)}{' '}
        · {t('bookings.reference', { reference })}
      </p>
    </BookingCard>
  );
}

import type { FlightBooking } from '@wayfare/api-contract';
import { formatMoney, journeyTimes, momentAt, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DayShift } from '@wayfare/search';
import { ButtonLink } from '@wayfare/ui';
import { BookingCard } from '@wayfare/ui/booking';
import { paths } from '../../domain/paths';

type Slice = FlightBooking['slices'][number];

const nameOf = ({ name, code }: Slice['origin']) => `${name} (${code})`;

function SliceLine({
  slice: { origin, destination, departing_at, arriving_at, flights },
}: {
  slice: Slice;
}) {
  const { t } = useTranslation('flights');
  const { days, ...times } = journeyTimes(departing_at, arriving_at, useLanguage());
  return (
    <p>
      {t('bookings.journey', { ...times, origin: origin.code, destination: destination.code })}{' '}
      <DayShift days={days} t={t} /> · {flights.join(', ')}
    </p>
  );
}

/** Payment deadline of a held booking, by the departure airport's clock (OQ-53). */
function PayBefore({ until, origin }: { until: string; origin: Slice['origin'] }) {
  const { t } = useTranslation('flights');
  const moment = momentAt(until, origin.timeZone, useLanguage());
  return moment === null ? null : (
    <p>{t('bookings.payBefore', { ...moment, place: origin.name })}</p>
  );
}

function Actions({
  booking: { booking_id, status, canCancel, canChange },
}: {
  booking: FlightBooking;
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const manage = (view?: string) =>
    paths.cancelation(
      language,
      new URLSearchParams({ booking: booking_id, ...(view === undefined ? {} : { view }) }),
    );
  return (
    <>
      {status === 'held' && (
        <ButtonLink size="small" to={manage('pay')}>
          {t('bookings.payNow')}
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" size="small" to={manage()}>
        {t('bookings.manage')}
      </ButtonLink>
      {canChange === true && (
        <ButtonLink variant="secondary" size="small" to={manage('change')}>
          {t('bookings.change')}
        </ButtonLink>
      )}
      {canCancel ? (
        <ButtonLink variant="secondary" size="small" to={manage('cancel')}>
          {t('bookings.cancel')}
        </ButtonLink>
      ) : (
        status !== 'canceled' && <span>{t('bookings.notCancelable')}</span>
      )}
    </>
  );
}

export function FlightCard({ booking }: { booking: FlightBooking }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const {
    slices,
    airline,
    passengers,
    reference,
    status,
    total,
    hold,
    carrier_change: change,
  } = booking;
  const news =
    change?.state === 'open' || change?.state === 'told'
      ? t(`bookings.carrier.${change.state}`, { airline })
      : null;
  const [first] = slices;
  const title =
    first === undefined
      ? airline
      : t('bookings.route', {
          origin: nameOf(first.origin),
          destination: nameOf(first.destination),
        });
  return (
    <BookingCard
      title={title}
      status={status}
      statusText={t(`bookings.status.${status}`)}
      news={news}
      actions={<Actions booking={booking} />}
    >
      {slices.map((slice) => (
        <SliceLine key={`${slice.origin.code} ${slice.departing_at}`} slice={slice} />
      ))}
      <p>
        {airline} ·{' '}
        {t('bookings.travellers', {
          names: passengers.map(({ name, surname }) => `${name} ${surname}`).join(', '),
        })}
      </p>
      <p>
        {formatMoney(parseMoney(total), language)} · {t('bookings.reference', { reference })}
      </p>
      {status === 'held' && hold && first !== undefined && (
        <PayBefore until={hold.payment_required_by} origin={first.origin} />
      )}
    </BookingCard>
  );
}

import type { BookingFilter } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Slot, useSlots } from '@wayfare/remote-kit';
import { Button, Notice, VisuallyHidden, Waiting } from '@wayfare/ui';
import styles from './bookings.module.css';
import { countTrips } from './count-trips';
import { NoBookings } from './no-bookings';
import { hasSomething, isNothing, type Tally } from './tally';
import { TripList } from './trip-list';
import type { OwnTrips } from './use-trips';
import { useTally, type Teller } from './use-tally';

const LIST = 'bookings.list/v1';
/** Key of the trips beside the verticals with their own lists. */
const TRIPS = 'trips';

function Loading() {
  const { t } = useTranslation('account');
  return <Waiting text={t('common:loading')} height={160} />;
}

interface Apart {
  /** verticals whose bookings are in no trip */
  readonly slots: ReturnType<typeof useSlots>;
  readonly tally: Tally;
  readonly counting: readonly string[];
  readonly tellerOf: (vertical: string) => Teller;
}

/** Verticals with their own lists: none while trips load, all when they failed. */
export function useApart(own: OwnTrips): Apart {
  const all = useSlots(LIST);
  const { tally, tellerOf } = useTally();
  if (own.state === 'waiting') return { slots: [], tally, counting: [TRIPS], tellerOf };
  if (own.state === 'failed')
    return { slots: all, tally, counting: all.map(({ vertical }) => vertical), tellerOf };
  const { data } = own;
  const slots = all.filter(({ vertical }) => !data.verticals.includes(vertical));
  return {
    slots,
    tally: { ...tally, [TRIPS]: countTrips(data) },
    counting: [TRIPS, ...slots.map(({ vertical }) => vertical)],
    tellerOf,
  };
}

interface Props {
  own: OwnTrips;
  apart: Apart;
  filter: BookingFilter;
  /** visitors are not told of empty verticals */
  isVisitor?: boolean;
}

function Outcome({ own, hasNothing }: { own: OwnTrips; hasNothing: boolean }) {
  const { t } = useTranslation('account');
  const slots = useSlots(LIST);
  if (own.state === 'waiting') return <Loading />;
  if (hasNothing) return <NoBookings slots={slots} />;
  if (own.state === 'failed') return null;
  return (
    <VisuallyHidden>{t('trips.count', { count: countTrips(own.data).all ?? 0 })}</VisuallyHidden>
  );
}

export function OwnBookings({ own, apart, filter, isVisitor = false }: Props) {
  const { t } = useTranslation('account');
  const { slots, tally, counting, tellerOf } = apart;
  const hasNothing = !isVisitor && isNothing(tally, counting);
  return (
    <>
      <div role="status">
        <Outcome own={own} hasNothing={hasNothing} />
      </div>
      {own.state === 'failed' && !isVisitor && (
        <Notice tone="warning" title={t('trips.failed')}>
          <p>{t('trips.failedText')}</p>
          <Button variant="secondary" size="small" onClick={own.retry}>
            {t('common:retry')}
          </Button>
        </Notice>
      )}
      {own.state === 'known' && <TripList data={own.data} filter={filter} />}
      {slots.map(({ vertical, label }) => (
        // hidden, but mounted: it reappears once there is something
        <section
          key={vertical}
          className={styles.vertical}
          aria-labelledby={`bookings-${vertical}`}
          hidden={isVisitor ? !hasSomething(tally, vertical) : hasNothing}
        >
          <h2 id={`bookings-${vertical}`}>{label}</h2>
          <Slot id={LIST} vertical={vertical} fallback={<Loading />} {...tellerOf(vertical)} />
        </section>
      ))}
    </>
  );
}

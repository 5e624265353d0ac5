import type { Trip, Trips } from '@wayfare/api-contract';
import type { BookingFilter } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Disclosure, Notice } from '@wayfare/ui';
import { TripSection } from './trip-section';
import styles from './trips.module.css';

const FOLDED = ['expired', 'canceled'] as const;

/** Failed trips are listed with the cancelled ones, but not counted. */
const isIn = ({ bucket }: Trip, group: (typeof FOLDED)[number]) =>
  bucket === group || (group === 'canceled' && bucket === 'none');

function Sections({ trips }: { trips: readonly Trip[] }) {
  return trips.map((trip) => <TripSection key={trip.id} trip={trip} />);
}

function Folded({ trips, group }: { trips: readonly Trip[]; group: (typeof FOLDED)[number] }) {
  const { t } = useTranslation('account');
  const its = trips.filter((trip) => isIn(trip, group));
  if (its.length === 0) return null;
  return (
    <Disclosure summary={t(`trips.folded.${group}`, { count: its.length })}>
      <div className={styles.folded}>
        <Sections trips={its} />
      </div>
    </Disclosure>
  );
}

/** All: upcoming trips, the next first, and the others folded. */
export function TripList({
  data: { trips, failed },
  filter,
}: {
  data: Trips;
  filter: BookingFilter;
}) {
  const { t } = useTranslation('account');
  const shown = trips.filter(({ bucket }) => bucket === (filter === 'all' ? 'incoming' : filter));
  return (
    <>
      {failed.map(({ booking_id: id, message, details }) => (
        <Notice key={id} tone="error" title={t('trips.oneFailed', { id })}>
          <p>{message}</p>
          {details !== '' && <p>{details}</p>}
        </Notice>
      ))}
      <Sections trips={shown} />
      {shown.length === 0 && trips.length > 0 && <p>{t(`trips.none.${filter}`)}</p>}
      {filter === 'all' &&
        FOLDED.map((group) => <Folded key={group} trips={trips} group={group} />)}
    </>
  );
}

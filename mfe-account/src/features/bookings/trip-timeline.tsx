import type { Trip } from '@wayfare/api-contract';
import { formatDate, isIsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { TripEntryCard } from './trip-entry';
import { daysOf, type TripRow } from './trip-days';
import styles from './trips.module.css';

interface TimelineProps {
  trip: Trip;
  isWhole?: boolean;
}

function Row({ row: { entry, isEnd }, trip, isWhole = false }: TimelineProps & { row: TripRow }) {
  const { t } = useTranslation('account');
  const booking = trip.bookings.find(({ booking_id: id }) => id === entry.booking_id);
  if (booking === undefined) return null;
  if (!isEnd) return <TripEntryCard entry={entry} booking={booking} isWhole={isWhole} />;
  return (
    <p className={styles.leave}>
      {t('trips.checkOut', { place: entry.title, time: entry.end.local.slice(11, 16) })}
    </p>
  );
}

export function TripTimeline({ trip, isWhole = false }: TimelineProps) {
  const language = useLanguage();
  return (
    <ol className={styles.days}>
      {daysOf(trip).map(({ day, rows }) => (
        <li key={day} className={styles.day}>
          <h3>{isIsoDate(day) ? formatDate(day, language, 'full') : day}</h3>
          {rows.map((row) => (
            <Row
              key={`${row.entry.id} ${String(row.isEnd)}`}
              row={row}
              trip={trip}
              isWhole={isWhole}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

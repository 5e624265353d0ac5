import type { Trip } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Badge, buttonClass, ButtonLink, CalendarIcon } from '@wayfare/ui';
import { useId, useState } from 'react';
import { paths } from '../../domain/paths';
import { TripTimeline } from './trip-timeline';
import { countdownOf, formatDays } from './trip-times';
import styles from './trips.module.css';

/** `Barcelona`, `Paris, Lyon and Nice`. */
export function usePlaces(): (trip: Pick<Trip, 'places'>) => string {
  const { t } = useTranslation('account');
  return ({ places }) =>
    places.length < 2
      ? places.join('')
      : t('trips.and', { first: places.slice(0, -1).join(', '), last: places.at(-1) });
}

/** Empty once it is over, and for trips that do not take place. */
export function TripCountdown({ trip }: { trip: Trip }) {
  const { t } = useTranslation('account');
  const [now] = useState(() => Date.now());
  const countdown = trip.bucket === 'incoming' ? countdownOf(trip, now) : null;
  if (countdown === null) return null;
  return <Badge tone="accent">{t(`trips.${countdown.key}`, { count: countdown.count })}</Badge>;
}

export function TripSection({ trip }: { trip: Trip }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const id = useId();
  const places = usePlaces()(trip);
  const days = formatDays(trip.from.day, trip.until.day, language);
  return (
    <section aria-labelledby={id} className={styles.trip}>
      <div className={styles.head}>
        <h2 id={id}>{t('trips.title', { places, days })}</h2>
        <TripCountdown trip={trip} />
      </div>
      <TripTimeline trip={trip} />
      {trip.bucket === 'incoming' && (
        <div className={styles.foot}>
          <ButtonLink
            variant="quiet"
            size="small"
            to={paths.trip(language, new URLSearchParams({ trip: trip.id }))}
          >
            {t('trips.open')}
          </ButtonLink>
          {trip.calendar !== null && (
            <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={trip.calendar}>
              <CalendarIcon size={20} />
              {t('trips.calendar')}
            </a>
          )}
        </div>
      )}
    </section>
  );
}

import type { Trip } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import {
  Button,
  buttonClass,
  CalendarIcon,
  Inline,
  Notice,
  PrinterIcon,
  Stack,
  TextLink,
  Waiting,
} from '@wayfare/ui';
import { usePresence } from '@wayfare/session';
import { paths } from '../../domain/paths';
import { ShareTrip } from './share-trip';
import styles from './trip-page.module.css';
import { TripCountdown, usePlaces } from './trip-section';
import { TripTimeline } from './trip-timeline';
import { formatDays } from './trip-times';
import tripStyles from './trips.module.css';
import { useTrips } from './use-trips';

/** The trip with this entry: an entry stays in its trip when others join it. */
const tripOf = (trips: readonly Trip[], id: string) =>
  trips.find(({ entries }) => entries.some((entry) => entry.id === id)) ?? null;

function WholeTrip({ trip }: { trip: Trip }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <>
      <Inline gap={3}>
        <h2 className={styles.days}>{formatDays(trip.from.day, trip.until.day, language)}</h2>
        <TripCountdown trip={trip} />
      </Inline>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          icon={<PrinterIcon size={20} />}
          onClick={() => window.print()}
        >
          {t('trips.print')}
        </Button>
        {trip.calendar !== null && (
          <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={trip.calendar}>
            <CalendarIcon size={20} />
            {t('trips.calendar')}
          </a>
        )}
        <ShareTrip trip={trip} />
      </div>
      <div className={tripStyles.trip}>
        <TripTimeline trip={trip} isWhole />
      </div>
    </>
  );
}

function OwnTrip({ id }: { id: string }) {
  const { t } = useTranslation('account');
  const own = useTrips();
  const places = usePlaces();
  const trip = own.state === 'known' ? tripOf(own.data.trips, id) : null;
  return (
    <>
      <h1>{trip === null ? t('trip.title') : places(trip)}</h1>
      <div role="status">
        {own.state === 'waiting' && <Waiting text={t('common:loading')} height={240} />}
      </div>
      {own.state === 'failed' && (
        <Notice tone="error" title={t('trips.failed')}>
          <Button variant="secondary" onClick={own.retry}>
            {t('common:retry')}
          </Button>
        </Notice>
      )}
      {own.state === 'known' && trip === null && (
        <Notice tone="info" title={t('trip.unknown')}>
          {t('trip.unknownText')}
        </Notice>
      )}
      {trip !== null && <WholeTrip trip={trip} />}
    </>
  );
}

/** Everything of the trip, for print too. */
export function TripView({ id }: { id: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const presence = usePresence();
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <p className={styles.back}>
          <TextLink to={paths.bookings(language)}>{t('menu.bookings')}</TextLink>
        </p>
        {presence === 'unknown' ? (
          <>
            <h1>{t('trip.title')}</h1>
            <Waiting text={t('common:loading')} height={240} />
            <noscript>
              <Notice tone="warning" title={t('area.needsScript')} />
            </noscript>
          </>
        ) : (
          <OwnTrip id={id} />
        )}
      </Stack>
    </div>
  );
}

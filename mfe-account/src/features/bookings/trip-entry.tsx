import type { BookingStatus, TripBooking, TripEntry } from '@wayfare/api-contract';
import { isIsoDate, journeyTimes, momentAt, nightsBetween } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Badge, BedIcon, Picture, PlaneIcon, TicketIcon, TrainIcon } from '@wayfare/ui';
import { useId } from 'react';
import { TripActions } from './trip-actions';
import { formatDays } from './trip-times';
import styles from './trips.module.css';

interface EntryProps {
  entry: TripEntry;
  booking: TripBooking;
  /** with all details, on a trip's own page */
  isWhole?: boolean;
}

const ICONS = { plane: PlaneIcon, train: TrainIcon, bed: BedIcon, ticket: TicketIcon };

const TONES: Readonly<Record<BookingStatus, 'neutral' | 'success' | 'warning' | 'brand'>> = {
  completing: 'brand',
  confirmed: 'success',
  pending: 'brand',
  held: 'warning',
  refunded: 'neutral',
  failed: 'warning',
  canceled: 'neutral',
  expired: 'neutral',
};

const dayOf = (local: string) => local.slice(0, 10);
const timeOf = (local: string) => local.slice(11, 16);

function EntryPicture({ entry: { picture, icon } }: { entry: TripEntry }) {
  const Icon = ICONS[icon];
  return (
    <div className={styles.media}>
      {picture === null ? (
        <span className={styles.icon} aria-hidden="true">
          <Icon size={32} />
        </span>
      ) : (
        // decorative beside the house's name
        <Picture src={picture.src} alt="" sizes="7rem" />
      )}
    </div>
  );
}

function Times({ entry: { form, start, end } }: { entry: TripEntry }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  if (form === 'ride') {
    const { departure, arrival, days } = journeyTimes(start.local, end.local, language);
    return (
      <p className={styles.times}>
        {departure} – {arrival}{' '}
        {days !== 0 && (
          <Badge>
            {t('trips.dayShift', {
              count: Math.abs(days),
              shift: days > 0 ? `+${days}` : `−${-days}`,
            })}
          </Badge>
        )}
      </p>
    );
  }
  const [from, until] = [dayOf(start.local), dayOf(end.local)];
  if (!isIsoDate(from) || !isIsoDate(until)) return null;
  return (
    <p className={styles.times}>
      {form === 'stay'
        ? t('trips.checkIn', {
            time: timeOf(start.local),
            nights: t('trips.nights', { count: nightsBetween(from, until) }),
          })
        : t('trips.valid', { days: formatDays(from, until, language) })}
    </p>
  );
}

function References({ booking: { reference, references } }: { booking: TripBooking }) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.references}>
      <li>
        {t('trips.reference')} <strong>{reference}</strong>
      </li>
      {references.map(({ issuer, value }) => (
        <li key={`${issuer} ${value}`}>
          {issuer} <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}

function News({ booking: { news, payBefore, status } }: { booking: TripBooking }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const moment = payBefore === null ? null : momentAt(payBefore.at, payBefore.timeZone, language);
  return (
    <p className={styles.news}>
      <Badge tone={TONES[status]}>{t(`trips.status.${status}`)}</Badge>
      {news !== null && <Badge tone="warning">{t(`trips.news.${news}`)}</Badge>}
      {moment !== null && <span>{t('trips.payBefore', { ...moment })}</span>}
    </p>
  );
}

export function useEntryTitle(): (entry: TripEntry) => string {
  const { t } = useTranslation('account');
  return ({ form, title, start, end }) =>
    form === 'ride' ? t('trips.route', { origin: start.place, destination: end.place }) : title;
}

export function TripEntryCard({ entry, booking, isWhole = false }: EntryProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const title = useEntryTitle()(entry);
  const more = [...(entry.form === 'ride' ? [entry.title] : []), ...entry.facts];
  return (
    <article aria-labelledby={id} className={styles.entry}>
      <EntryPicture entry={entry} />
      <div className={styles.text}>
        <h4 id={id}>{title}</h4>
        <Times entry={entry} />
        {more.length > 0 && <p className={styles.small}>{more.join(' · ')}</p>}
        {isWhole && booking.travellers.length > 0 && (
          <p className={styles.small}>
            {t('trips.travellers', { names: booking.travellers.join(', ') })}
          </p>
        )}
        <References booking={booking} />
        <News booking={booking} />
      </div>
      <TripActions booking={booking} title={title} />
    </article>
  );
}

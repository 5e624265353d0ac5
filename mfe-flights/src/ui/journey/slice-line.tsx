import type { FlightDictionary, FlightSlice } from '@wayfare/api-contract';
import { durationMinutes, formatMinutes, journeyTimes } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DayShift } from '@wayfare/search';
import {
  carrierName,
  endsOfSlice,
  flightNumber,
  placeName,
} from '../../domain/itinerary/segment-names';
import styles from './slice.module.css';

export function SliceLine({
  slice,
  dictionary,
}: {
  slice: FlightSlice;
  dictionary: FlightDictionary;
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { departing, arriving } = endsOfSlice(slice);
  const { date, departure, arrival, days } = journeyTimes(departing, arriving, language);
  const minutes = durationMinutes(slice.duration);
  const stops = slice.segments
    .slice(1)
    .map(({ origin }) => dictionary.locations[origin]?.nameCity || origin);
  const changes =
    stops.length === 0
      ? t('slice.direct')
      : t('slice.changes', { count: stops.length, places: stops.join(', ') });
  const operators = [
    ...new Set(
      slice.segments
        .filter((segment) => segment.operating_carrier !== segment.marketing_carrier)
        .map((segment) => carrierName(dictionary, segment.operating_carrier)),
    ),
  ];
  const facts = [
    slice.segments.map(flightNumber).join(', '),
    ...(minutes === null ? [] : [formatMinutes(minutes, language)]),
    changes,
    ...(operators.length === 0 ? [] : [t('slice.operatedBy', { carriers: operators.join(', ') })]),
  ];
  return (
    <div className={styles.slice}>
      <p>
        <strong>
          {t('slice.route', {
            origin: placeName(dictionary, slice.origin),
            destination: placeName(dictionary, slice.destination),
          })}
        </strong>
      </p>
      <p>
        {date}, {departure} – {arrival} <DayShift days={days} t={t} />
      </p>
      <p className={styles.small}>{facts.join(' · ')}</p>
    </div>
  );
}

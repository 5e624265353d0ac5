import type { FlightDictionary, FlightSlice } from '@wayfare/api-contract';
import { durationMinutes, formatMinutes, journeyTimes, minutesBetween } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DayShift } from '@wayfare/search';
import { stopsOf } from '../../domain/itinerary/itineraries';
import { carrierName, endsOfSlice, placeName } from '../../domain/itinerary/segment-names';
import styles from './journey-card.module.css';

interface Props {
  slice: FlightSlice;
  dictionary: FlightDictionary;
}

function useStops({ segments }: FlightSlice, dictionary: FlightDictionary): string[] {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  return segments.flatMap((segment, index) => {
    const previous = segments[index - 1];
    const between =
      previous === undefined ? null : minutesBetween(previous.arriving_at, segment.departing_at);
    const change =
      previous === undefined
        ? []
        : [
            [
              placeName(dictionary, segment.origin),
              ...(between === null ? [] : [formatMinutes(between, language)]),
            ].join(', '),
          ];
    return [
      ...change,
      ...segment.stops.map(({ airport }) =>
        t('journey.technical', { place: placeName(dictionary, airport) }),
      ),
    ];
  });
}

function useOperators({ segments }: FlightSlice, dictionary: FlightDictionary): string | null {
  const { t } = useTranslation('flights');
  const operators = [
    ...new Set(
      segments
        .filter(
          ({ operating_carrier: operating, marketing_carrier: marketing }) =>
            operating !== marketing,
        )
        .map(({ operating_carrier: code }) => carrierName(dictionary, code)),
    ),
  ];
  return operators.length === 0 ? null : t('slice.operatedBy', { carriers: operators.join(', ') });
}

export function JourneyLine({ slice, dictionary }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { departing, arriving } = endsOfSlice(slice);
  const { departure, arrival, days } = journeyTimes(departing, arriving, language);
  const minutes = durationMinutes(slice.duration);
  const stops = useStops(slice, dictionary);
  const operators = useOperators(slice, dictionary);
  const count = stopsOf(slice);
  return (
    <li className={styles.journey}>
      <p className={styles.end}>
        <span className={styles.time}>{departure}</span>{' '}
        <span>{placeName(dictionary, slice.origin)}</span>
      </p>
      <p className={styles.way}>
        {minutes !== null && <span>{formatMinutes(minutes, language)}</span>}{' '}
        <span className={styles.stops}>
          {count === 0
            ? t('slice.direct')
            : t('journey.stops', { count, places: stops.join('; ') })}
        </span>
      </p>
      <p className={styles.end}>
        <span className={styles.time}>
          {arrival} <DayShift days={days} t={t} />
        </span>{' '}
        <span>{placeName(dictionary, slice.destination)}</span>
      </p>
      {operators !== null && <p className={styles.operators}>{operators}</p>}
    </li>
  );
}

import type { FlightDictionary, FlightSegment, FlightSlice } from '@wayfare/api-contract';
import { durationMinutes, formatMinutes, journeyTimes, localMoment } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DayShift } from '@wayfare/search';
import {
  airportName,
  carrierName,
  flightNumber,
  placeName,
} from '../../domain/itinerary/segment-names';
import { transferNotes } from '../../domain/itinerary/transfer-notes';
import styles from './slice.module.css';

interface Props {
  slice: FlightSlice;
  dictionary: FlightDictionary;
}

function SegmentLines({
  segment,
  dictionary,
}: {
  segment: FlightSegment;
  dictionary: FlightDictionary;
}) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { departure, arrival, days } = journeyTimes(
    segment.departing_at,
    segment.arriving_at,
    language,
  );
  const minutes = durationMinutes(segment.duration);
  const at = (code: string, terminal: string | null) =>
    `${airportName(dictionary, code)}${terminal === null ? '' : `, ${t('slice.terminal', { terminal })}`}`;
  const operator =
    segment.operating_carrier === segment.marketing_carrier
      ? []
      : [t('slice.operatedBy', { carriers: carrierName(dictionary, segment.operating_carrier) })];
  const cabins = [
    ...new Set(segment.passengers.map(({ cabin_class: cabin }) => t(`cabin.${cabin}`))),
  ];
  const facts = [
    flightNumber(segment),
    carrierName(dictionary, segment.marketing_carrier),
    ...operator,
    ...(minutes === null ? [] : [formatMinutes(minutes, language)]),
    ...(segment.aircraft === '' ? [] : [segment.aircraft]),
    ...cabins,
  ];
  return (
    <>
      <p>
        <strong>{departure}</strong> {at(segment.origin, segment.origin_terminal)}
      </p>
      <p>
        <strong>{arrival}</strong> <DayShift days={days} t={t} />{' '}
        {at(segment.destination, segment.destination_terminal)}
      </p>
      <p className={styles.small}>{facts.join(' · ')}</p>
      {segment.stops.map(({ airport }) => (
        <p key={airport} className={styles.small}>
          {t('slice.stop', { place: placeName(dictionary, airport) })}
        </p>
      ))}
    </>
  );
}

export function SliceDetails({ slice, dictionary }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { segments } = slice;
  return (
    <div className={styles.slice}>
      <h3>
        {t('slice.route', {
          origin: placeName(dictionary, slice.origin),
          destination: placeName(dictionary, slice.destination),
        })}
      </h3>
      <p>{localMoment(segments[0]?.departing_at ?? '', language)?.date}</p>
      <ol role="list" className={styles.segments}>
        {segments.map((segment, index) => {
          const before = segments[index - 1];
          return (
            <li key={segment.id}>
              {before !== undefined && (
                <p className={styles.small}>
                  {transferNotes(before, segment, { t, language, dictionary }).join(' · ')}
                </p>
              )}
              <SegmentLines segment={segment} dictionary={dictionary} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

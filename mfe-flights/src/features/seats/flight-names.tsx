import type { FlightDictionary, FlightSegment } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { memo } from 'react';
import { flightNumber } from '../../domain/itinerary/segment-names';
import styles from './seats.module.css';

interface Named {
  segment: FlightSegment;
  dictionary: FlightDictionary;
}

function useRoute({ segment: { origin, destination }, dictionary: { locations } }: Named): string {
  const { t } = useTranslation('flights');
  const cityOf = (code: string) => locations[code]?.nameCity ?? code;
  return t('slice.route', { origin: cityOf(origin), destination: cityOf(destination) });
}

interface TabProps extends Named {
  chosen: number;
  count: number;
}

export const FlightTab = memo(function FlightTab({ chosen, count, ...named }: TabProps) {
  const { t } = useTranslation('flights');
  return (
    <span className={styles.tab}>
      <span>{useRoute(named)}</span>
      <span className={styles.tabCount}>{t('seats.countOn', { chosen, count })}</span>
    </span>
  );
});

interface HeadingProps extends Named {
  number: number;
  count: number;
}

export const FlightHeading = memo(function FlightHeading({
  number,
  count,
  ...named
}: HeadingProps) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { segment } = named;
  const [day = '', time = ''] = segment.departing_at.split('T');
  const facts = [
    flightNumber(segment),
    `${formatDate(day, language, 'long')}, ${time.slice(0, 5)}`,
    segment.aircraft,
  ];
  return (
    <header className={styles.flight}>
      <h2>
        <span className={styles.place}>{t('seats.flightOf', { number, count })}</span>{' '}
        {useRoute(named)}
      </h2>
      <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
    </header>
  );
});

import type { LegSolution, TrainSegment } from '@wayfare/api-contract';
import { durationMinutes, formatMinutes, localMoment } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { trainName } from '../../domain/items/train-name';
import styles from './train.module.css';

type Transfer = LegSolution['transfers'][number];

function Ride({ segment }: { segment: TrainSegment }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { origin, destination, departure, arrival, duration, kind, checkInMinutes } = segment;
  const [leaves, comes] = [localMoment(departure, language), localMoment(arrival, language)];
  const minutes = durationMinutes(duration);
  return (
    <li>
      <p>
        <strong>{leaves?.time}</strong> {origin.label}{' '}
        <span className={styles.small}>{leaves?.date}</span>
      </p>
      <p className={styles.small}>
        {[
          trainName(segment),
          t(`train.kind.${kind}`),
          ...(minutes === null ? [] : [formatMinutes(minutes, language)]),
        ].join(' · ')}
      </p>
      {checkInMinutes > 0 && (
        <p className={styles.small}>{t('train.checkIn', { count: checkInMinutes })}</p>
      )}
      <p>
        <strong>{comes?.time}</strong> {destination.label}{' '}
        <span className={styles.small}>{comes?.date}</span>
      </p>
    </li>
  );
}

function Change({ transfer: { from, to, minutes, kind } }: { transfer: Transfer }) {
  const { t } = useTranslation('trains');
  const time = formatMinutes(minutes, useLanguage());
  return (
    <li className={styles.change}>
      {kind === 'across-town'
        ? t('train.crossTown', { from: from.label, to: to.label, time })
        : t('train.change', { place: from.label, time })}
    </li>
  );
}

export function TrainStops({ solution: { segments, transfers } }: { solution: LegSolution }) {
  const { t } = useTranslation('trains');
  return (
    <ol className={styles.stops} aria-label={t('train.stops')}>
      {segments.flatMap((segment, index) => {
        const transfer = transfers[index];
        return [
          <Ride key={segment.id} segment={segment} />,
          ...(transfer === undefined
            ? []
            : [<Change key={`${segment.id} change`} transfer={transfer} />]),
        ];
      })}
    </ol>
  );
}

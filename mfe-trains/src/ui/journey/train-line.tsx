import type { LegSolution } from '@wayfare/api-contract';
import { durationMinutes, formatMinutes, journeyTimes, type Language } from '@wayfare/domain';
import { useTranslation, type Translate } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DayShift } from '@wayfare/search';
import { trainName } from '../../domain/items/train-name';
import styles from './train-line.module.css';

/** "1 change: Bruxelles-Midi, 40 min"; both stations when changing across a town. */
function changesText({ transfers }: LegSolution, t: Translate, language: Language): string {
  const changes = transfers.map(({ from, to, minutes, kind }) => {
    const time = formatMinutes(minutes, language);
    return kind === 'across-town'
      ? t('train.acrossTown', { from: from.label, to: to.label, time })
      : t('train.changeAt', { place: from.label, time });
  });
  return changes.length === 0
    ? t('train.direct')
    : t('train.changes', { count: changes.length, places: changes.join('; ') });
}

export const trainsText = ({ segments }: LegSolution): string =>
  [...new Set(segments.map(trainName))].join(', ');

/** Both ends are by their own clocks. */
export function TrainLine({ solution }: { solution: LegSolution }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { segments } = solution;
  const { departure, arrival, days } = journeyTimes(solution.departure, solution.arrival, language);
  const minutes = durationMinutes(solution.duration);
  return (
    <div className={styles.line}>
      <p className={styles.end}>
        <span className={styles.time}>{departure}</span> <span>{segments[0]?.origin.label}</span>
      </p>
      <p className={styles.way}>
        {minutes !== null && <span>{formatMinutes(minutes, language)}</span>}{' '}
        <span>{changesText(solution, t, language)}</span>
      </p>
      <p className={styles.end}>
        <span className={styles.time}>
          {arrival} <DayShift days={days} t={t} />
        </span>{' '}
        <span>{segments.at(-1)?.destination.label}</span>
      </p>
      <p className={styles.carriers}>{trainsText(solution)}</p>
    </div>
  );
}

import type { HotelDetail, HotelReviews } from '@wayfare/api-contract';
import { REVIEW_BANDS } from '@wayfare/api-contract';
import { formatOneDecimal } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ScoreBar } from './score-bar';
import styles from './reviews.module.css';

interface Props {
  rating: HotelDetail['rating'];
  summary: HotelReviews['summary'];
}

export function ReviewSummary({ rating, summary: { count, scores, subjects } }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const text = (score: number) => formatOneDecimal(score, language);
  return (
    <div className={styles.summary}>
      <div>
        {rating !== null && (
          <p className={styles.score}>
            <strong>{text(rating.score)}</strong>
            <span>
              {t('card.rating', { score: text(rating.score) })} ·{' '}
              {t('card.reviews', { count: rating.count })}
            </span>
          </p>
        )}
        <h3>{t('reviews.scores', { count })}</h3>
        <ul className={styles.bars}>
          {REVIEW_BANDS.map((band) => (
            <li key={band}>
              <span>{t(`reviews.band.${band}`)}</span>
              <ScoreBar share={count === 0 ? 0 : (scores[band] ?? 0) / count} />
              <span>{scores[band] ?? 0}</span>
            </li>
          ))}
        </ul>
      </div>
      {subjects.length > 0 && (
        <div>
          <h3>{t('reviews.bySubject')}</h3>
          <ul className={styles.bars}>
            {subjects.map(({ subject, score }) => (
              <li key={subject}>
                <span>{t(`reviews.subject.${subject}`)}</span>
                <ScoreBar share={score / 10} />
                <span>{text(score)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

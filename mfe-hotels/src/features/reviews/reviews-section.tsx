import type { HotelDetail, HotelReviews } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Later } from '@wayfare/remote-kit';
import { Button, Notice, Skeleton } from '@wayfare/ui';
import type { LaterReviews } from '../../api/reviews.api';
import { ReviewFilters } from './review-filters';
import { ReviewItem } from './review-item';
import { ReviewSummary } from './review-summary';
import { useReviews } from './use-reviews';
import styles from './reviews.module.css';

type Hotel = Pick<HotelDetail, 'hotel_id' | 'rating' | 'demo'>;

function Reviews({ hotel, first }: { hotel: Hotel; first: HotelReviews }) {
  const { t } = useTranslation('hotels');
  const { filter, latest, reviews, firstNew, isBusy, failure, narrow, more } = useReviews(
    hotel.hotel_id,
    first,
  );
  const isMore = reviews.length < latest.total;
  if (first.summary.count === 0)
    return <p>{hotel.rating === null ? t('reviews.none') : t('reviews.noTexts')}</p>;

  return (
    <>
      {hotel.demo && <p className={styles.small}>{t('reviews.demo')}</p>}
      <ReviewSummary rating={hotel.rating} summary={first.summary} />
      <ReviewFilters
        filter={filter}
        summary={latest.summary}
        onNarrow={(asked) => void narrow(asked)}
      />
      <p role="status" className={styles.small}>
        {t('reviews.shown', { shown: reviews.length, count: latest.total })}
      </p>
      <ul className={styles.list} aria-busy={isBusy}>
        {reviews.map((review, index) => (
          <ReviewItem key={index} review={review} hasFocus={index === firstNew} />
        ))}
      </ul>
      {failure !== null && (
        <div role="alert">
          <Notice tone="warning">{t('reviews.failedMore')}</Notice>
        </div>
      )}
      {isMore && (
        <p>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void more()}>
            {t('reviews.more')}
          </Button>
        </p>
      )}
    </>
  );
}

/** Reviews that fail leave the rest of the page as it is. */
export function ReviewsSection({ hotel, reviews }: { hotel: Hotel; reviews: LaterReviews }) {
  const { t } = useTranslation('hotels');
  return (
    <section aria-labelledby="reviews" className={styles.section}>
      <h2 id="reviews">{t('reviews.title')}</h2>
      <Later value={reviews} fallback={<Skeleton height="20rem" />}>
        {(first) =>
          first === null ? (
            <p>{t('reviews.failed')}</p>
          ) : (
            <Reviews key={hotel.hotel_id} hotel={hotel} first={first} />
          )
        }
      </Later>
    </section>
  );
}

import type { HotelReview } from '@wayfare/api-contract';
import { formatDate, formatOneDecimal } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { takeFocus } from '@wayfare/ui';
import { languageName } from './language-name';
import styles from './reviews.module.css';

export function ReviewItem({ review, hasFocus }: { review: HotelReview; hasFocus: boolean }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { score, text, name, date, traveller, room, language: written } = review;
  const facts = [
    ...(traveller === null ? [] : [t(`reviews.traveller.${traveller}`)]),
    ...(room === null ? [] : [room]),
    formatDate(date, language, 'medium'),
  ];
  return (
    <li ref={hasFocus ? takeFocus : undefined} className={styles.review} tabIndex={-1}>
      <p className={styles.who}>
        <strong className={styles.given}>{formatOneDecimal(score, language)}</strong>
        <span>
          <b>{name === '' ? t('reviews.nameless') : name}</b>
          <span className={styles.small}>{facts.join(' · ')}</span>
        </span>
      </p>
      {/* an unknown language must not pass as the page's */}
      <blockquote lang={written ?? ''}>{text}</blockquote>
      {written !== null && written !== language && (
        <p className={styles.small}>
          {t('reviews.writtenIn', { language: languageName(written, language) })}
        </p>
      )}
    </li>
  );
}

import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { ArticleTeaser } from '../../domain/article-teaser';
import styles from './article-grid.module.css';

export function ArticleFacts({
  article,
}: {
  article: Pick<ArticleTeaser, 'topic' | 'publishedAt' | 'readingMinutes'>;
}) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const day = article.publishedAt.slice(0, 10);
  return (
    <p className={styles.facts}>
      <span className={styles.topic}>{t(`topics.${article.topic}`)}</span>
      <time dateTime={day}>{formatDate(day, language)}</time>
      <span>{t('reading.minutes', { count: article.readingMinutes })}</span>
    </p>
  );
}

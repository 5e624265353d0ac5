import type { Article } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Picture } from '@wayfare/ui';
import { listHeadings } from '../../domain/headings';
import { ArticleFacts } from '../../ui/articles/article-facts';
import { RichText } from '../../ui/rich-text/rich-text';
import { TableOfContents } from '../../ui/rich-text/table-of-contents';
import styles from './article.module.css';

const LONG = 4;

function Updated({ article }: { article: Article }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const [published, updated] = [article.publishedAt.slice(0, 10), article.updatedAt.slice(0, 10)];
  if (updated <= published) return null;
  return (
    <p className={styles.updated}>
      {t('reading.updated', { date: formatDate(updated, language) })}
    </p>
  );
}

/** Published or draft. `lang` where it differs from the page's. */
export function ArticleView({ article, lang }: { article: Article; lang?: string | undefined }) {
  const html = article.body ?? '';
  const isLong = listHeadings(html).length >= LONG;
  return (
    <article className={styles.article} lang={lang}>
      <header className={styles.head}>
        <h1>{article.title}</h1>
        <p className={styles.teaser}>{article.teaser}</p>
        <ArticleFacts article={article} />
      </header>
      <Picture
        className={styles.cover}
        src={article.cover.src}
        alt={article.cover.alt}
        sizes="(min-width: 75rem) 73rem, 96vw"
        urgency="first"
      />
      <div className={isLong ? styles.withContents : undefined}>
        {isLong && (
          <div className={styles.contents}>
            <TableOfContents html={html} atLeast={LONG} />
          </div>
        )}
        <div className={styles.body}>
          <RichText html={html} />
          <Updated article={article} />
        </div>
      </div>
    </article>
  );
}

import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { TextLink } from '@wayfare/ui';
import type { ArticleTeaser } from '../../domain/article-teaser';
import { paths } from '../../domain/paths';
import { ArticleGrid } from '../../ui/articles/article-grid';
import { BlockFailure } from '../../ui/block-failure';
import styles from './vacation.module.css';

/** `articles` is null on failure. Empty while the articles' flag is off. */
export function CountryArticles({ articles }: { articles: readonly ArticleTeaser[] | null }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { flags } = usePlatform();
  if (flags.articles !== true || articles?.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="articles-title">
      <h2 id="articles-title">{t('vacation.articles')}</h2>
      {articles === null ? (
        <BlockFailure title={t('vacation.articlesFailed')} />
      ) : (
        <ArticleGrid articles={articles} level={3} />
      )}
      <p>
        <TextLink to={paths.articles(language)}>{t('vacation.allArticles')}</TextLink>
      </p>
    </section>
  );
}

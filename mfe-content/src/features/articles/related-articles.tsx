import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Stack, TextLink } from '@wayfare/ui';
import { paths } from '../../paths';
import { BlockFailure } from '../page-failure/block-failure';
import { WaitingCards } from '../waiting-cards/waiting-cards';
import { ArticleGrid } from './article-grid';
import type { ArticleTeaser } from './article-teaser';
import styles from './articles.module.css';

/** `articles` is null when they could not be had. */
export function RelatedArticles({ articles }: { articles: readonly ArticleTeaser[] | null }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <Stack as="section" gap={4} aria-labelledby="related-title">
      <h2 id="related-title">{t('article.related')}</h2>
      {articles === null && <BlockFailure title={t('article.relatedFailed')} />}
      {articles !== null && articles.length > 0 && <ArticleGrid articles={articles} level={3} />}
      <p>
        <TextLink to={paths.articles(language)}>{t('article.allArticles')}</TextLink>
      </p>
    </Stack>
  );
}

/** Keeps the place of their cards. */
export const ArticlesLoading = ({ count }: { count: number }) => (
  <WaitingCards count={count} grid={styles.grid} />
);

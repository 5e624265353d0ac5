import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Stack, TextLink } from '@wayfare/ui';
import type { ArticleTeaser } from '../../domain/article-teaser';
import { paths } from '../../domain/paths';
import { ArticleGrid } from '../../ui/articles/article-grid';
import { BlockFailure } from '../../ui/block-failure';

/** `articles` is null on failure. */
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

import { useTranslation } from '@wayfare/i18n';
import { Later, useLanguage, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { Breadcrumbs, Stack } from '@wayfare/ui';
import { articleCrumbs, articleMeta } from '../features/articles/article-meta';
import { ArticleView } from '../features/articles/article-view';
import { ArticlesErrorBoundary } from '../features/articles/articles-error-boundary';
import { loadArticle } from '../features/articles/load-article';
import { RelatedArticles } from '../features/articles/related-articles';
import { ArticlesLoading } from '../ui/articles/article-grid';

export const startsWhenUsed = true;

export function loader(context: LoaderContext) {
  return loadArticle(context);
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

export function meta({ data, ...context }: MetaContext<Data>): PageMeta {
  return articleMeta(data.article, context);
}

export function Component() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { article, related } = usePageData<typeof loader>();
  const way = articleCrumbs(article, { language, t }).slice(0, -1);
  return (
    <Stack gap={8}>
      <Breadcrumbs label={t('reading.breadcrumbs')} crumbs={[...way, { label: article.title }]} />
      <ArticleView article={article} />
      <Later value={related} fallback={<ArticlesLoading count={3} />}>
        {(shown) => <RelatedArticles articles={shown} />}
      </Later>
    </Stack>
  );
}

export const ErrorBoundary = ArticlesErrorBoundary;

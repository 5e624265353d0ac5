import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { listArticles } from '../api/content.api';
import { keptAsWritten } from '../api/kept-for';
import { toTeaser } from '../domain/article-teaser';
import { ArticlesErrorBoundary } from '../features/articles/articles-error-boundary';
import { ArticlesView } from '../features/articles/articles-view';
import { readTopic } from '../features/articles/topics';

export const startsWhenUsed = true;

export async function loader(context: LoaderContext) {
  context.cache?.(keptAsWritten('articles'));
  const articles = await listArticles(context);
  return { articles: articles.map(toTeaser), topic: readTopic(context.url.searchParams) };
}

export function meta({
  data: { topic },
  t,
}: MetaContext<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const about = topic === null ? '' : t(`topics.${topic}`);
  return {
    title:
      topic === null ? t('articles.metaTitle') : t('articles.metaTitleTopic', { topic: about }),
    description: t('articles.metaDescription'),
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const { articles, topic } = usePageData<typeof loader>();
  return <ArticlesView title={t('articles.title')} articles={articles} topic={topic} />;
}

export const ErrorBoundary = ArticlesErrorBoundary;

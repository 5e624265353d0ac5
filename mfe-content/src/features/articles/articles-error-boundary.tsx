import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { isRouteErrorResponse, useRouteError } from '@wayfare/router';
import { ButtonLink, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { PageFailure } from '../../ui/page-failure';
import { ARTICLE_NOT_FOUND } from './article-not-found';

function UnknownArticle() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <Stack gap={5}>
      <h1>{t('article.notFound')}</h1>
      <p>{t('article.notFoundHelp')}</p>
      <p>
        <ButtonLink to={paths.articles(language)}>{t('article.toIndex')}</ButtonLink>
      </p>
    </Stack>
  );
}

/** Error boundary for an unknown article and a failing content service. */
export function ArticlesErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('content');
  const error: unknown = useRouteError();
  if (!isRouteErrorResponse(error)) return fallback;
  if (error.status === 404 && error.data?.message === ARTICLE_NOT_FOUND) return <UnknownArticle />;
  return error.status >= 500 ? (
    <PageFailure title={t('articles.title')} text={t('reading.articlesFailed')} />
  ) : (
    fallback
  );
}

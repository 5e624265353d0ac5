import { useTranslation } from '@wayfare/i18n';
import { isRouteErrorResponse, useRouteError } from '@wayfare/router';
import type { ReactNode } from 'react';
import { PageFailure } from '../../ui/page-failure';

export function PromosErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('content');
  const error: unknown = useRouteError();
  return isRouteErrorResponse(error) && error.status >= 500 ? (
    <PageFailure title={t('promos.title')} text={t('promos.failed')} />
  ) : (
    fallback
  );
}

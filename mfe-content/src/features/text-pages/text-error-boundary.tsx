import { useTranslation } from '@wayfare/i18n';
import { isRouteErrorResponse, useRouteError } from '@wayfare/router';
import type { ReactNode } from 'react';
import { PageFailure } from '../../ui/page-failure';

/** For a failing content service; a missing page is the host's. */
export function TextErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const error: unknown = useRouteError();
  const { t } = useTranslation('content');
  return isRouteErrorResponse(error) && error.status >= 500 ? (
    <PageFailure title={t('textPage.failedTitle')} text={t('textPage.failed')} />
  ) : (
    fallback
  );
}

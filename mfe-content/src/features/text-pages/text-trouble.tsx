import { useTranslation } from '@wayfare/i18n';
import { isRouteErrorResponse, useRouteError } from '@wayfare/router';
import type { ReactNode } from 'react';
import { PageFailure } from '../../ui/page-failure';

/** What a page of text shows when the content service gives no answer; a page that is not there is the host's to show. */
export function TextTrouble({ fallback }: { fallback: ReactNode }) {
  const error: unknown = useRouteError();
  const { t } = useTranslation('content');
  return isRouteErrorResponse(error) && error.status >= 500 ? (
    <PageFailure title={t('textPage.failedTitle')} text={t('textPage.failed')} />
  ) : (
    fallback
  );
}

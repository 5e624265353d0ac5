import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { isRouteErrorResponse, useRouteError } from '@wayfare/router';
import { ButtonLink, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { PageFailure } from '../../ui/page-failure';
import { INVALID_URL, SERVER_UNAVAILABLE } from './content-failure';

function InvalidUrl() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <Stack gap={5}>
      <h1>{t('destinations.invalidUrl')}</h1>
      <p>{t('destinations.invalidUrlHelp')}</p>
      <p>
        <ButtonLink to={paths.destinations(language)}>{t('destinations.showAll')}</ButtonLink>
      </p>
    </Stack>
  );
}

/** Error boundary for an unknown country and failing content. */
export function DestinationErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('content');
  const error: unknown = useRouteError();
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : undefined;
  if (message === INVALID_URL) return <InvalidUrl />;
  return message === SERVER_UNAVAILABLE ? (
    <PageFailure title={t('destinations.unavailable')} text={t('destinations.unavailableHelp')} />
  ) : (
    fallback
  );
}

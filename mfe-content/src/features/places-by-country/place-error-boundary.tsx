import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { isRouteErrorResponse, useRouteError } from '@wayfare/router';
import { ButtonLink, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { paths } from '../../domain/paths';
import { PageFailure } from '../../ui/page-failure';
import { UNKNOWN_PLACE } from './find-place';
import styles from './places-by-country.module.css';

/** Error boundary for an unknown place and failing content. */
export function PlaceErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const error: unknown = useRouteError();
  if (!isRouteErrorResponse(error)) return fallback;
  if (error.status >= 500)
    return <PageFailure title={t('country.failedTitle')} text={t('country.failed')} />;
  if (error.data?.message !== UNKNOWN_PLACE) return fallback;
  return (
    <Stack gap={5}>
      <h1>{t('country.unknown')}</h1>
      <p>{t('country.unknownHelp')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.country(language)}>{t('country.toCountries')}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.cities(language)}>
          {t('country.toCities')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

import { PageTitle } from '@wayfare/workbench';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator, useRouteError } from '@wayfare/router';
import { Button, Stack } from '@wayfare/ui';
import { isCockpitError } from '../api/cockpit-error';
import { problemKey } from '../domain/problems';

/** Instead of a page whose data could not be had. */
export function PageFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const key = isCockpitError(error) ? problemKey(error.code) : 'UNEXPECTED';
  return (
    <Stack gap={4}>
      <PageTitle>{t('failure.title')}</PageTitle>
      <p role="alert">{t(`problems.${key}`)}</p>
      <p>
        <Button variant="secondary" isBusy={state !== 'idle'} onClick={() => void revalidate()}>
          {t('failure.again')}
        </Button>
      </p>
    </Stack>
  );
}

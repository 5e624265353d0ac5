import { PageTitle } from '@wayfare/workbench';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator, useRouteError } from '@wayfare/router';
import { Button, Stack } from '@wayfare/ui';
import { isDeskError } from '../api/desk-error';
import { SignInPanel } from '../parts/sign-in-panel';

/** Instead of a page whose data could not be had. */
export function PageFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const code = isDeskError(error) ? error.code : 'UNEXPECTED';
  if (code === 'NOT_SIGNED_IN') return <SignInPanel />;
  return (
    <Stack gap={4}>
      <PageTitle>{t('failure.title')}</PageTitle>
      <p role="alert">{t(`problems.${code}`)}</p>
      <p>
        <Button variant="secondary" isBusy={state !== 'idle'} onClick={() => void revalidate()}>
          {t('failure.again')}
        </Button>
      </p>
    </Stack>
  );
}

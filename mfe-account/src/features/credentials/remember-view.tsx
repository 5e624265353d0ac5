import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { MailForm } from './mail-form';
import { ViewLink } from './view-link';

export function RememberView() {
  const { t } = useTranslation('account');
  return (
    <Stack gap={4}>
      <p>{t('remember.lead')}</p>
      <MailForm kind="remember" />
      <p>
        <ViewLink view="login">{t('remember.login')}</ViewLink>
      </p>
    </Stack>
  );
}

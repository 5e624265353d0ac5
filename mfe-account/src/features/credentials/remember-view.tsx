import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { MailForm } from './mail-form';
import { ViewLink } from './view-link';

/** Asks for a link to set a new password, on the page and in the popup. */
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

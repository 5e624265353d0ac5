import type { SignInOptions } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { RegisterForm } from './register-form';
import { ViewLink } from './view-link';

export function RegisterView({ options }: { options: SignInOptions | undefined }) {
  const { t } = useTranslation('account');
  return (
    <Stack gap={4}>
      <RegisterForm options={options} />
      <p>
        {t('register.hasAccount')} <ViewLink view="login">{t('register.login')}</ViewLink>
      </p>
    </Stack>
  );
}

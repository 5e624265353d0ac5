import type { SignInOptions } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Stack } from '@wayfare/ui';
import { LoginForm } from './login-form';
import { ThirdParty } from './third-party';
import { ViewLink } from './view-link';

interface LoginViewProps {
  /** undefined while loading */
  options: SignInOptions | undefined;
  onSignedIn: () => void;
}

export function LoginView({ options, onSignedIn }: LoginViewProps) {
  const { t } = useTranslation('account');
  return (
    <Stack gap={4}>
      <LoginForm onSignedIn={onSignedIn} />
      <ThirdParty options={options} place="after" />
      <p>
        {t('login.noAccount')} <ViewLink view="register">{t('login.register')}</ViewLink>
      </p>
    </Stack>
  );
}

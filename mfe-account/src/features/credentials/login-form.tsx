import { useTranslation } from '@wayfare/i18n';
import { Checkbox, TextField } from '@wayfare/ui';
import { useState } from 'react';
import { AccountForm } from './account-form';
import { findLoginProblems } from './account-rules';
import { PasswordField } from './password-field';
import { useAccountForm } from './use-account-form';

const EMPTY = { email: '', password: '' };

export function LoginForm() {
  const { t } = useTranslation('account');
  const { field, isSent, frame } = useAccountForm(EMPTY, findLoginProblems);
  const [isShown, setIsShown] = useState(false);
  return (
    <AccountForm frame={frame} isAccepted={isSent} page="login">
      <TextField {...field('email')} type="email" autoComplete="username" label={t('fields.email')} description={t('fields.emailHint')} />
      <PasswordField {...field('password')} autoComplete="current-password" label={t('fields.password')} isShown={isShown} />
      <Checkbox label={t('fields.showPassword')} isChecked={isShown} onChange={setIsShown} />
    </AccountForm>
  );
}

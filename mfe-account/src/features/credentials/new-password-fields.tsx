import { useTranslation } from '@wayfare/i18n';
import { Checkbox } from '@wayfare/ui';
import { useId, useState } from 'react';
import type { NewPasswordValues } from '../../domain/account-rules';
import { PasswordChecklist } from '../../ui/password-checklist';
import { PasswordField } from './password-field';

interface PasswordFieldState {
  id: string;
  name: 'password' | 'passwordAgain';
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A new password, twice, with its rules ticked while it is typed. */
export function NewPasswordFields({
  field,
}: {
  field: (name: keyof NewPasswordValues) => PasswordFieldState;
}) {
  const { t } = useTranslation('account');
  const [isShown, setIsShown] = useState(false);
  const rulesId = useId();
  const password = field('password');
  return (
    <>
      <PasswordField
        {...password}
        isShown={isShown}
        autoComplete="new-password"
        label={t('fields.password')}
        description={t('fields.passwordNote')}
        describedBy={rulesId}
      />
      <PasswordChecklist id={rulesId} password={password.value} />
      <PasswordField
        {...field('passwordAgain')}
        isShown={isShown}
        autoComplete="new-password"
        label={t('fields.passwordAgain')}
      />
      <Checkbox label={t('fields.showPassword')} isChecked={isShown} onChange={setIsShown} />
    </>
  );
}

import { FormTextField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Checkbox } from '@wayfare/ui';
import { useId, useState } from 'react';
import { setNewPassword } from '../../api/account.api';
import { AreaFormFrame } from '../../ui/area/area-form-frame';
import { useAreaForm } from '../../ui/area/use-area-form';
import { PasswordChecklist } from '../../ui/password-checklist';
import { PasswordFormSchema } from './password-rules';

const EMPTY = { current: '', password: '', passwordAgain: '' };

/** Needs the current password; ends every other session. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const rulesId = useId();
  const [isShown, setIsShown] = useState(false);
  const area = useAreaForm({
    schema: PasswordFormSchema,
    defaults: EMPTY,
    async send({ current, password }) {
      await setNewPassword(api, { current, password });
      for (const name of ['current', 'password', 'passwordAgain'] as const)
        area.form.setValue(name, '');
    },
  });
  const type = isShown ? 'text' : 'password';
  return (
    <AreaFormFrame
      area={area}
      label={t('security.password')}
      submitLabel={t('security.changePassword')}
      savedText={t('security.passwordChanged')}
    >
      <FormTextField
        form={area.form}
        name="current"
        label={t('area.fields.current')}
        type={type}
        autoComplete="current-password"
        isRequired
      />
      <FormTextField
        form={area.form}
        name="password"
        label={t('area.fields.password')}
        type={type}
        autoComplete="new-password"
        describedBy={rulesId}
        isRequired
      />
      <PasswordChecklist id={rulesId} password={area.form.watch('password')} />
      <FormTextField
        form={area.form}
        name="passwordAgain"
        label={t('area.fields.passwordAgain')}
        type={type}
        autoComplete="new-password"
        isRequired
      />
      <Checkbox label={t('security.showPasswords')} isChecked={isShown} onChange={setIsShown} />
    </AreaFormFrame>
  );
}

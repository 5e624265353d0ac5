import type { SignInOptions } from '@wayfare/api-contract';
import { languageName, LANGUAGES } from '@wayfare/domain';
import {
  CaptchaField,
  FormEmailField,
  FormTextField,
  useCaptcha,
  useFormField,
} from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Checkbox, SelectField, Stack } from '@wayfare/ui';
import { useState } from 'react';
import { registerAccount } from '../../api/sign-in.api';
import { findRegisterProblems } from '../../domain/account-rules';
import type { RegisterValues } from '../../domain/account-rules';
import { AccountForm } from './account-form';
import styles from './account-form.module.css';
import { NewPasswordFields } from './new-password-fields';
import { Registered, RegisterFailure } from './register-outcome';
import { TermsLink } from './terms-link';
import { ThirdParty } from './third-party';
import { useAccountForm } from './use-account-form';

const EMPTY: RegisterValues = {
  name: '',
  surname: '',
  email: '',
  password: '',
  passwordAgain: '',
  language: '',
  acceptTerms: false,
  captcha: false,
};

/** Creates an account (OQ-84). The outcome replaces the form, which keeps its values meanwhile. */
export function RegisterForm({ options }: { options: SignInOptions | undefined }) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const pageLanguage = useLanguage();
  const captcha = useCaptcha();
  const [registered, setRegistered] = useState('');
  const [isBack, setIsBack] = useState(false);
  const state = useAccountForm({
    empty: EMPTY,
    judge: findRegisterProblems,
    async send(values) {
      const account = {
        ...values,
        language: values.language === '' ? pageLanguage : values.language,
      };
      await captcha.spend((solution) => registerAccount(api, account, solution));
      setRegistered(values.email);
    },
  });
  const { form, failure } = state;
  const ticked = useFormField({ form, name: 'captcha' });
  const language = useFormField({ form, name: 'language' });
  const { value: isAccepted, ...terms } = useFormField({ form, name: 'acceptTerms' });

  function handleBack(): void {
    setIsBack(true);
    state.forgive();
  }

  if (registered !== '') return <Registered email={registered} captcha={captcha} />;
  if (failure !== null)
    return (
      <RegisterFailure
        key={failure.count}
        error={failure.error}
        isSending={state.isSending}
        onRetry={state.retry}
        onBack={handleBack}
      />
    );

  const languages = LANGUAGES.map((value) => ({ value, label: languageName(value, pageLanguage) }));
  return (
    <Stack gap={4}>
      <ThirdParty options={options} place="before" />
      <AccountForm
        state={state}
        isBack={isBack}
        label={t('register.formLabel')}
        submitLabel={t('register.submit')}
      >
        <FormTextField
          form={form}
          name="name"
          isRequired
          autoComplete="given-name"
          label={t('fields.name')}
        />
        <FormTextField
          form={form}
          name="surname"
          isRequired
          autoComplete="family-name"
          label={t('fields.surname')}
        />
        <FormEmailField
          form={form}
          name="email"
          isRequired
          label={t('fields.email')}
          description={t('fields.emailHint')}
        />
        <NewPasswordFields form={form} />
        <SelectField
          {...language}
          label={t('fields.language')}
          value={language.value === '' ? pageLanguage : language.value}
          options={languages}
        />
        <div>
          <Checkbox {...terms} label={t('fields.acceptTerms')} isChecked={isAccepted} />
          <p className={styles.small}>
            <TermsLink />
          </p>
        </div>
        <CaptchaField field={ticked} captcha={captcha} />
      </AccountForm>
    </Stack>
  );
}

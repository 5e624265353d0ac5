import {
  CaptchaField,
  FormEmailField,
  FormTextField,
  useCaptcha,
  useFormField,
} from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Checkbox } from '@wayfare/ui';
import { useState } from 'react';
import { ORIGIN } from '../../api/sign-in.api';
import { findLoginProblems } from '../../domain/account-rules';
import type { LoginValues } from '../../domain/account-rules';
import { factOf } from '../../domain/failure-facts';
import { forgetDraft } from './account-draft';
import { AccountForm } from './account-form';
import { LoginFailure } from './login-failure';
import { refusedFields } from './refusals';
import { useAccountForm } from './use-account-form';
import { ViewLink } from './view-link';

const EMPTY: LoginValues = { email: '', password: '', captcha: false };

/** Keeps everything typed on failure. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('account');
  const { signIn } = usePlatform();
  const language = useLanguage();
  const captcha = useCaptcha();
  const [isShown, setIsShown] = useState(false);
  /** requested by the API after failures only (API-03) */
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const state = useAccountForm({
    empty: EMPTY,
    judge: (values) => findLoginProblems(values, needsCaptcha),
    async send({ email, password }) {
      const request = { user: email, password, origin: ORIGIN, language };
      await (needsCaptcha
        ? captcha.spend((solution) => signIn({ ...request, captcha: solution }))
        : signIn(request));
      forgetDraft();
      onSignedIn();
    },
    refusalOf: (error) => {
      const isRefused = error.code === 'CAPTCHA';
      if (isRefused || factOf(error, 'captcha') === 'required') setNeedsCaptcha(true);
      return isRefused && !needsCaptcha
        ? [{ field: 'captcha', code: 'captchaNeeded' }]
        : refusedFields(error);
    },
  });
  const { form, failure } = state;
  const ticked = useFormField({ form, name: 'captcha' });
  return (
    <AccountForm
      state={state}
      label={t('login.formLabel')}
      submitLabel={t('login.submit')}
      failure={
        failure && (
          <LoginFailure
            key={failure.count}
            error={failure.error}
            email={form.getValues('email')}
            captcha={captcha}
          />
        )
      }
    >
      <FormEmailField
        form={form}
        name="email"
        isRequired
        autoComplete="username"
        label={t('fields.email')}
      />
      <FormTextField
        form={form}
        name="password"
        isRequired
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        label={t('fields.password')}
      />
      <Checkbox label={t('fields.showPassword')} isChecked={isShown} onChange={setIsShown} />
      <p>
        <ViewLink view="recover">{t('login.forgot')}</ViewLink>
      </p>
      {needsCaptcha && <CaptchaField field={ticked} captcha={captcha} />}
    </AccountForm>
  );
}

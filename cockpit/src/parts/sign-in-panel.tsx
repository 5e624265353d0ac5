import { PageTitle, useActing } from '@wayfare/workbench';
import { Form, FormTextField, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { SignInSchema } from '@wayfare/releases/service/cockpit-session';
import { useRevalidator } from '@wayfare/router';
import { Notice, Stack } from '@wayfare/ui';
import * as v from 'valibot';
import { useCockpit } from '../api/cockpit';
import { signIn } from '../api/cockpit-client';
import type { CockpitError } from '../api/cockpit-error';
import { ProblemNotice } from './problem-notice';
import styles from './sign-in-panel.module.css';
import { isCockpitError } from '../api/cockpit-error';

interface SignInInput {
  token: string;
}

function signInRules(values: SignInInput) {
  const parsed = v.safeParse(SignInSchema, values);
  const code = values.token.trim() === '' ? 'required' : 'tooLong';
  return parsed.success
    ? { output: parsed.output }
    : { problems: [{ field: 'token' as const, code }] };
}

/** What is refused here is a token, or a page at an address that the service does not know as its own. */
function SignInFailure({ failure }: { failure: CockpitError }) {
  const { t } = useTranslation();
  if (failure.code === 'TOKEN') return <Notice tone="error" title={t('signIn.refused')} />;
  if (failure.code === 'FORBIDDEN') return <Notice tone="error" title={t('signIn.elsewhere')} />;
  return <ProblemNotice failure={failure} />;
}

/** Nobody is signed in, or nobody any more: asks for a token, and then shows the page of this address. */
export function SignInPanel() {
  const { t } = useTranslation();
  const { client } = useCockpit();
  const { revalidate } = useRevalidator();
  const { isBusy, failure, run } = useActing(isCockpitError);
  const form = useWayfareForm<SignInInput>({
    rules: signInRules,
    defaults: { token: '' },
    translate: (key) => t(`fields.${key}`),
  });

  async function enter({ token }: SignInInput): Promise<void> {
    if ((await run(() => client.call(signIn, { body: { token } }))) !== null) await revalidate();
  }

  return (
    <Stack className={styles.panel} gap={4}>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <p>{t('signIn.text')}</p>
      <Form
        form={form}
        label={t('signIn.title')}
        summaryTitle={(count) => t('fields.summary', { count })}
        submitLabel={t('signIn.submit')}
        isBusy={isBusy}
        onSubmit={enter}
      >
        <FormTextField
          form={form}
          name="token"
          type="password"
          autoComplete="current-password"
          label={t('signIn.token')}
          description={t('signIn.hint')}
        />
        {failure === null ? null : <SignInFailure failure={failure} />}
      </Form>
    </Stack>
  );
}

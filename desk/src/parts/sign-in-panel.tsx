import { PageTitle } from '@wayfare/workbench';
import { useTranslation } from '@wayfare/i18n';
import { useLocation } from '@wayfare/router';
import { buttonClass, Notice, Stack } from '@wayfare/ui';
import { useDesk } from '../api/desk';
import { signInHref, signInProblem, withoutProblem } from '../domain/sign-in';
import styles from './sign-in-panel.module.css';

/** Nobody is signed in, or nobody any more: the way to the issuer and back to this address. */
export function SignInPanel() {
  const { t } = useTranslation();
  const { language } = useDesk();
  const { pathname, search } = useLocation();
  const problem = signInProblem(search);
  return (
    <Stack className={styles.panel} gap={4}>
      <PageTitle>{t('signIn.title')}</PageTitle>
      {problem === null ? null : <Notice tone="error" title={t(`signIn.problems.${problem}`)} />}
      <p>{t('signIn.text')}</p>
      <p>
        <a
          className={buttonClass({})}
          href={signInHref(pathname + withoutProblem(search), language)}
        >
          {t('signIn.start')}
        </a>
      </p>
    </Stack>
  );
}

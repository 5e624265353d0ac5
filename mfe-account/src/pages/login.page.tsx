import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { MetaContext } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Card, Stack } from '@wayfare/ui';
import styles from '../features/credentials/account-form.module.css';
import { LoginForm } from '../features/credentials/login-form';
import { paths } from '../paths';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('login.metaTitle') };
}

export function Component() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('login.title')}</h1>
      <p>{t('login.lead')}</p>
      <Card isPadded>
        <LoginForm />
      </Card>
      <p>
        {t('login.noAccount')} <Link to={paths.register(language)}>{t('login.register')}</Link>
      </p>
    </Stack>
  );
}

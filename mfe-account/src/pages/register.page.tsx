import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { MetaContext } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Card, Stack } from '@wayfare/ui';
import styles from '../features/credentials/account-form.module.css';
import { RegisterForm } from '../features/credentials/register-form';
import { paths } from '../paths';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('register.metaTitle') };
}

export function Component() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('register.title')}</h1>
      <p>{t('register.lead')}</p>
      <Card isPadded>
        <RegisterForm />
      </Card>
      <p>
        {t('register.hasAccount')} <Link to={paths.login(language)}>{t('register.login')}</Link>
      </p>
    </Stack>
  );
}

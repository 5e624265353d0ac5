import { useTranslation } from '@wayfare/i18n';
import type { MetaContext } from '@wayfare/remote-kit';
import { Card, Stack } from '@wayfare/ui';
import { RememberView } from '../features/credentials/remember-view';
import styles from '../ui/form-page.module.css';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('remember.metaTitle') };
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('remember.title')}</h1>
      <Card isPadded>
        <RememberView />
      </Card>
    </Stack>
  );
}

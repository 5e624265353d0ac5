import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { Card, Stack } from '@wayfare/ui';
import { loadSignInOptions } from '../api/sign-in.api';
import { RegisterView } from '../features/credentials/register-view';
import styles from '../ui/form-page.module.css';

export async function loader({ api }: LoaderContext) {
  return { options: await loadSignInOptions(api) };
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('register.metaTitle') };
}

export function Component() {
  const { t } = useTranslation('account');
  const { options } = usePageData<typeof loader>();
  return (
    <Stack gap={4} className={styles.page}>
      <h1>{t('register.title')}</h1>
      <p>{t('register.lead')}</p>
      <Card isPadded>
        <RegisterView options={options} />
      </Card>
    </Stack>
  );
}

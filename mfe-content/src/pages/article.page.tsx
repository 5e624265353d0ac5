import { useTranslation } from '@wayfare/i18n';
import type { MetaContext } from '@wayfare/remote-kit';
import { Stack } from '@wayfare/ui';
import { NotOpenPart } from '../features/not-open/not-open-part';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('article.metaTitle') };
}

export function Component() {
  const { t } = useTranslation('content');
  return (
    <Stack gap={5}>
      <h1>{t('article.title')}</h1>
      <NotOpenPart title={t('article.notOpenTitle')} text={t('article.notOpenText')} />
    </Stack>
  );
}

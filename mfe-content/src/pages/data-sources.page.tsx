import { useTranslation } from '@wayfare/i18n';
import type { MetaContext } from '@wayfare/remote-kit';
import { Stack } from '@wayfare/ui';
import { SOURCES } from '../features/sources/sources';
import styles from '../features/sources/sources.module.css';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('sources.metaTitle'), description: t('sources.metaDescription') };
}

export const startsWhenUsed = true;

export function Component() {
  const { t } = useTranslation('content');
  return (
    <Stack gap={6} className={styles.page}>
      <h1>{t('sources.title')}</h1>
      <p>{t('sources.lead')}</p>
      <Stack as="section" gap={3} aria-labelledby="sources-demo">
        <h2 id="sources-demo">{t('sources.demoTitle')}</h2>
        <p>{t('sources.demoText')}</p>
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="sources-real">
        <h2 id="sources-real">{t('sources.realTitle')}</h2>
        <dl className={styles.sources}>
          {SOURCES.map(({ what, name, url, licence, licenceUrl, isChanged }) => (
            <div key={what}>
              <dt>
                <a href={url}>{name}</a>
              </dt>
              <dd>
                {t(`sources.${what}`)}.{' '}
                <a href={licenceUrl}>{t('sources.licence', { name: t(`sources.${licence}`) })}</a>.{' '}
                {isChanged && t('sources.changes')}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Stack>
  );
}

import { useTranslation } from '@wayfare/i18n';
import type { MetaContext, PageMeta } from '@wayfare/remote-kit';
import { ContactPart } from '../features/contact/contact-part';
import styles from '../features/contact/contact.module.css';
import { WaysToReach } from '../features/contact/ways-to-reach';

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('contact.metaTitle'), description: t('contact.metaDescription') };
}

export function Component() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('contact.title')}</h1>
        <p className={styles.lead}>{t('contact.lead')}</p>
      </div>
      <div className={styles.parts}>
        <ContactPart />
        <WaysToReach />
      </div>
    </div>
  );
}

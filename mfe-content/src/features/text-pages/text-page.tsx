import type { ContentPage } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './text-pages.module.css';

interface TextPageProps {
  page: Pick<ContentPage, 'title' | 'teaser' | 'updatedAt'>;
  above?: ReactNode;
  children: ReactNode;
}

export function TextPage({ page: { title, teaser, updatedAt }, above, children }: TextPageProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const day = updatedAt.slice(0, 10);
  return (
    <Stack gap={6} className={styles.page}>
      {above}
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{teaser}</p>
        <p className={styles.updated}>
          {t('textPage.updated')} <time dateTime={day}>{formatDate(day, language)}</time>
        </p>
      </header>
      {children}
    </Stack>
  );
}

import type { InvoicePaper } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { buttonClass, DownloadIcon, Price } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './invoices.module.css';

interface IssuedPapersProps {
  papers: readonly InvoicePaper[];
  /** more facts of a document */
  facts?: (paper: InvoicePaper) => ReactNode;
}

export function IssuedPapers({ papers, facts }: IssuedPapersProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <ul className={styles.papers} role="list">
      {papers.map((paper) => {
        const { number, kind, issuedOn, total, of, document } = paper;
        const title = t(`invoices.kinds.${kind}`, { number });
        return (
          <li key={number} className={styles.paper}>
            <div className={styles.what}>
              <strong>{title}</strong>
              <span className={styles.small}>
                {formatDate(issuedOn, language)}
                {of !== null && ` · ${t('invoices.toInvoice', { number: of })}`}
              </span>
              {facts?.(paper)}
            </div>
            <Price amount={total} language={language} />
            <a
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              href={document}
              aria-label={t('invoices.pdfOf', { title })}
            >
              <DownloadIcon />
              {t('invoices.pdf')}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

import { errorMessageKey } from '@wayfare/api-client';
import type { InvoiceList, InvoicePaper } from '@wayfare/api-contract';
import { Actions, BookingSection, SmallPrint } from '@wayfare/checkout';
import { dateFormat } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import {
  Button,
  buttonClass,
  ButtonLink,
  DownloadIcon,
  EmptyState,
  Notice,
  TextLink,
  TicketIcon,
} from '@wayfare/ui';
import { useState } from 'react';
import { monthAsCsv } from '../../api/invoices.api';
import { paths } from '../../domain/paths';
import { saveFile } from '../../ui/save-file';
import { useAction } from '../../ui/use-action';
import { byMonth, type InvoiceMonth } from './by-month';
import styles from './invoices.module.css';
import { IssuedPapers } from './issued-papers';

function NoInvoices() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <EmptyState
      title={t('invoices.none')}
      icon={<TicketIcon size={32} />}
      action={<ButtonLink to={paths.bookings(language)}>{t('menu.bookings')}</ButtonLink>}
    >
      {t('invoices.noneText')}
    </EmptyState>
  );
}

function PaperFacts({ paper }: { paper: InvoicePaper }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { what, reference, company, ownReference, booking_id: id } = paper;
  return (
    <>
      <span className={styles.small}>{what}</span>
      <span className={styles.small}>
        {[company, ownReference].filter((part) => part !== '').join(' · ')}
      </span>
      <span className={styles.small}>
        <TextLink to={paths.invoice(language, new URLSearchParams({ booking: id }))}>
          {t('invoices.ofBooking', { reference })}
        </TextLink>
      </span>
    </>
  );
}

interface MonthProps extends InvoiceMonth {
  /** path of a PDF with all of them; null where the API has none */
  document: string | null;
}

function Month({ month, papers, document }: MonthProps) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const [saved, setSaved] = useState('');
  const written = dateFormat(language, { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
  // it starts a heading and a button, also in languages with lower-case months
  const name = written.charAt(0).toUpperCase() + written.slice(1);
  const { isBusy, error, run } = useAction();

  function handleExport(): void {
    setSaved('');
    run(
      () => monthAsCsv(api, month, language),
      (file) => {
        saveFile(file.name, file.content, 'text/csv;charset=utf-8');
        setSaved(file.name);
      },
    );
  }

  return (
    <BookingSection id={`invoices-${month}`} title={name}>
      <IssuedPapers papers={papers} facts={(paper) => <PaperFacts paper={paper} />} />
      {error !== null && <Notice tone="error" title={t(errorMessageKey(error))} />}
      <Actions>
        {document !== null && (
          <a
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            href={`${document}&language=${language}`}
          >
            <DownloadIcon />
            {t('invoices.monthPdf', { month: name })}
          </a>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={<DownloadIcon />}
          isBusy={isBusy}
          onClick={handleExport}
        >
          {t('invoices.export', { month: name })}
        </Button>
        <SmallPrint role="status">
          {saved === '' ? '' : t('invoices.exported', { name: saved })}
        </SmallPrint>
      </Actions>
    </BookingSection>
  );
}

export function InvoiceMonths({ papers, months = [] }: InvoiceList) {
  if (papers.length === 0) return <NoInvoices />;
  return byMonth(papers).map((each) => (
    <Month
      key={each.month}
      {...each}
      document={months.find(({ month }) => month === each.month)?.document ?? null}
    />
  ));
}

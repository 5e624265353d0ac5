import { errorMessageKey } from '@wayfare/api-client';
import type { InvoiceState } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { usePresence } from '@wayfare/session';
import { Button, Checkbox, Notice, Stack, takeFocus, TextLink } from '@wayfare/ui';
import { useState } from 'react';
import { creditRefund, issue } from '../../api/invoices.api';
import { paths } from '../../domain/paths';
import { DetailsFormView } from './details-form';
import { IssuedPapers } from './issued-papers';
import { useDetailsForm } from './use-details-form';

/** Result of the last press; a new one takes the focus. */
interface News {
  readonly count: number;
  readonly title: string;
  readonly text: string;
}

interface PartProps {
  state: InvoiceState;
  onDone: (after: InvoiceState) => void;
}

/** A refund has no credit note yet. */
function CreditPart({ state: { booking_id: id }, onDone }: PartProps) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const [step, setStep] = useState<'idle' | 'busy' | { failed: string }>('idle');

  async function handleCredit(): Promise<void> {
    if (step === 'busy') return;
    setStep('busy');
    try {
      onDone(await creditRefund(api, { id, language }));
    } catch (error) {
      setStep({ failed: t(errorMessageKey(error)) });
    }
  }

  return (
    <Notice tone="info" title={t('invoices.creditDue')}>
      <p>{t('invoices.creditDueText')}</p>
      {typeof step === 'object' && <p role="alert">{step.failed}</p>}
      <Button size="small" isBusy={step === 'busy'} onClick={() => void handleCredit()}>
        {t('invoices.makeCredit')}
      </Button>
    </Notice>
  );
}

/** Members may save the details for the next invoice. */
function DetailsPart({ state, onDone }: PartProps) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const isMember = usePresence() === 'member';
  const [isKept, setIsKept] = useState(false);
  const { booking_id: id, current, details } = state;
  const form = useDetailsForm(details, async (values) => {
    onDone(await issue(api, { id, language }, { details: values, isKept: isMember && isKept }));
  });
  const isFirst = current === null;
  const keep = isMember && (
    <Checkbox label={t('invoices.keep')} isChecked={isKept} onChange={setIsKept} />
  );
  return (
    <BookingSection
      id="invoice-details"
      title={t(isFirst ? 'invoices.details' : 'invoices.otherDetails')}
    >
      <SmallPrint>{t(isFirst ? 'invoices.detailsText' : 'invoices.otherDetailsText')}</SmallPrint>
      <DetailsFormView
        details={form}
        label={t('invoices.details')}
        submitLabel={t(isFirst ? 'invoices.make' : 'invoices.makeOther')}
        before={keep}
      />
    </BookingSection>
  );
}

function newsOf(before: InvoiceState, after: InvoiceState): 'made' | 'credited' | 'same' {
  if (after.papers.length === before.papers.length) return 'same';
  return after.papers[0]?.kind === 'credit' ? 'credited' : 'made';
}

export function InvoiceOfBooking({ state }: { state: InvoiceState }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { hrefs } = usePlatform();
  const isMember = usePresence() === 'member';
  const [news, setNews] = useState<News | null>(null);
  const { obstacle, creditDue, papers, reference, vertical, booking_id: id, vatVerified } = state;
  const back = hrefs.booking(vertical, language, id);

  function handleDone(after: InvoiceState): void {
    const kind = newsOf(state, after);
    const number = after.papers[0]?.number ?? '';
    setNews((last) => ({
      count: (last?.count ?? 0) + 1,
      title: t(`invoices.news.${kind}`, { number }),
      text: after.vatVerified === false ? t('invoices.notVerified') : '',
    }));
  }

  return (
    <Stack gap={5}>
      <p>
        {back === null ? (
          t('invoices.ofBooking', { reference })
        ) : (
          <TextLink to={back}>{t('invoices.ofBooking', { reference })}</TextLink>
        )}
      </p>
      {news !== null && (
        <div key={`news-${news.count}`} ref={takeFocus} tabIndex={-1} role="status">
          <Notice tone="success" title={news.title}>
            {news.text === '' ? undefined : news.text}
          </Notice>
        </div>
      )}
      {news === null && vatVerified === false && (
        <Notice tone="info" title={t('invoices.notVerified')} />
      )}
      {papers.length > 0 && (
        <BookingSection id="invoice-papers" title={t('invoices.papers')}>
          <IssuedPapers papers={papers} />
        </BookingSection>
      )}
      {creditDue && obstacle !== 'underWay' && <CreditPart state={state} onDone={handleDone} />}
      {obstacle === null ? (
        <DetailsPart key={`details-${papers.length}`} state={state} onDone={handleDone} />
      ) : (
        <Notice tone="info" title={t(`invoices.obstacles.${obstacle}`)} />
      )}
      {isMember && (
        <SmallPrint>
          <TextLink to={paths.invoices(language)}>{t('invoices.all')}</TextLink>
        </SmallPrint>
      )}
    </Stack>
  );
}

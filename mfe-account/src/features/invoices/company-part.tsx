import type { InvoiceDetails } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useRequireLogged } from '@wayfare/session';
import { Button, Notice } from '@wayfare/ui';
import { useState } from 'react';
import { keepCompany } from '../../api/invoices.api';
import { DetailsFormView } from './details-form';
import { useDetailsForm } from './use-details-form';

interface CompanyPartProps {
  details: InvoiceDetails | null;
}

function CompanyForm({
  details,
  onNews,
}: CompanyPartProps & { onNews: (news: 'saved' | 'forgotten' | null) => void }) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const mayAct = useRequireLogged();
  const form = useDetailsForm(details, async (values) => {
    onNews(null);
    if (!mayAct()) return;
    await keepCompany(api, values, language);
    onNews('saved');
  });

  async function forget(): Promise<void> {
    onNews(null);
    if (!mayAct()) return;
    await keepCompany(api, null, language);
    onNews('forgotten');
  }

  return (
    <DetailsFormView
      details={form}
      label={t('invoices.company')}
      submitLabel={t('area.save')}
      actions={
        details === null ? undefined : (
          <Button variant="quiet" onClick={() => void form.run(forget)}>
            {t('invoices.forget')}
          </Button>
        )
      }
    />
  );
}

/** Default details of the next invoice; forgetting them clears the form. */
export function CompanyPart({ details }: CompanyPartProps) {
  const { t } = useTranslation('account');
  const [news, setNews] = useState<'saved' | 'forgotten' | null>(null);
  return (
    <BookingSection id="company" title={t('invoices.company')}>
      <SmallPrint>{t('invoices.companyText')}</SmallPrint>
      <CompanyForm key={details === null ? 'none' : 'kept'} details={details} onNews={setNews} />
      <div role="status">
        {news !== null && <Notice tone="success" title={t(`invoices.${news}`)} />}
      </div>
    </BookingSection>
  );
}

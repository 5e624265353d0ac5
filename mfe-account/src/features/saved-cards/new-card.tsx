import type { PaymentSettings } from '@wayfare/api-contract';
import { BookingSection, CardFields } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import { NewCardForm } from './new-card-form';

/** Saves a card without a payment: the provider checks it, and the bank may ask its holder. */
export function NewCard({ settings }: { settings: PaymentSettings | null }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <BookingSection id="new-card" title={t('cards.add')}>
      {settings === null ? (
        <Notice tone="error" title={t('cards.fieldsFailed')} />
      ) : (
        <CardFields
          settings={settings}
          amount={0}
          mode="setup"
          setupFor="on_session"
          language={language}
        >
          <NewCardForm />
        </CardFields>
      )}
    </BookingSection>
  );
}

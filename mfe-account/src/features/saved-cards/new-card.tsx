import type { PaymentSettings } from '@wayfare/api-contract';
import { CardFields } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice, Stack } from '@wayfare/ui';
import { NewCardForm } from './new-card-form';

/** A card is kept without a payment: the provider checks it, and the holder's bank may ask. */
export function NewCard({ settings }: { settings: PaymentSettings | null }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <section aria-labelledby="new-card">
      <Stack gap={4}>
        <h2 id="new-card">{t('cards.add')}</h2>
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
      </Stack>
    </section>
  );
}

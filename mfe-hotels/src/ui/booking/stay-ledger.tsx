import type { PaymentTerms, WireLedger } from '@wayfare/api-contract';
import { PriceLedgerView, SmallPrint, type Settlement } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';

interface Props {
  ledger: WireLedger;
  terms: PaymentTerms | null;
  publicPrice: string | null;
  settlement?: Settlement | null | undefined;
}

/** All price lines and the member's saving (HOT-43, OQ-37). */
export function StayLedger({ ledger, terms, publicPrice, settlement = null }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const labels = {
    caption: t('rooms.breakdown'),
    base: t('rooms.base'),
    total: t('rooms.total'),
    atProperty: t('rooms.atProperty'),
  };
  return (
    <>
      <PriceLedgerView
        ledger={ledger}
        terms={terms}
        settlement={settlement}
        language={language}
        labels={labels}
      />
      {publicPrice !== null && (
        <SmallPrint>
          {t('booking.publicPrice', { price: formatMoney(parseMoney(publicPrice), language) })}
        </SmallPrint>
      )}
    </>
  );
}

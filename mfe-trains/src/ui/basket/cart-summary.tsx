import type { TrainBasket } from '@wayfare/api-contract';
import { BookingSummary, PriceLedgerView, PriceNews } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Badge } from '@wayfare/ui';
import { ItemLines } from '../items/item-lines';
import styles from './basket.module.css';

export function BasketLedger({ ledger }: Pick<TrainBasket, 'ledger'>) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const labels = {
    caption: t('cart.price'),
    base: t('cart.tickets'),
    extra: t('cart.extra'),
    refund: '',
  };
  return <PriceLedgerView ledger={ledger} terms={null} language={language} labels={labels} />;
}

export function CartSummary({ basket: { bookingItems, ledger, demo } }: { basket: TrainBasket }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  return (
    <BookingSummary title={t('cart.title')} total={ledger.total}>
      <ul role="list" className={styles.items}>
        {bookingItems.map((item) => (
          <li key={item.id}>
            <ItemLines item={item} />
          </li>
        ))}
      </ul>
      {demo && <Badge>{t('cart.demo')}</Badge>}
      <BasketLedger ledger={ledger} />
      <PriceNews ledger={ledger} language={language} />
    </BookingSummary>
  );
}

import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { CardFacts } from '../../domain/results/card-facts';
import { MemberPrice } from '../member-price';
import styles from './hotel-card.module.css';

interface Props {
  hotel: Pick<CardFacts, 'price' | 'fromPrice'>;
  nights: number;
}

/** The stay's total, then the night; what is paid elsewhere is separate (OQ-35). */
export function HotelPrice({ hotel: { price = null, fromPrice }, nights }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const text = (amount: string) => formatMoney(parseMoney(amount), language);
  if (price === null) {
    return (
      <div className={styles.price}>
        <p className={styles.total}>{t('card.from', { price: text(fromPrice) })}</p>
        <p className={styles.small}>{t('card.fromNote')}</p>
      </div>
    );
  }
  return (
    <div className={styles.price}>
      <p className={styles.small}>
        {t('card.total', { nights: t('search.nights', { count: nights }) })}
      </p>
      <p className={styles.total}>{text(price.gross)}</p>
      <p className={styles.small}>{t('card.inclTaxes')}</p>
      <p className={styles.small}>{t('card.perNight', { price: text(price.perNight) })}</p>
      {parseMoney(price.payAtProperty).amount > 0 && (
        <p className={styles.small}>
          {t('card.payAtProperty', { price: text(price.payAtProperty) })}
        </p>
      )}
      <MemberPrice price={price} className={styles.member} />
    </div>
  );
}

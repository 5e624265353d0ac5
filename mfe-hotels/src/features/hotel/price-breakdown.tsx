import type { StayOption } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { memo } from 'react';
import { discountOf, priceLedger } from '../../domain/stay/price-ledger';
import styles from './rooms.module.css';

/** The option's total by its parts, and separately what is paid at the property (HOT-43, OQ-35). */
export const PriceBreakdown = memo(({ option }: { option: StayOption }) => {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const discount = discountOf(option);
  const text = (amount: string) => formatMoney(parseMoney(amount), language);
  return (
    <details className={styles.breakdown}>
      <summary>{t('rooms.breakdown')}</summary>
      <dl>
        {priceLedger(option) !== null && (
          <>
            <div>
              <dt>{t('rooms.base')}</dt>
              <dd>{text(option.base)}</dd>
            </div>
            {option.taxes.map((tax) => (
              <div key={tax.name}>
                <dt>
                  {tax.type === 'PERCENTAGE'
                    ? t('rooms.taxPercentage', { name: tax.name, value: tax.value })
                    : tax.name}
                </dt>
                <dd>{text(tax.totalAmount)}</dd>
              </div>
            ))}
          </>
        )}
        {discount !== null && (
          <div>
            <dt>{t('rooms.discount')}</dt>
            <dd>{text(discount)}</dd>
          </div>
        )}
        <div className={styles.sum}>
          <dt>{t('rooms.total')}</dt>
          <dd>{text(option.price.gross)}</dd>
        </div>
      </dl>
      {option.surcharges.length > 0 && (
        <>
          <p>{t('rooms.atProperty')}</p>
          <dl>
            {option.surcharges.map((charge) => (
              <div key={charge.name}>
                <dt>{charge.name}</dt>
                <dd>{text(charge.totalAmount)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </details>
  );
});

import type { StayOption } from '@wayfare/api-contract';
import { formatDate, formatMoney, localMoment, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { memo, useId } from 'react';
import { MemberPrice } from '../../ui/member-price';
import { PriceBreakdown } from './price-breakdown';
import styles from './rooms.module.css';

export interface RateRowProps {
  option: StayOption;
  /** id of the kind's heading, which is part of the radio's name */
  kindId: string;
  stayText: { nights: string; rooms: string };
  name: string;
  isSelected: boolean;
  /** id of the group's error text */
  errorId: string | null;
  onSelect: () => void;
}

const Cancellation = memo(({ option: { cancelPolicy, status } }: { option: StayOption }) => {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const until = cancelPolicy.freeCancellationUntil;
  const moment = until === null || !cancelPolicy.refundable ? null : localMoment(until, language);
  return (
    <>
      <p className={moment === null ? undefined : styles.free}>
        {moment === null ? t('rooms.nonRefundable') : t('rooms.freeCancellation', { ...moment })}
      </p>
      {status === 'RQ' && <p>{t('rooms.onRequest')}</p>}
    </>
  );
});

interface PriceProps extends Pick<StayOption, 'price'> {
  id: string;
  nights: string;
  rooms: string;
}

const Price = memo(({ id, price, ...stayText }: PriceProps) => {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const text = (amount: string) => formatMoney(parseMoney(amount), language);
  return (
    <div className={styles.price}>
      <p id={id}>
        <strong className={styles.total}>{text(price.gross)}</strong>
        <span className={styles.small}>
          {t('rooms.totalFor', stayText)}, {t('card.inclTaxes')}
        </span>
      </p>
      <p className={styles.small}>{t('rooms.perNight', { price: text(price.perNight) })}</p>
      {parseMoney(price.payAtProperty).amount > 0 && (
        <p className={styles.small}>
          {t('card.payAtProperty', { price: text(price.payAtProperty) })}
        </p>
      )}
      <MemberPrice price={price} className={styles.member} invites />
    </div>
  );
});

export function RateRow({
  option,
  kindId,
  stayText,
  name,
  isSelected,
  errorId,
  onSelect,
}: RateRowProps) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const id = useId();
  const { paymentType, payLaterOn, rooms } = option;
  const meals = [...new Set(rooms.map(({ meal_plan: meal }) => meal))].join(' + ');
  return (
    <li className={isSelected ? `${styles.rate} ${styles.chosen}` : styles.rate}>
      <div className={styles.choose}>
        {/* eslint-disable-next-line jsx-a11y-x/role-supports-aria-props -- the summary of errors finds by it what is wrong */}
        <input
          type="radio"
          required
          id={id}
          name={name}
          value={option.optionRefId}
          checked={isSelected}
          // not invalid before the first submit
          aria-invalid={errorId !== null}
          aria-labelledby={`${kindId} ${id}-meals`}
          // rates may have the same meals: cancellation, payment and price tell them apart
          aria-describedby={[`${id}-cancellation`, `${id}-payment`, `${id}-price`]
            .concat(errorId ?? [])
            .join(' ')}
          onChange={onSelect}
        />
        <label htmlFor={id} id={`${id}-meals`}>
          {meals}
        </label>
      </div>
      <div id={`${id}-cancellation`} className={styles.cancellation}>
        <Cancellation option={option} />
      </div>
      <p id={`${id}-payment`} className={styles.payment}>
        {payLaterOn === null
          ? t(`rooms.payment.${paymentType}`)
          : t('rooms.payment.choice', { date: formatDate(payLaterOn, language, 'medium') })}
      </p>
      <Price id={`${id}-price`} price={option.price} {...stayText} />
      <PriceBreakdown option={option} />
    </li>
  );
}

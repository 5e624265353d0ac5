import type { StayOption } from '@wayfare/api-contract';
import { formatDate, formatMoney, localMoment, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useId } from 'react';
import { MemberPrice } from '../prices/member-price';
import { capacityOf } from './house-rules';
import { PriceBreakdown } from './price-breakdown';
import styles from './hotel.module.css';

interface Props {
  option: StayOption;
  /** "2 nights, 1 room" */
  stayText: { nights: string; rooms: string };
  /** of the radio's group */
  name: string;
  isSelected: boolean;
  /** of the text that says that the group lacks a choice */
  errorId: string | null;
  onSelect: () => void;
}

function Terms({
  id,
  option: { cancelPolicy, paymentType, payLaterOn, status },
}: {
  id: string;
  option: StayOption;
}) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const until = cancelPolicy.freeCancellationUntil;
  const moment = until === null || !cancelPolicy.refundable ? null : localMoment(until, language);
  return (
    <ul id={id} className={styles.terms}>
      <li>
        {moment === null ? t('rooms.nonRefundable') : t('rooms.freeCancellation', { ...moment })}
      </li>
      <li>
        {payLaterOn === null
          ? t(`rooms.payment.${paymentType}`)
          : t('rooms.payment.choice', { date: formatDate(payLaterOn, language, 'medium') })}
      </li>
      {status === 'RQ' && <li>{t('rooms.onRequest')}</li>}
    </ul>
  );
}

/** One option: its rooms, its terms and its price for all of them and all nights. */
export function OptionCard({ option, stayText, name, isSelected, errorId, onSelect }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const id = useId();
  const text = (amount: string) => formatMoney(parseMoney(amount), language);
  return (
    <li className={isSelected ? `${styles.option} ${styles.chosen}` : styles.option}>
      <div className={styles.choose}>
        {/* eslint-disable-next-line jsx-a11y-x/role-supports-aria-props -- the summary of errors finds by it what is wrong */}
        <input
          type="radio"
          required
          id={id}
          name={name}
          value={option.optionRefId}
          checked={isSelected}
          // what nobody has sent yet is not wrong
          aria-invalid={errorId !== null}
          // two cards may have the same name: meals, cancellation and payment tell them apart
          aria-describedby={[`${id}-rooms`, `${id}-terms`, `${id}-price`]
            .concat(errorId ?? [])
            .join(' ')}
          onChange={onSelect}
        />
        <label htmlFor={id}>{option.rooms.map((room) => room.description).join(' + ')}</label>
      </div>
      <ul id={`${id}-rooms`} className={styles.rooms}>
        {option.rooms.map((room, index) => (
          <li key={`${room.code} ${room.occupancyRefID}`}>
            {option.rooms.length > 1 && (
              <>
                <strong>{t('rooms.perRoom', { number: index + 1 })}:</strong> {room.description}{' '}
                ·{' '}
              </>
            )}
            {t('rooms.capacity', { count: capacityOf(room) })} · {room.meal_plan}
          </li>
        ))}
      </ul>
      <Terms id={`${id}-terms`} option={option} />
      <div className={styles.amount}>
        <p id={`${id}-price`}>
          <span className={styles.small}>{t('rooms.totalFor', stayText)}</span>
          <strong className={styles.total}>{text(option.price.gross)}</strong>
          <span className={styles.small}>{t('card.inclTaxes')}</span>
        </p>
        <p className={styles.small}>
          {t('rooms.perNight', { price: text(option.price.perNight) })}
        </p>
        {parseMoney(option.price.payAtProperty).amount > 0 && (
          <p className={styles.small}>
            {t('card.payAtProperty', { price: text(option.price.payAtProperty) })}
          </p>
        )}
        <MemberPrice price={option.price} className={styles.member} invites />
        <PriceBreakdown option={option} />
      </div>
    </li>
  );
}

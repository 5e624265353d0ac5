import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { Combination } from '../../domain/stay/room-combination';
import { MemberPrice } from '../../ui/member-price';
import styles from './rooms.module.css';

interface Props {
  combination: Combination;
  stayText: { nights: string; rooms: string };
}

export function ChosenRooms({ combination: { rooms, price }, stayText }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <>
      <ul>
        {rooms.map(({ occupancyRefID, description, meal_plan: meal }) => (
          <li key={occupancyRefID}>
            {rooms.length > 1 && `${t('rooms.perRoom', { number: occupancyRefID })}: `}
            {description}, {meal}
          </li>
        ))}
      </ul>
      <p className={styles.total}>{formatMoney(parseMoney(price.gross), language)}</p>
      <p className={styles.small}>
        {t('rooms.totalFor', stayText)}, {t('card.inclTaxes')}
      </p>
      <MemberPrice price={price} className={styles.member} invites />
    </>
  );
}

import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { cheapestOf, type RoomGroup } from '../../domain/stay/room-groups';
import styles from './rooms.module.css';

interface Props {
  groups: readonly RoomGroup[];
  stayText: { nights: string; rooms: string };
}

export function FromPrice({ groups, stayText }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const cheapest = cheapestOf(groups);
  if (cheapest === null) return null;
  return (
    <p>
      <span className={styles.total}>
        {t('card.from', { price: formatMoney(parseMoney(cheapest), language) })}
      </span>
      <span className={styles.small}>
        {t('rooms.totalFor', stayText)}, {t('card.inclTaxes')}
      </span>
    </p>
  );
}

import type { Refund, TrainItem } from '@wayfare/api-contract';
import { Facts, SmallPrint } from '@wayfare/checkout';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { shownAmount } from '../../domain/items/item-facts';
import { keptUntil } from '../../domain/items/kept-until';
import { passengerName } from '../../domain/items/passenger-name';
import { travelText } from '../../domain/items/travel-text';
import styles from './cancellation.module.css';

interface Props {
  refund: Refund;
  items: readonly TrainItem[];
  isOffer: boolean;
}

function useNames(
  { travelers, productAssignments }: TrainItem,
  tickets: readonly string[],
): string {
  const { t } = useTranslation('trains');
  const ids = productAssignments
    .filter(({ id }) => tickets.includes(id))
    .map(({ travelerId }) => travelerId);
  return travelers
    .flatMap((traveler, index) =>
      ids.includes(traveler.id) ? [passengerName(traveler, index, t)] : [],
    )
    .join(', ');
}

function ItemRefund({
  item,
  part,
  isOffer,
}: Pick<Props, 'isOffer'> & { item: TrainItem; part: Refund['items'][number] }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const names = useNames(item, part.productAssignmentIds);
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  // a result has no section heading above it, an offer has
  const Heading = isOffer ? 'h3' : 'h2';
  return (
    <li className={styles.refund}>
      <Heading>{travelText(item)}</Heading>
      {names !== '' && <p>{t('cart.for', { names })}</p>}
      <Facts
        items={[
          { term: t('manage.cancel.fee'), detail: price(part.fees.value) },
          { term: t('manage.cancel.back'), detail: price(shownAmount(part.reversedPrices)) },
        ]}
      />
    </li>
  );
}

export function RefundLines({
  refund: { items: parts, total, fee, expirationDate },
  items,
  isOffer,
}: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  return (
    <div className={styles.terms}>
      <ul className={styles.refunds}>
        {parts.map((part) => {
          const item = items.find(({ id }) => id === part.id);
          return item === undefined ? null : (
            <ItemRefund key={part.id} item={item} part={part} isOffer={isOffer} />
          );
        })}
      </ul>
      <Facts
        items={[
          { term: t('manage.cancel.totalFee'), detail: price(fee.value) },
          { term: t('manage.cancel.totalBack'), detail: <strong>{price(total.value)}</strong> },
        ]}
      />
      <SmallPrint>
        {t(
          parseMoney(total.value).amount > 0 ? 'manage.cancel.toCard' : 'manage.cancel.nothingBack',
        )}
      </SmallPrint>
      {isOffer && (
        <SmallPrint>
          {t('manage.cancel.holds', { time: keptUntil(expirationDate, { t, language }) })}
        </SmallPrint>
      )}
    </div>
  );
}

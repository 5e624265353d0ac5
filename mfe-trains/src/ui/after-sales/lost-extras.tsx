import type { TrainBookingView } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { extraName, wishText } from '../../domain/items/extra-words';

/** Extras lost in the latest exchange. */
export function LostExtras({ booking: { lost, bookingItems } }: { booking: TrainBookingView }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  if (lost === null) return null;
  const item = bookingItems.find(({ id }) => id === lost.itemID);
  const owned = {
    travelers: item?.travelers ?? [],
    legs: item?.type === 'point-to-point' ? item.legs : [],
  };
  const extras = lost.extras.map(({ label, count, paid, ...owner }) => {
    const extra = t('extras.chosen', { count, bag: extraName(owned, { label, ...owner }, t) });
    return t('manage.exchange.extra.refunded', {
      extra,
      paid: formatMoney(parseMoney(paid.value), language),
    });
  });
  const wishes = lost.wishes.map((wish) =>
    t('manage.exchange.wish.lost', { wish: wishText(wish, t) }),
  );
  return (
    <ul>
      {[...extras, ...wishes].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

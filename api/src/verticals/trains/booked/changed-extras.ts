import type { RailExchange, RailRefund } from '../../../ports/rail-after-sales';
import type { RailItem } from '../../../ports/rail-items';
import type { Adjustment, ExchangedExtra } from '../records/train-records';

export function keptExtras({ services }: Pick<RailExchange, 'services'>): ExchangedExtra[] {
  return services.map(
    ({ serviceId, label, count, legId, travellerId, isKept, price, newPrice }) => ({
      serviceId,
      label,
      count,
      legId,
      travellerId,
      isKept,
      paid: price.amount,
      costs: newPrice.amount,
    }),
  );
}

/** The item's replacement. */
export function exchangedItem(
  before: readonly RailItem[],
  now: readonly RailItem[],
): string | undefined {
  return now.find(
    ({ id, replacedBy }) =>
      replacedBy !== null && before.some((item) => item.id === id && item.replacedBy === null),
  )?.id;
}

/** Lost extras, beside the difference. */
export function exchangeParts(
  done: Pick<RailExchange, 'services' | 'preferences'>,
): Pick<Adjustment, 'extras' | 'lostWishes'> {
  const lostWishes = done.preferences
    .filter(({ isKept }) => !isKept)
    .map(({ group, option }) => ({ group, option }));
  return { extras: keptExtras(done).filter(({ isKept }) => !isKept), lostWishes };
}

/** Per item and person; empty where the parts do not add up, as when less was paid. */
export function refundParts(
  { items: parts }: Pick<RailRefund, 'items'>,
  items: readonly RailItem[],
  cents: number,
): Pick<Adjustment, 'items'> {
  if (parts.reduce((sum, { refund }) => sum + refund.amount, 0) !== -cents) return {};
  const travellersOf = (id: string, ids: readonly string[]) =>
    (items.find((item) => item.id === id)?.assignments ?? [])
      .filter((one) => ids.includes(one.id))
      .map(({ travellerId }) => travellerId);
  return {
    items: parts.map(({ id, refund, assignmentIds }) => ({
      id,
      travellerIds: [...new Set(travellersOf(id, assignmentIds))],
      cents: -refund.amount,
    })),
  };
}

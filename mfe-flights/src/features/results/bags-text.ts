import { BAG_TYPES, type BagType, type FlightOffer } from '@wayfare/api-contract';
import type { Translate } from '@wayfare/i18n';
import { includedText } from '../../domain/fare/bag-text';
import { includedBags } from '../../domain/fare/brand-facts';

const listOf = (quantityOf: (type: BagType) => number) =>
  BAG_TYPES.map((type) => ({ type, quantity: quantityOf(type) }));

/** "1 cabin bag, no checked bag": says explicitly when none is included. */
export function bagsText(bags: Readonly<Record<BagType, number>>, t: Translate): string {
  const text = includedText(
    listOf((type) => bags[type]),
    t,
  );
  return bags.checked === 0 && (bags.carry_on > 0 || bags.backpack > 0)
    ? `${text}, ${t('included.noChecked')}`
    : text;
}

export function bagsByPassenger(
  { passengers }: Pick<FlightOffer, 'passengers'>,
  slice: FlightOffer['slices'][number],
  t: Translate,
): { who: string; bags: string }[] {
  const lines = new Map<string, { type: string; count: number; bags: string }>();
  for (const { id, type } of passengers) {
    // typed as seated, so that an infant's own bags count too
    const own = { passengers: [{ id, type: 'adult' as const, age: null }], slices: [slice] };
    const bags = includedText(
      listOf((bag) => includedBags(own, [bag])),
      t,
    );
    const line = lines.get(`${type} ${bags}`);
    lines.set(`${type} ${bags}`, { type, bags, count: (line?.count ?? 0) + 1 });
  }
  return [...lines.values()].map(({ type, count, bags }) => ({
    who: t(`included.for.${type}`, { count }),
    bags,
  }));
}

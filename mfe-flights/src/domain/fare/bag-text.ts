import type { BagLimits, BagService, BagType } from '@wayfare/api-contract';

type Translate = (key: string, values?: Record<string, unknown>) => string;
export type KnownLimits = { [Limit in keyof BagLimits]?: BagLimits[Limit] | undefined };
export type IncludedBag = { type: BagType; quantity: number } & KnownLimits;
type Bag = Pick<BagService['metadata'], 'type'> & KnownLimits;

/** "Checked bag" and its limits in words; '' where the airline states none (FLT-33). */
export function bagText(bag: Bag, t: Translate): { name: string; limits: string } {
  const {
    type,
    maximum_weight_kg: kg = null,
    maximum_depth_cm: depth = null,
    maximum_height_cm: height = null,
    maximum_length_cm: length = null,
  } = bag;
  const limits = [
    ...(kg === null ? [] : [t('bags.weight', { kg })]),
    ...(depth === null || height === null || length === null
      ? []
      : [t('bags.size', { depth, height, length })]),
  ];
  return { name: t(`bags.type.${type}`), limits: limits.join(', ') };
}

export const hasLimits = (bag: KnownLimits): boolean =>
  typeof bag.maximum_weight_kg === 'number' || typeof bag.maximum_length_cm === 'number';

export function includedText(bags: readonly IncludedBag[], t: Translate): string {
  const named = bags
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, ...bag }) => {
      const included = t(`bags.included.${bag.type}`, { count: quantity });
      const { limits } = bagText(bag, t);
      return limits === '' ? included : `${included} (${limits})`;
    });
  return named.length === 0 ? t('bags.noneIncluded') : named.join(', ');
}

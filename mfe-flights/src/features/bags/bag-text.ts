import type { BagService, BagType } from '@wayfare/api-contract';

type Translate = (key: string, values?: Record<string, unknown>) => string;
type Bag = Pick<BagService['metadata'], 'type' | 'maximum_weight_kg'> &
  Partial<BagService['metadata']>;

/** "Checked bag", and what it may weigh and measure in words; '' where the airline does not say (FLT-33). */
export function bagText(bag: Bag, t: Translate): { name: string; limits: string } {
  const {
    type,
    maximum_weight_kg: kg,
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

/** "2 checked bags, 1 cabin bag" */
export function includedText(
  bags: readonly { type: BagType; quantity: number }[],
  t: Translate,
): string {
  const named = bags
    .filter(({ quantity }) => quantity > 0)
    .map(({ type, quantity }) => t(`bags.included.${type}`, { count: quantity }));
  return named.length === 0 ? t('bags.noneIncluded') : named.join(', ');
}

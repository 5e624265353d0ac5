import * as v from 'valibot';
import rows from '../data/rail-cards.json';
import type { Portion } from './portions';

const CardSchema = v.object({
  code: v.string(),
  label: v.object({ en: v.string(), nl: v.string() }),
  country: v.string(),
  isPass: v.boolean(),
  /** codes of the carriers that take it; without them every one does */
  carriers: v.optional(
    v.pipe(
      v.string(),
      v.transform((codes) => codes.split(' ')),
    ),
  ),
  /** share of the price that is left, and on open fares where that differs */
  pays: v.number(),
  paysOpen: v.optional(v.number()),
  ages: v.optional(v.tuple([v.number(), v.number()])),
});
export type RailCard = v.InferOutput<typeof CardSchema>;

export const RAIL_CARDS: readonly RailCard[] = v.parse(v.array(CardSchema), rows);

export function railCardByCode(code: string): RailCard | undefined {
  return RAIL_CARDS.find((card) => card.code === code);
}

export function wireRailCards() {
  return RAIL_CARDS.map(({ code, label, country, isPass, ages }) => ({
    code,
    label,
    country,
    isPass,
    ages: ages === undefined ? null : { from: ages[0], to: ages[1] },
  }));
}

/** Share of the price that is left with a card; 1 where it does not help. */
export function shareWith(
  card: RailCard,
  age: number,
  { carrier, isOpen }: Pick<Portion, 'carrier' | 'isOpen'>,
): number {
  const [from, to] = card.ages ?? [0, 120];
  const isTaken = card.carriers?.includes(carrier.code) ?? true;
  if (card.isPass || !isTaken || age < from || age > to) return 1;
  return isOpen ? (card.paysOpen ?? card.pays) : card.pays;
}

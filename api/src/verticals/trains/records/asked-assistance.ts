import { TRAIN_ASSISTANCE_KINDS } from '@wayfare/api-contract';
import type { TrainAssistanceKind } from '@wayfare/api-contract';
import * as v from 'valibot';
import type { RailItem } from '../../../ports/rail-items';
import { listOf } from '../../../platform/records/record-codec';
import type { BasketItem } from '../basket/basket-records';

/** Assistance by item and traveller; ours only, the railway's wire has no field. */
export const AskedAssistanceSchema = listOf(
  v.object({
    itemId: v.string(),
    travellerId: v.string(),
    kinds: listOf(v.picklist(TRAIN_ASSISTANCE_KINDS)),
  }),
);
type AskedAssistance = v.InferOutput<typeof AskedAssistanceSchema>;

export type AskedHelp = ReadonlyMap<string, readonly TrainAssistanceKind[]>;

/** Empty when nobody asked. */
export function askedIn(items: readonly BasketItem[]): { assistance?: AskedAssistance } {
  const assistance = items.flatMap(({ item: { id: itemId }, passengers }) =>
    passengers.flatMap(({ id: travellerId, assistance: kinds = [] }) =>
      kinds.length === 0 ? [] : [{ itemId, travellerId, kinds }],
    ),
  );
  return assistance.length === 0 ? {} : { assistance };
}

/** The original item before any exchange. */
function boughtAs(id: string, items: readonly RailItem[]): string {
  const before = items.find(({ replacedBy }) => replacedBy === id);
  return before === undefined || before.id === id
    ? id
    : boughtAs(
        before.id,
        items.filter((item) => item !== before),
      );
}

export function helpOf(
  { assistance = [] }: { readonly assistance?: AskedAssistance },
  { id }: Pick<RailItem, 'id'>,
  items: readonly RailItem[],
): AskedHelp {
  const bought = boughtAs(id, items);
  return new Map(
    assistance
      .filter(({ itemId }) => itemId === bought)
      .map(({ travellerId, kinds }) => [travellerId, kinds]),
  );
}

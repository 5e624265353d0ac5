/* Item statuses (TRN-43 to TRN-46); suppliers may know more. */

const STATUS_KEYS = {
  CREATED: 'created',
  PREBOOKED: 'prebooked',
  AUTHORIZED: 'authorized',
  CONFIRMED: 'confirmed',
  INVOICED: 'invoiced',
  CANCELLATION_IN_PROGRESS: 'cancellationInProgress',
  PARTIALLY_CANCELED: 'partiallyCanceled',
  CANCELED: 'canceled',
  CANCEL_FORCED: 'cancelForced',
  EXCHANGED: 'exchanged',
} as const;

export type ItemStatusKey = (typeof STATUS_KEYS)[keyof typeof STATUS_KEYS] | 'other';

const KEYS: ReadonlyMap<string, ItemStatusKey> = new Map(Object.entries(STATUS_KEYS));

export const itemStatusKey = (status: string): ItemStatusKey => KEYS.get(status) ?? 'other';

const TOTALLY_REFUNDED = new Set([
  'CANCELLATION_IN_PROGRESS',
  'CANCELED',
  'CANCEL_FORCED',
  'EXCHANGED',
]);

/** Nothing left (TRN-44). */
export const isTotallyRefunded = (status: string): boolean => TOTALLY_REFUNDED.has(status);

/** At least partly gone (TRN-45). */
export const isPartlyOrTotallyRefunded = (status: string): boolean =>
  status === 'PARTIALLY_CANCELED' || isTotallyRefunded(status);

export interface CancellableItem {
  readonly bookingItemStatus: string;
  readonly cancelationEligibility: {
    readonly partiallyEligible: boolean;
    readonly cancellableItems: readonly unknown[];
  };
  readonly productAssignments: readonly {
    readonly cancelationEligibility: { readonly eligible: boolean };
  }[];
}

/** Single tickets are refundable (TRN-46). */
export function canCancelPartly({
  bookingItemStatus,
  cancelationEligibility,
  productAssignments,
}: CancellableItem): boolean {
  if (isTotallyRefunded(bookingItemStatus)) return false;
  const { partiallyEligible, cancellableItems } = cancelationEligibility;
  return (
    partiallyEligible ||
    cancellableItems.length > 0 ||
    productAssignments.some((assignment) => assignment.cancelationEligibility.eligible)
  );
}

interface ReplaceableItem {
  readonly id: string;
  readonly replacedBy: string | null;
}

/** Groups exchanged items under their replacement, the first first; orphans stand alone (OQ-70). */
export function foldExchanged<Item extends ReplaceableItem>(
  items: readonly Item[],
): { readonly item: Item; readonly replaced: readonly Item[] }[] {
  const ids = new Set(items.map(({ id }) => id));
  const isReplaced = ({ id, replacedBy }: Item) =>
    replacedBy !== null && replacedBy !== id && ids.has(replacedBy);
  const before = (id: string): Item[] =>
    items
      .filter((item) => isReplaced(item) && item.replacedBy === id)
      .flatMap((item) => [...before(item.id), item]);
  return items
    .filter((item) => !isReplaced(item))
    .map((item) => ({ item, replaced: before(item.id) }));
}

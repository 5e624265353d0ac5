import type { DeliveryType } from '@wayfare/api-contract';
import type { TypedPassenger } from './typed-passenger';

/** Delivery and passengers of an item, in the order of its travelers. */
export interface ItemDraft {
  id: string;
  /** null where the carrier delivers nothing */
  delivery: DeliveryType | null;
  passengers: TypedPassenger[];
}

import type { DeliveryType } from '@wayfare/api-contract';
import type { TypedPassenger } from './typed-passenger';

/** Of one item: how it is delivered, and its passengers in the order of its travelers. */
export interface ItemDraft {
  id: string;
  /** null where the carrier delivers nothing */
  delivery: DeliveryType | null;
  passengers: TypedPassenger[];
}

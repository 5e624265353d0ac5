import { pushEvent } from '@wayfare/analytics';
import type { BagService } from '@wayfare/api-contract';
import { formatDecimal, multiplyMoney, parseMoney } from '@wayfare/domain';
import { euros } from '../../domain/booking-events';

interface BagItem {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_variant: string;
  quantity: number;
  item_category: 'Flight';
  price: number;
  discount: number;
  index: number;
}

/** A bag as an item (FLT-34); `index` is its place among all for sale. */
export function bagItem(
  { id, metadata, total_amount: total }: BagService,
  quantity: number,
  index: number,
): BagItem {
  const {
    type,
    maximum_weight_kg: kg,
    maximum_depth_cm: depth,
    maximum_height_cm: height,
    maximum_length_cm: length,
  } = metadata;
  return {
    item_id: id,
    item_name: `${type} bag`,
    item_brand: kg === null ? '' : `up to ${kg} kg`,
    item_variant:
      depth === null || height === null || length === null ? '' : `${depth}x${height}x${length} cm`,
    quantity,
    item_category: 'Flight',
    price: euros(total),
    discount: 0,
    index,
  };
}

interface BagEvent {
  event: 'add_to_cart' | 'remove_from_cart';
  ecommerce: { currency: 'EUR'; value: number; items: [BagItem] };
}

export function bagEvent(service: BagService, by: number, index: number): BagEvent | null {
  if (by === 0) return null;
  const quantity = Math.abs(by);
  const value = euros(formatDecimal(multiplyMoney(parseMoney(service.total_amount), quantity)));
  return {
    event: by > 0 ? 'add_to_cart' : 'remove_from_cart',
    ecommerce: { currency: 'EUR', value, items: [bagItem(service, quantity, index)] },
  };
}

export function tellOfBags(service: BagService, by: number, index: number): void {
  const event = bagEvent(service, by, index);
  if (event !== null) pushEvent(event);
}

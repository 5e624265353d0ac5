import { pushEvent, useBookingEvent, type BookingEvent } from '@wayfare/analytics';
import type { TrainBasket, TrainBookingView, TrainItem, WireLedger } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { itemTotal } from '../../domain/items/item-facts';
import { travelText } from '../../domain/items/travel-text';

interface CartItem {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category: 'Train' | 'Rail pass';
  item_variant: string;
  price: number;
  quantity: 1;
}

type TrainEvent = BookingEvent<CartItem>;

const euros = (amount: string) => parseMoney(amount).amount / 100;
const unique = (texts: readonly string[]) => [...new Set(texts)].join(' / ');

function toItem(item: TrainItem): CartItem {
  return {
    item_id: item.products.map(({ code }) => code).join(', '),
    item_name: travelText(item),
    item_brand: unique(item.products.map(({ marketingCarrier }) => marketingCarrier)),
    item_category: item.type === 'pass' ? 'Rail pass' : 'Train',
    item_variant: unique(item.products.map(({ label }) => label)),
    price: euros(itemTotal(item)),
    quantity: 1,
  };
}

const sum = (items: readonly CartItem[]) =>
  items.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100;

function tell(event: 'add_to_cart' | 'remove_from_cart', found: readonly TrainItem[]): void {
  const items = found.map(toItem);
  if (items.length > 0)
    pushEvent({ event, ecommerce: { currency: 'EUR', value: sum(items), items } });
}

const missingIn =
  (others: readonly TrainItem[]) =>
  ({ id }: TrainItem) =>
    !others.some((other) => other.id === id);

export function tellAdded(before: TrainBasket, after: TrainBasket): void {
  tell('add_to_cart', after.bookingItems.filter(missingIn(before.bookingItems)));
}

export function tellRemoved(item: TrainItem): void {
  tell('remove_from_cart', [item]);
}

const ecommerceOf = (
  items: readonly TrainItem[],
  { total }: WireLedger,
): TrainEvent['ecommerce'] => ({ currency: 'EUR', value: euros(total), items: items.map(toItem) });

export function beginCheckout({ bookingItems, ledger }: TrainBasket): TrainEvent {
  return { event: 'begin_checkout', ecommerce: ecommerceOf(bookingItems, ledger) };
}

export function addPaymentInfo({ bookingItems, ledger }: TrainBasket): TrainEvent {
  return {
    event: 'add_payment_info',
    ecommerce: { ...ecommerceOf(bookingItems, ledger), payment_type: 'now' },
  };
}

export function purchase({ bookingItems, ledger, reference }: TrainBookingView): TrainEvent {
  return {
    event: 'purchase',
    ecommerce: { ...ecommerceOf(bookingItems, ledger), transaction_id: reference },
  };
}

/** Pushes to `dataLayer` once for each key; null skips. */
export function useTrainEvent(key: string, event: () => TrainEvent | null): void {
  useBookingEvent('trainEvents', key, event);
}

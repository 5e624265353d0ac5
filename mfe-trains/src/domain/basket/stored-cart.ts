import type { TrainBasket } from '@wayfare/api-contract';
import { isRecord } from '@wayfare/forms';
import { EMPTY_CART, type Cart, type OfferLocationItem } from './cart-state';

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
const text = (value: unknown) => (typeof value === 'string' ? value : '');

const AMOUNT = /^\d+\.\d{2}$/;

function hasPrice(value: unknown): boolean {
  const [first] = isRecord(value) ? records(value.amountsToDisplay) : [];
  return isRecord(first?.amount) && AMOUNT.test(text(first.amount.value));
}

function isItem(item: Record<string, unknown>): boolean {
  const hasFacts =
    typeof item.id === 'string' && hasPrice(item.prices) && records(item.travelers).length > 0;
  return (
    hasFacts &&
    (item.type === 'pass'
      ? typeof item.label === 'string'
      : item.type === 'point-to-point' &&
        records(item.legs).every(({ solution }) => isRecord(solution)))
  );
}

function isBasket(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const items = records(value.bookingItems);
  return (
    text(value.booking_id) !== '' &&
    typeof value.version === 'number' &&
    hasPrice(value.prices) &&
    isRecord(value.ledger) &&
    items.length > 0 &&
    items.every(isItem)
  );
}

/** A stored object; an empty one for rubbish. */
export function parsed(stored: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function toLocations(value: unknown): OfferLocationItem[] {
  return records(value).map((item) => ({
    itemId: text(item.itemId),
    offerLocations: texts(item.offerLocations),
    expirationDate: text(item.expirationDate),
    textInformationTravel: text(item.textInformationTravel),
  }));
}

/** The cart as it was written; what is not what it should be is as if it had never been kept. */
export function parseCart(cart: string, offerLocation: string): Cart {
  const { cartArray, products, services, legSolutions, offerSelected, userID } = parsed(cart);
  if (!isBasket(cartArray)) return EMPTY_CART;
  return {
    cartArray: cartArray as TrainBasket,
    offerLocation: { items: toLocations(parsed(offerLocation).items) },
    products: records(products) as unknown as Cart['products'],
    services: records(services) as unknown as Cart['services'],
    legSolutions: records(legSolutions) as unknown as Cart['legSolutions'],
    offerSelected: texts(offerSelected),
    userID: text(userID),
  };
}

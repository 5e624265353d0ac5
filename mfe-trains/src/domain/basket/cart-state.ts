import type { TrainBasket, TrainItem } from '@wayfare/api-contract';
import { travelText } from '../items/travel-text';
import type { SavedOffer } from './saved-offer';

/** What an item was made of, so that the same can be asked for once more. */
export interface OfferLocationItem {
  /** of the item in the basket */
  itemId: string;
  offerLocations: string[];
  expirationDate: string;
  /** what it is, in words */
  textInformationTravel: string;
}

/** The cart of this tab, under the names of the specification (TRN-27, TRN-31). */
export interface Cart {
  /** the basket as the server last answered it */
  cartArray: TrainBasket;
  offerLocation: { items: OfferLocationItem[] };
  /** what was chosen from, of the search that was put in last */
  products: SavedOffer['products'];
  services: SavedOffer['services'];
  legSolutions: SavedOffer['legSolutions'];
  /** ids of the offers that were put in last */
  offerSelected: string[];
  /** the visit's correlation id */
  userID: string;
}

const NOTHING = { amountsToDisplay: [{ amount: { value: '0.00', currency: 'EUR' as const } }] };

const EMPTY_BASKET: TrainBasket = {
  booking_id: '',
  bookingReference: null,
  bookingStatus: 'CREATED',
  version: 0,
  expirationDate: null,
  bookingItems: [],
  prices: NOTHING,
  ledger: { currency: 'EUR', lines: [], total: '0.00', atProperty: [] },
  demo: false,
};

export const EMPTY_CART: Cart = {
  cartArray: EMPTY_BASKET,
  offerLocation: { items: [] },
  products: [],
  services: [],
  legSolutions: [],
  offerSelected: [],
  userID: '',
};

export function isCartEmpty({ cartArray }: Pick<Cart, 'cartArray'>): boolean {
  return cartArray.bookingItems.length === 0;
}

/** The offers of an item: as they were put in here, else as the basket knows them; none for a pass of another tab. */
function locationOf(cart: Cart, item: TrainItem): OfferLocationItem[] {
  const known = cart.offerLocation.items.find(({ itemId }) => itemId === item.id);
  const offerLocations = known?.offerLocations ?? (item.type === 'pass' ? [] : item.offerLocations);
  if (offerLocations.length === 0) return [];
  const expirationDate = item.expirationDate ?? known?.expirationDate ?? '';
  return [
    {
      itemId: item.id,
      offerLocations,
      expirationDate,
      textInformationTravel: known?.textInformationTravel ?? travelText(item),
    },
  ];
}

/** True for a picture of the basket that is older than the one that is here. */
function isOutdated({ cartArray }: Cart, basket: TrainBasket): boolean {
  return cartArray.booking_id === basket.booking_id && basket.version < cartArray.version;
}

/** Takes the basket as the server answered it. Of two pictures of the same one the newer wins; an empty one empties all. */
export function setCart(cart: Cart, basket: TrainBasket): Cart {
  if (isOutdated(cart, basket)) return cart;
  if (basket.bookingItems.length === 0) return clearCart(cart);
  return {
    ...cart,
    cartArray: basket,
    offerLocation: { items: basket.bookingItems.flatMap((item) => locationOf(cart, item)) },
  };
}

/** Nothing is in the cart any more; who is here stays. */
export function clearCart({ userID }: Pick<Cart, 'userID'>): Cart {
  return { ...EMPTY_CART, userID };
}

/** Puts another picture of one item in its place; the others stay as they are (TRN-36). */
export function modifyItem(cart: Cart, item: TrainItem): Cart {
  const bookingItems = cart.cartArray.bookingItems.map((known) =>
    known.id === item.id ? item : known,
  );
  return { ...cart, cartArray: { ...cart.cartArray, bookingItems } };
}

/** Remembers what an item was made of; known offers are not taken twice (TRN-37). */
export function addOffer(cart: Cart, offer: OfferLocationItem): Cart {
  const others = cart.offerLocation.items.filter(
    ({ itemId, offerLocations }) =>
      itemId !== offer.itemId && !offerLocations.some((id) => offer.offerLocations.includes(id)),
  );
  return { ...cart, offerLocation: { items: [...others, offer] } };
}

/** Takes out the item that is made of this offer, with whatever is bound to it; the last one empties all (TRN-37, TRN-38). */
export function removeOffer(cart: Cart, offerLocation: string): Cart {
  const removed = cart.offerLocation.items.find(({ offerLocations }) =>
    offerLocations.includes(offerLocation),
  );
  if (removed === undefined) return cart;
  const items = cart.offerLocation.items.filter((item) => item !== removed);
  const bookingItems = cart.cartArray.bookingItems.filter(({ id }) => id !== removed.itemId);
  return bookingItems.length === 0
    ? clearCart(cart)
    : { ...cart, cartArray: { ...cart.cartArray, bookingItems }, offerLocation: { items } };
}

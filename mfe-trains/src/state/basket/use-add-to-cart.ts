import type { PassCriteria, TicketCriteria, TrainBasket } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { createBasket } from '../../api/basket.api';
import { addOffer, setCart, type Cart } from '../../domain/basket/cart-state';
import type { SavedOffer } from '../../domain/basket/saved-offer';
import { visitId } from '../visit-id';
import { markBasket } from './basket-mark';
import { tellAdded } from './cart-analytics';
import { changeCart, readCart } from './cart-store';

/** One item: its offers are bound together (OQ-66). */
export interface NewItem {
  offerLocations: string[];
  /** its search, repeated when the offer expires */
  criteria: TicketCriteria | PassCriteria | null;
  saved: SavedOffer;
}

export type Added = 'added' | 'expired' | 'failed';

/** New items are in the answer in the order of the request. */
function withNewItems(
  cart: Cart,
  basket: TrainBasket,
  items: readonly NewItem[],
  userID: string,
): Cart {
  const known = new Set(
    cart.cartArray.booking_id === basket.booking_id
      ? cart.cartArray.bookingItems.map(({ id }) => id)
      : [],
  );
  const fresh = basket.bookingItems.filter(({ id }) => !known.has(id)).slice(-items.length);
  const last = items.at(-1)?.saved;
  const remembered = fresh.reduce((next, { id, expirationDate }, index) => {
    const item = items[index];
    if (item === undefined) return next;
    const { saved, offerLocations } = item;
    return addOffer(next, {
      itemId: id,
      offerLocations,
      expirationDate: expirationDate ?? saved.expirationDate,
      textInformationTravel: saved.textInformationTravel,
    });
  }, cart);
  const { products = [], services = [], legSolutions = [], offerSelected = [] } = last ?? {};
  return setCart(
    { ...remembered, products, services, legSolutions, offerSelected, userID },
    basket,
  );
}

/** `expired`: an offer has expired; `failed`: the server refused. */
export function useAddToCart(): (items: readonly NewItem[]) => Promise<Added> {
  const { api } = usePlatform();
  const language = useLanguage();

  return async function addToCart(items) {
    const userID = visitId();
    const booking = {
      items: items.map(({ offerLocations, criteria }) => ({ offerLocations, criteria })),
    };
    const answer = await createBasket(api, { booking, language });
    if (answer.status === 'Error')
      return answer.error.code === 'OFFER_EXPIRED' ? 'expired' : 'failed';
    const basket = answer.result;
    const before = readCart();
    changeCart((cart) => withNewItems(cart, basket, items, userID));
    markBasket(true);
    tellAdded(before.cartArray, basket);
    return 'added';
  };
}

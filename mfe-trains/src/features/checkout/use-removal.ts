import { toApiError } from '@wayfare/api-client';
import type { TrainBasket, TrainItem } from '@wayfare/api-contract';
import { useState } from 'react';
import { deleteItem, dropBasket, saveTravelers } from '../../api/basket.api';
import { clearCart, removeOffer } from '../../domain/basket/cart-state';
import { isBound } from '../../domain/items/item-facts';
import { travelText } from '../../domain/items/travel-text';
import type { ItemDraft } from '../../domain/passengers/item-draft';
import { areComplete, wireItems } from '../../domain/passengers/passenger-problems';
import { markBasket } from '../../state/basket/basket-mark';
import { tellRemoved } from '../../state/basket/cart-analytics';
import { changeCart, readCart } from '../../state/basket/cart-store';
import { useAddToCart, type Added, type NewItem } from '../../state/basket/use-add-to-cart';
import { useBasketChange } from '../../state/basket/use-basket-change';
import type { Prebooking } from '../../state/basket/use-prebook';
import { draftOfItem, keepDrafts } from '../../state/passenger-drafts';

interface Removed {
  item: TrainItem;
  offers: NewItem;
  draft: ItemDraft;
  /** the cart's state before: prebooked, with all passengers, or open */
  was: 'kept' | 'complete' | 'open';
}

/** The item's offers; null for a pass added elsewhere, whose offer is unknown here. */
function offersOf(item: TrainItem): NewItem | null {
  const known = readCart().offerLocation.items.find(({ itemId }) => itemId === item.id);
  if (known === undefined) return null;
  const { offerLocations, expirationDate, textInformationTravel } = known;
  const isTicket = item.type === 'point-to-point';
  return {
    offerLocations,
    criteria: item.criteria,
    saved: {
      travelers: item.travelers.map(({ id, age }) => ({ id, age })),
      legSolutions: isTicket ? item.legs.map(({ solution }) => solution) : [],
      services: isTicket ? item.services : [],
      products: item.products,
      offerSelected: [],
      expirationDate,
      textInformationTravel,
    },
  };
}

/** Confirm what cannot be undone, and what removes another journey too (TRN-40). */
export const isAskedFirst = (item: TrainItem): boolean => isBound(item) || offersOf(item) === null;

function stateOf({ bookingStatus, bookingItems }: TrainBasket): Removed['was'] {
  if (bookingStatus === 'PREBOOKED') return 'kept';
  return areComplete(bookingItems) ? 'complete' : 'open';
}

/** Undo restores the cart as it was before. */
export function useRemoval({ keep }: Pick<Prebooking, 'keep'>) {
  const { basketState, isBusy, change } = useBasketChange();
  const addToCart = useAddToCart();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [undone, setUndone] = useState<Added | 'busy' | null>(null);

  async function remove(item: TrainItem): Promise<void> {
    const offers = offersOf(item);
    const draft = draftOfItem(item);
    const was = stateOf(readCart().cartArray);
    const basket = await change((api, of) => deleteItem(api, { ...of, itemID: item.id }));
    if (basket === null) return;
    const [location] = offers?.offerLocations ?? [];
    if (location !== undefined) changeCart((cart) => removeOffer(cart, location));
    if (basket.bookingItems.length === 0) markBasket(false);
    tellRemoved(item);
    setUndone(null);
    setRemoved(offers === null ? null : { item, offers, draft, was });
  }

  async function asBefore(was: 'kept' | 'complete'): Promise<void> {
    const { bookingItems, ledger } = readCart().cartArray;
    const passengers = wireItems(bookingItems, bookingItems.map(draftOfItem));
    if (passengers === null) return;
    if (was === 'kept') await keep({ passengers, shownTotal: ledger.total });
    else await change((api, of) => saveTravelers(api, { ...of, items: passengers }));
  }

  async function undo(): Promise<void> {
    if (removed === null || undone === 'busy') return;
    setUndone('busy');
    const before = new Set(readCart().cartArray.bookingItems.map(({ id }) => id));
    const added = await addToCart([removed.offers]);
    const back = readCart().cartArray.bookingItems.find(({ id }) => !before.has(id));
    if (added === 'added' && back !== undefined) keepDrafts([{ ...removed.draft, id: back.id }]);
    if (added === 'added' && removed.was !== 'open') await asBefore(removed.was);
    setUndone(added);
  }

  async function empty(): Promise<void> {
    const gone = readCart().cartArray;
    await change(async (api, { user }) => {
      const answer = await dropBasket(api, user);
      if (answer.status === 'Error') return answer;
      if (answer.result.status === 'KO')
        return { status: 'Error', error: toApiError(new Error('the basket was not deleted')) };
      return { status: 'OK', result: { ...gone, version: gone.version + 1, bookingItems: [] } };
    });
    if (readCart().cartArray.booking_id !== '') return;
    changeCart(clearCart);
    markBasket(false);
    setRemoved(null);
    gone.bookingItems.forEach(tellRemoved);
  }

  return {
    basketState,
    isBusy,
    removed: removed === null ? null : travelText(removed.item),
    again: removed?.item ?? null,
    undone,
    remove,
    undo,
    empty,
  };
}

export type Removal = ReturnType<typeof useRemoval>;

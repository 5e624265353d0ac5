import type { ApiClient } from '@wayfare/api-client';
import type { ServiceOffer, TicketItem, TrainBasket } from '@wayfare/api-contract';
import { addService, removeService } from '../../api/basket.api';
import type { CartAnswer } from '../../api/cart-answer';
import type { OfBasket } from '../../state/basket/use-basket-change';

/** How many of an extra are bought. */
export function countOf(
  { chosenServices }: Pick<TicketItem, 'chosenServices'>,
  { id }: Pick<ServiceOffer, 'id'>,
): number {
  return chosenServices.find(({ serviceOfferID }) => serviceOfferID === id)?.count ?? 0;
}

interface Wanted {
  of: OfBasket;
  itemID: string;
  offer: ServiceOffer;
  count: number;
}

/** Buys so many of an extra. None of it can't be bought: it is deleted instead, as the call tells (TRN-68). */
export async function changeService(
  api: ApiClient,
  { of, itemID, offer, count }: Wanted,
): Promise<CartAnswer<TrainBasket>> {
  const where = { ...of, itemID, serviceOfferID: offer.id };
  const answer = await addService(api, {
    ...where,
    request: { serviceId: offer.serviceId, fareOfferIds: offer.fareOfferIds, count },
  });
  return answer === 'Do Delete' ? removeService(api, where) : answer;
}

import type { ApiClient } from '@wayfare/api-client';
import type { ServiceOffer, TicketItem, TrainBasket } from '@wayfare/api-contract';
import { addService, removeService } from '../../api/basket.api';
import type { CartAnswer } from '../../api/cart-answer';
import type { OfBasket } from '../../state/basket/use-basket-change';

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

/** Quantity 0 deletes the extra, since it cannot be bought (TRN-68). */
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

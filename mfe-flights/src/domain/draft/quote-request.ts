import type { FlightOffer, FlightQuoteRequest, OrderType } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { totalWith, type ChosenService } from './chosen-services';

interface Asked {
  offer: Pick<FlightOffer, 'id' | 'total_amount'>;
  services: readonly ChosenService[];
  order?: OrderType;
  language: Language;
}

/** A quote at the shown prices; held orders exclude seats and bags (OQ-53). */
export function quoteRequest({
  offer,
  services,
  order = 'instant',
  language,
}: Asked): FlightQuoteRequest {
  const bought = order === 'hold' ? [] : services;
  return {
    offer_id: offer.id,
    type: order,
    services: bought.map(({ id, quantity, designator }) => ({
      id,
      quantity,
      ...(designator === null ? {} : { designator }),
    })),
    shown_total: totalWith(offer, bought),
    language,
  };
}

import type { BoughtService, FlightOffer, FlightQuote } from '@wayfare/api-contract';
import { formatDecimal, money, parseMoney } from '@wayfare/domain';
import { totalWith, type ChosenService } from '../../domain/draft/chosen-services';
import { chosenFor, type FlightStore } from '../../domain/draft/stored-flight';
import { updateFlightStore } from '../../state/flight-store';

/** The offer at the price it was chosen for; at its current one when seen for the first time. */
export function seenOffer(
  { flight }: Pick<FlightStore, 'flight'>,
  offer: FlightOffer,
): FlightOffer {
  return flight?.id === offer.id ? flight : offer;
}

function seenTotal(
  store: FlightStore,
  { offer, type }: Pick<FlightQuote, 'offer' | 'type'>,
): string {
  return totalWith(seenOffer(store, offer), type === 'hold' ? [] : chosenFor(store, offer));
}

/** The quote exceeds the agreed total: explicit consent needed (OQ-51, FLT-14). */
export function needsConsent(store: FlightStore, quote: FlightQuote): boolean {
  const { priceChanged, previousTotal, ledger } = quote;
  if (!priceChanged || previousTotal === null) return false;
  return (
    parseMoney(ledger.total).amount > parseMoney(previousTotal).amount &&
    seenTotal(store, quote) !== ledger.total
  );
}

const eachOf = ({ total_amount: total, quantity }: BoughtService) =>
  formatDecimal(money(Math.round(parseMoney(total).amount / quantity)));

/** A quoted bag; its size if the tab still knows it. */
function bagOf({ id, bag }: BoughtService, { amenities }: FlightStore): ChosenService['bag'] {
  const known = amenities.find((chosen) => chosen.id === id)?.bag ?? null;
  return bag === null || known !== null
    ? known
    : { ...bag, maximum_depth_cm: null, maximum_height_cm: null, maximum_length_cm: null };
}

/** Takes the quote as chosen, seen and agreed. What cannot be held stays unchanged. */
export function acceptPrices(
  store: FlightStore,
  { offer, services, type }: Pick<FlightQuote, 'offer' | 'services' | 'type'>,
): void {
  const flight = { ...offer, available_services: null };
  const chosen = services.map((bought): ChosenService => {
    const { id, quantity, passenger_ids, segment_ids, designator } = bought;
    return {
      id,
      type: bought.type,
      quantity,
      passenger_ids,
      segment_ids,
      amount: eachOf(bought),
      bag: bagOf(bought, store),
      designator,
    };
  });
  const ofType = (wanted: ChosenService['type']) =>
    chosen.filter((service) => service.type === wanted);
  updateFlightStore(
    type === 'hold' ? { flight } : { flight, amenities: ofType('baggage'), seats: ofType('seat') },
  );
}

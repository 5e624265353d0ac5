import type { ApiClient } from '@wayfare/api-client';
import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { loadOffer, loadSeatMaps } from '../api/flights.api';
import { carryOver, type ForSale, type LostService } from '../domain/draft/carry-over';
import type { ChosenService } from '../domain/draft/chosen-services';
import type { FlightStore } from '../domain/draft/stored-flight';
import { typedFor } from '../domain/draft/typed-traveller';
import { readFlightStore, updateFlightStore } from './flight-store';

/** Keeps the chosen price: a later one is announced before payment. */
function flightOf(offer: FlightOffer, dictionary: FlightDictionary): Partial<FlightStore> {
  const { flight } = readFlightStore();
  const chosen = flight?.id === offer.id ? flight : { ...offer, available_services: null };
  return {
    flight: chosen,
    intineraries: offer.slices.map(({ itinerary_key: key }) => key),
    dictionary,
  };
}

function ofOffer({ id }: FlightOffer): Pick<FlightStore, 'amenities' | 'seats'> {
  const { flight, amenities, seats } = readFlightStore();
  return flight?.id === id ? { amenities, seats } : { amenities: [], seats: [] };
}

/** Keeps the offer, so that its flights can be found again when it expires. */
export function keepOffer(offer: FlightOffer, dictionary: FlightDictionary): void {
  updateFlightStore({ ...flightOf(offer, dictionary), ...ofOffer(offer) });
}

export function chooseBags(
  offer: FlightOffer,
  dictionary: FlightDictionary,
  amenities: ChosenService[],
): void {
  updateFlightStore({ ...flightOf(offer, dictionary), ...ofOffer(offer), amenities });
}

export function chooseSeats(
  offer: FlightOffer,
  dictionary: FlightDictionary,
  seats: ChosenService[],
): void {
  updateFlightStore({ ...flightOf(offer, dictionary), ...ofOffer(offer), seats });
}

/** What fails to load cannot be carried over; the traveller is told. */
async function orNone<Item>(
  isWanted: boolean,
  ask: () => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  if (!isWanted) return [];
  try {
    return await ask();
  } catch {
    return [];
  }
}

interface Chosen {
  offer: FlightOffer;
  dictionary: FlightDictionary;
}

/** Switches to another offer with the same travellers, bags and seats; resolves with those it lacks (OQ-52). */
export async function moveToOffer(
  api: ApiClient,
  language: Language,
  { offer, dictionary }: Chosen,
): Promise<LostService[]> {
  const store = readFlightStore();
  const [bags, maps] = await Promise.all<[Promise<ForSale['bags']>, Promise<ForSale['maps']>]>([
    orNone(
      store.amenities.length > 0,
      async () =>
        (await loadOffer(api, { id: offer.id, services: true, language })).offer
          .available_services ?? [],
    ),
    orNone(store.seats.length > 0, () => loadSeatMaps(api, { offer_id: offer.id, language })),
  ]);
  const { lost, ...kept } = carryOver(store, offer, { bags, maps });
  updateFlightStore({
    ...flightOf(offer, dictionary),
    ...kept,
    travelers: typedFor(store.travelers, offer),
  });
  return lost;
}

import type { ApiClient } from '@wayfare/api-client';
import type { FlightDictionary, FlightOffer } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { loadOffer, loadSeatMaps } from '../api/flights.api';
import { carryOver, type ForSale, type LostService } from '../domain/draft/carry-over';
import type { ChosenService } from '../domain/draft/chosen-services';
import type { FlightStore } from '../domain/draft/stored-flight';
import { typedFor } from '../domain/draft/typed-traveller';
import { readFlightStore, updateFlightStore } from './flight-store';

/** The offer at the price that it was chosen for: a later answer with another one is told of before it is paid. */
function flightOf(offer: FlightOffer, dictionary: FlightDictionary): Partial<FlightStore> {
  const { flight } = readFlightStore();
  const chosen = flight?.id === offer.id ? flight : { ...offer, available_services: null };
  return {
    flight: chosen,
    intineraries: offer.slices.map(({ itinerary_key: key }) => key),
    dictionary,
  };
}

/** Bags and seats of the store as far as they are this offer's. */
function ofOffer({ id }: FlightOffer): Pick<FlightStore, 'amenities' | 'seats'> {
  const { flight, amenities, seats } = readFlightStore();
  return flight?.id === id ? { amenities, seats } : { amenities: [], seats: [] };
}

/** Keeps the offer that is being booked, so that its flights can be found again when it is over. */
export function keepOffer(offer: FlightOffer, dictionary: FlightDictionary): void {
  updateFlightStore({ ...flightOf(offer, dictionary), ...ofOffer(offer) });
}

/** Keeps the chosen bags; seats stay. */
export function chooseBags(
  offer: FlightOffer,
  dictionary: FlightDictionary,
  amenities: ChosenService[],
): void {
  updateFlightStore({ ...flightOf(offer, dictionary), ...ofOffer(offer), amenities });
}

/** Keeps the chosen seats; bags stay. */
export function chooseSeats(
  offer: FlightOffer,
  dictionary: FlightDictionary,
  seats: ChosenService[],
): void {
  updateFlightStore({ ...flightOf(offer, dictionary), ...ofOffer(offer), seats });
}

/** What cannot be asked for now cannot be carried over either; the traveller is told what that is. */
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

/**
 * Books another offer from now on, with the same travellers and with the bags and seats that it has too. Resolves with
 * those that it does not have (OQ-52).
 */
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

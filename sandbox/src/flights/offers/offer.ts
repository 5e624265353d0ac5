import { brandOf, brandsOf, type Brand, type BrandCode } from '../fares/brands';
import { addPrices, journeyPrice, reprice, type FareChoice, type Price } from '../fares/fare';
import { seated, type Traveller } from '../fares/travellers';
import { digest } from '../../kit/ids';
import type { Airline } from '../reference/airlines';
import { CABINS } from '../cabins/cabin-plan';
import { cabinAboard } from '../cabins/layouts';
import { sellerOf, type Flight } from '../timetable/flight';
import { effectsOf, tripsOf, type Trip } from './combine';
import { travellersOf, type Search } from './search';
import { offerId, type OfferToken } from './tokens';

export interface Slice {
  flights: readonly Flight[];
  seller: Airline;
  brand: Brand;
  price: Price;
}

export interface Offer extends OfferToken {
  id: string;
  key: string;
  owner: Airline;
  slices: readonly Slice[];
  travellers: readonly Traveller[];
  price: Price;
  effects: ReadonlySet<string>;
}

const LIFETIME = 30 * 60;

export function expiresAt({ at }: Pick<OfferToken, 'at'>): number {
  return (at + LIFETIME) * 1000;
}

export function sliceOf(
  flights: readonly Flight[],
  fare: Omit<FareChoice, 'brand'> & { code: BrandCode },
  travellers: readonly Traveller[],
  priceFactor = 1,
): Slice | undefined {
  const seller = sellerOf(flights);
  const brand = brandOf(seller, fare.cabin, fare.code);
  return brand === undefined
    ? undefined
    : {
        flights,
        seller,
        brand,
        price: reprice(journeyPrice(flights, { ...fare, brand }, travellers), priceFactor),
      };
}

/** Undefined when an airline on the way does not sell the fare. */
export function offerOf(token: OfferToken, priceFactor = 1): Offer | undefined {
  const travellers = travellersOf(token);
  const fare = {
    cabin: token.cabin,
    code: token.brand,
    isReturn: token.journeys.length > 1,
    at: token.at * 1000,
  };
  const slices = token.journeys.flatMap(
    (flights) => sliceOf(flights, fare, travellers, priceFactor) ?? [],
  );
  if (slices.length < token.journeys.length || travellers.length === 0) return undefined;
  const id = offerId(token);
  return {
    ...token,
    id,
    key: digest(id),
    owner: sellerOf(token.journeys.flat()),
    slices,
    travellers,
    price: addPrices(slices.map(({ price }) => price)),
    effects: effectsOf(token.journeys),
  };
}

function hasCabin(trip: Trip, cabin: OfferToken['cabin']): boolean {
  return trip.every((journey) => {
    const isThere = journey.some(
      ({ departure }) => cabinAboard(departure.aircraft, departure.carrier, cabin) === cabin,
    );
    return isThere && (cabin === 'economy' || sellerOf(journey).kind !== 'lowcost');
  });
}

export function offersOf(search: Search): Offer[] {
  const cabins = search.cabin === undefined ? CABINS : [search.cabin];
  const { guests, at, nonce } = search;
  const trips = tripsOf(search);
  const offers = cabins.flatMap((cabin) =>
    trips
      .filter((trip) => hasCabin(trip, cabin))
      .flatMap((trip) =>
        brandsOf(sellerOf(trip[0] ?? []), cabin).flatMap(
          ({ code }) => offerOf({ journeys: trip, guests, cabin, brand: code, at, nonce }) ?? [],
        ),
      ),
  );
  return offers.sort((a, b) => a.price.total - b.price.total || (a.id < b.id ? -1 : 1));
}

/** Penalties are asked once for each seat. */
export function penaltyCents(
  offer: Pick<Offer, 'travellers'>,
  each: number | undefined,
): number | undefined {
  return each === undefined ? undefined : each * seated(offer.travellers).length;
}

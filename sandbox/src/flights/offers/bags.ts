import type { OfferAvailableServiceBaggage } from '@duffel/api/types';
import { amount, CURRENCY } from '../fares/money';
import { seated, type Traveller } from '../fares/travellers';
import { idOf } from '../wire/ids';
import { distanceOf } from '../timetable/flight';
import type { Offer, Slice } from './offer';
import { segmentId } from './wire-segment';

interface BagKind {
  type: 'carry_on' | 'checked';
  kg: number;
  /** length, height and depth in centimetres */
  size: readonly [length: number, height: number, depth: number];
  maximum: number;
  /** cents on the shortest flight, and for each kilometre */
  price: number;
  perKm: number;
}

const CABIN_BAG: BagKind = {
  type: 'carry_on',
  kg: 10,
  size: [55, 40, 23],
  maximum: 1,
  price: 1_490,
  perKm: 0.35,
};
const LIGHT_BAG: BagKind = {
  type: 'checked',
  kg: 15,
  size: [78, 50, 30],
  maximum: 1,
  price: 1_990,
  perKm: 0.7,
};
const BAG: BagKind = {
  type: 'checked',
  kg: 23,
  size: [90, 75, 43],
  maximum: 2,
  price: 2_790,
  perKm: 0.9,
};
const HEAVY_BAG: BagKind = {
  type: 'checked',
  kg: 32,
  size: [90, 75, 43],
  maximum: 1,
  price: 4_990,
  perKm: 1.2,
};

/** Someone whose fare has no trolley can buy one; airlines without frills also sell a small suitcase. */
function kindsOf({ seller, brand }: Slice): BagKind[] {
  const isLowcost = seller.kind === 'lowcost';
  return [
    ...(brand.carryOn === 0 ? [CABIN_BAG] : []),
    ...(isLowcost ? [LIGHT_BAG] : []),
    BAG,
    HEAVY_BAG,
  ];
}

/** In whole tens of cents. */
function bagCents({ price, perKm }: BagKind, slice: Slice): number {
  return Math.round((price + distanceOf(slice.flights) * perKm) / 10) * 10;
}

/** A bag for one traveller in one direction. */
export interface BagForSale {
  service: OfferAvailableServiceBaggage;
  sliceIndex: number;
  passengerId: string;
  cents: number;
}

function bagForSale(
  offer: Offer,
  sliceIndex: number,
  slice: Slice,
  sale: { traveller: Traveller; kind: BagKind },
): BagForSale {
  const { traveller, kind } = sale;
  const [length, height, depth] = kind.size;
  const cents = bagCents(kind, slice);
  const service: OfferAvailableServiceBaggage = {
    id: idOf('ase', offer.key, sliceIndex, traveller.id, kind.type, kind.kg),
    type: 'baggage',
    maximum_quantity: kind.maximum,
    passenger_ids: [traveller.id],
    segment_ids: slice.flights.map((_, flight) => segmentId(offer, sliceIndex, flight)),
    total_amount: amount(cents),
    total_currency: CURRENCY,
    metadata: {
      type: kind.type,
      maximum_weight_kg: kind.kg,
      maximum_length_cm: length,
      maximum_height_cm: height,
      maximum_depth_cm: depth,
    },
  };
  return { service, sliceIndex, passengerId: traveller.id, cents };
}

export function bagsForSale(offer: Offer): BagForSale[] {
  if (offer.effects.has('no-services')) return [];
  return offer.slices.flatMap((slice, index) =>
    seated(offer.travellers).flatMap((traveller) =>
      kindsOf(slice).map((kind) => bagForSale(offer, index, slice, { traveller, kind })),
    ),
  );
}

import type { OfferAvailableServiceBaggage } from '@duffel/api/types';
import * as v from 'valibot';
import { readTable } from '../../kit/tables';
import rows from '../data/bags.json';
import { amount, CURRENCY } from '../fares/money';
import { seated, type Traveller } from '../fares/travellers';
import { idOf } from '../../kit/ids';
import { distanceOf } from '../timetable/flight';
import type { Offer, Slice } from './offer';
import { segmentId } from './wire-segment';

const BAGS = readTable(
  rows,
  v.object({
    type: v.picklist(['carry_on', 'checked']),
    kg: v.number(),
    /** length, height and depth in centimetres */
    size: v.tuple([v.number(), v.number(), v.number()]),
    maximum: v.number(),
    /** cents on the shortest flight, and for each kilometre */
    price: v.number(),
    perKm: v.number(),
  }),
);
type BagKind = (typeof BAGS)['normal'];

/** Someone whose fare has no trolley can buy one; airlines without frills also sell a small suitcase. */
function kindsOf({ seller, brand }: Slice): BagKind[] {
  return [
    ...(brand.carryOn === 0 ? [BAGS.cabin] : []),
    ...(seller.kind === 'lowcost' ? [BAGS.light] : []),
    BAGS.normal,
    BAGS.heavy,
  ];
}

function bagCents({ price, perKm }: BagKind, slice: Slice): number {
  return Math.round((price + distanceOf(slice.flights) * perKm) / 10) * 10;
}

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

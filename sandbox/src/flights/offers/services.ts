import { idOf } from '../../kit/ids';
import bags from '../data/bags.json';
import { amount, CURRENCY } from '../fares/price';
import { seated } from '../fares/travellers';
import { distanceOf } from '../timetable/flight';
import type { Offer, Slice } from './offer';
import { segmentId } from './wire-slice';

/** What is sold to a traveller beside the flights: a bag on all flights of a slice, or a seat on one of them. */
export interface Service {
  id: string;
  type: 'baggage' | 'seat';
  slice: Slice;
  flightIndex?: number;
  passengerId: string;
  maximum: number;
  cents: number;
  metadata: { type?: string; designator?: string };
}

/** Someone whose fare has no trolley can buy one; airlines without frills also sell a small suitcase. */
function kindsOf({ seller, brand }: Slice) {
  return [
    ...(brand.carryOn === 0 ? [bags.cabin] : []),
    ...(seller.kind === 'lowcost' ? [bags.light] : []),
    bags.normal,
    bags.heavy,
  ];
}

export function bagsForSale({ slices, travellers }: Offer): Service[] {
  return slices.flatMap((slice) =>
    seated(travellers).flatMap(({ id: passengerId }) =>
      kindsOf(slice).map(({ maximum, price, perKm, metadata }) => ({
        id: idOf('ase', slice.key, passengerId, metadata.type, metadata.maximum_weight_kg),
        type: 'baggage',
        slice,
        passengerId,
        maximum,
        cents: Math.round((price + distanceOf(slice.flights) * perKm) / 10) * 10,
        metadata,
      })),
    ),
  );
}

export function wireService({ id, type, slice, metadata, ...service }: Service) {
  const segments = slice.flights.map((_, index) => segmentId(slice, index));
  const { flightIndex } = service;
  return {
    id,
    type,
    metadata,
    total_amount: amount(service.cents),
    total_currency: CURRENCY,
    passenger_ids: [service.passengerId],
    segment_ids: segments.filter((_, index) => (flightIndex ?? index) === index),
  };
}

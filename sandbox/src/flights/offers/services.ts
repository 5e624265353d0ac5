import * as v from 'valibot';
import { idOf } from '../../kit/ids';
import { readTable } from '../../kit/tables';
import rows from '../data/bags.json';
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

const BAGS = readTable(
  rows,
  v.object({
    type: v.picklist(['carry_on', 'checked']),
    kg: v.number(),
    size: v.tuple([v.number(), v.number(), v.number()]),
    maximum: v.number(),
    price: v.number(),
    perKm: v.number(),
  }),
);

/** Someone whose fare has no trolley can buy one; airlines without frills also sell a small suitcase. */
function kindsOf({ seller, brand }: Slice) {
  return [
    ...(brand.carryOn === 0 ? [BAGS.cabin] : []),
    ...(seller.kind === 'lowcost' ? [BAGS.light] : []),
    BAGS.normal,
    BAGS.heavy,
  ];
}

export function bagsForSale({ slices, travellers }: Offer): Service[] {
  return slices.flatMap((slice) =>
    seated(travellers).flatMap(({ id: passengerId }) =>
      kindsOf(slice).map(({ type, kg, size: [length, height, depth], ...kind }) => ({
        id: idOf('ase', slice.key, passengerId, type, kg),
        type: 'baggage',
        slice,
        passengerId,
        maximum: kind.maximum,
        cents: Math.round((kind.price + distanceOf(slice.flights) * kind.perKm) / 10) * 10,
        metadata: {
          type,
          maximum_weight_kg: kg,
          maximum_length_cm: length,
          maximum_height_cm: height,
          maximum_depth_cm: depth,
        },
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

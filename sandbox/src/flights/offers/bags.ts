import * as v from 'valibot';
import { idOf } from '../../kit/ids';
import { readTable } from '../../kit/tables';
import rows from '../data/bags.json';
import { amount, CURRENCY } from '../fares/price';
import { seated } from '../fares/travellers';
import { distanceOf } from '../timetable/flight';
import type { Offer, Slice } from './offer';
import { segmentId } from './wire-slice';

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

/** Someone whose fare has no trolley can buy one; airlines without frills also sell a small suitcase. */
function kindsOf({ seller, brand }: Slice) {
  return [
    ...(brand.carryOn === 0 ? [BAGS.cabin] : []),
    ...(seller.kind === 'lowcost' ? [BAGS.light] : []),
    BAGS.normal,
    BAGS.heavy,
  ];
}

/** Each bag that an offer sells, as the wire has it and with what an order has to know of it. */
export function bagsForSale({ slices, travellers, effects }: Offer) {
  const sold = effects.has('no-services') ? [] : slices;
  return sold.flatMap((slice) =>
    seated(travellers).flatMap(({ id: passengerId }) =>
      kindsOf(slice).map(({ type, kg, size: [length, height, depth], ...kind }) => {
        const perBag = kind.price + distanceOf(slice.flights) * kind.perKm;
        const cents = Math.round(perBag / 10) * 10;
        const service = {
          id: idOf('ase', slice.key, passengerId, type, kg),
          type: 'baggage',
          maximum_quantity: kind.maximum,
          passenger_ids: [passengerId],
          segment_ids: slice.flights.map((_, index) => segmentId(slice, index)),
          total_amount: amount(cents),
          total_currency: CURRENCY,
          metadata: {
            type,
            maximum_weight_kg: kg,
            maximum_length_cm: length,
            maximum_height_cm: height,
            maximum_depth_cm: depth,
          },
        };
        return { service, slice, passengerId, cents };
      }),
    ),
  );
}

import {
  BAG_TYPES,
  type BagLimits,
  type BagService,
  type BagType,
  type FlightOffer,
  type FlightSlice,
} from '@wayfare/api-contract';
import type { IncludedBag, KnownLimits } from '../../domain/fare/bag-text';

export interface BagDirection {
  /** several where a bag is sold for all of them together */
  slices: readonly FlightSlice[];
  included: readonly IncludedBag[];
  extras: readonly BagService[];
}

const LIMITS = [
  'maximum_weight_kg',
  'maximum_depth_cm',
  'maximum_height_cm',
  'maximum_length_cm',
] as const satisfies readonly (keyof BagLimits)[];

function tightest(bags: readonly KnownLimits[]): KnownLimits {
  return Object.fromEntries(
    LIMITS.flatMap((limit) => {
      const known = bags.map((bag) => bag[limit]).filter((value) => typeof value === 'number');
      return known.length > 0 && known.length === bags.length ? [[limit, Math.min(...known)]] : [];
    }),
  );
}

function includedOn({ segments }: FlightSlice, passengerId: string): IncludedBag[] {
  const bagsOn = (segment: FlightSlice['segments'][number], type: BagType) =>
    (segment.passengers.find(({ passenger_id: id }) => id === passengerId)?.baggages ?? []).filter(
      (bag) => bag.type === type && bag.quantity > 0,
    );
  return BAG_TYPES.map((type) => ({
    type,
    quantity: Math.min(
      ...segments.map((segment) =>
        bagsOn(segment, type).reduce((sum, { quantity }) => sum + quantity, 0),
      ),
    ),
    ...tightest(segments.flatMap((segment) => bagsOn(segment, type))),
  })).filter(({ quantity }) => quantity > 0);
}

/** Bags of a traveller by direction; a bag for several directions at once gets a group of its own. */
export function bagDirections(
  { slices, available_services: services }: Pick<FlightOffer, 'slices' | 'available_services'>,
  passengerId: string,
): BagDirection[] {
  const own = (services ?? []).filter(({ passenger_ids: ids }) => ids[0] === passengerId);
  const slicesOf = ({ segment_ids: ids }: BagService) =>
    slices.filter(({ segments }) => segments.some(({ id }) => ids.includes(id)));
  const parts: BagDirection[] = slices.map((slice) => ({
    slices: [slice],
    included: includedOn(slice, passengerId),
    extras: own.filter(
      (service) => slicesOf(service).length === 1 && slicesOf(service)[0] === slice,
    ),
  }));
  const several = new Map<string, BagService[]>();
  for (const service of own.filter((each) => slicesOf(each).length > 1)) {
    const key = slicesOf(service)
      .map(({ id }) => id)
      .join(' ');
    several.set(key, [...(several.get(key) ?? []), service]);
  }
  return [
    ...parts,
    ...[...several.values()].map((extras) => ({
      slices: extras[0] === undefined ? [] : slicesOf(extras[0]),
      included: [],
      extras,
    })),
  ];
}

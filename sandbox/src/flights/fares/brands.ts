import type { CabinClass } from '@duffel/api/types';
import type { Airline } from '../reference/airlines';

export const BRAND_CODES = ['light', 'standard', 'flex'] as const;
export type BrandCode = (typeof BRAND_CODES)[number];

/** What it costs to change or give back a fare, for each traveller with a seat, in cents; without a number it can't be done. */
interface Terms {
  change: number | undefined;
  refund: number | undefined;
}

export interface Brand extends Terms {
  code: BrandCode;
  name: string;
  carryOn: number;
  checked: number;
  /** a place may be chosen without paying for it */
  freeSeats: boolean;
  priority: boolean;
  /** against the cheapest fare of the cabin, and what comes on top for each direction */
  factor: number;
  extra: number;
}

type Bags = readonly [carryOn: number, checked: number];

function brand(
  code: BrandCode,
  name: string,
  [carryOn, checked]: Bags,
  rest: Omit<Brand, 'code' | 'name' | 'carryOn' | 'checked'>,
): Brand {
  return { code, name, carryOn, checked, ...rest };
}

const LOWCOST: readonly Brand[] = [
  brand('light', 'Light', [0, 0], {
    change: undefined,
    refund: undefined,
    freeSeats: false,
    priority: false,
    factor: 1,
    extra: 0,
  }),
  brand('standard', 'Standard', [1, 1], {
    change: 4_500,
    refund: undefined,
    freeSeats: false,
    priority: true,
    factor: 1.08,
    extra: 2_900,
  }),
  brand('flex', 'Flex', [1, 1], {
    change: 0,
    refund: 5_000,
    freeSeats: true,
    priority: true,
    factor: 1.3,
    extra: 5_900,
  }),
];

const ECONOMY: readonly Brand[] = [
  brand('light', 'Economy Light', [1, 0], {
    change: undefined,
    refund: undefined,
    freeSeats: false,
    priority: false,
    factor: 1,
    extra: 0,
  }),
  brand('standard', 'Economy Standard', [1, 1], {
    change: 7_000,
    refund: undefined,
    freeSeats: false,
    priority: false,
    factor: 1.12,
    extra: 2_400,
  }),
  brand('flex', 'Economy Flex', [1, 1], {
    change: 0,
    refund: 4_000,
    freeSeats: true,
    priority: true,
    factor: 1.42,
    extra: 5_200,
  }),
];

const PREMIUM: readonly Brand[] = [
  brand('standard', 'Premium Standard', [1, 2], {
    change: 9_000,
    refund: 20_000,
    freeSeats: false,
    priority: true,
    factor: 1,
    extra: 0,
  }),
  brand('flex', 'Premium Flex', [1, 2], {
    change: 0,
    refund: 0,
    freeSeats: true,
    priority: true,
    factor: 1.34,
    extra: 6_000,
  }),
];

const BUSINESS: readonly Brand[] = [
  brand('standard', 'Business Standard', [2, 2], {
    change: 15_000,
    refund: 35_000,
    freeSeats: true,
    priority: true,
    factor: 1,
    extra: 0,
  }),
  brand('flex', 'Business Flex', [2, 2], {
    change: 0,
    refund: 0,
    freeSeats: true,
    priority: true,
    factor: 1.3,
    extra: 9_000,
  }),
];

const FIRST: readonly Brand[] = [
  brand('flex', 'First Flex', [2, 3], {
    change: 0,
    refund: 0,
    freeSeats: true,
    priority: true,
    factor: 1,
    extra: 0,
  }),
];

const BY_CABIN: Readonly<Record<CabinClass, readonly Brand[]>> = {
  economy: ECONOMY,
  premium_economy: PREMIUM,
  business: BUSINESS,
  first: FIRST,
};

/** The fares of a cabin, the cheapest first. */
export function brandsOf({ kind }: Airline, cabin: CabinClass): readonly Brand[] {
  return kind === 'lowcost' ? LOWCOST : BY_CABIN[cabin];
}

export function brandOf(airline: Airline, cabin: CabinClass, code: BrandCode): Brand | undefined {
  return brandsOf(airline, cabin).find((one) => one.code === code);
}

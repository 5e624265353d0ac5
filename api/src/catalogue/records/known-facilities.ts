import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { Accessibility, FacetOption } from '@wayfare/api-contract';

type Known = FacetOption<'accessibility'> | FacetOption<'facilities'>;

const CODES: Readonly<Record<Known, string>> = {
  mobility: 'accessibility_mobility',
  hearing: 'accessibility_hearing',
  parking: 'parking',
  pool: 'pool',
  restaurant: 'restaurant',
  gym: 'gym',
  spa: 'spa',
  pets: 'pets_allowed',
};

const KNOWN: readonly Known[] = [
  ...HOTEL_FACETS.accessibility.options,
  ...HOTEL_FACETS.facilities.options,
];

type Facilities = readonly { readonly code: string }[];

export const facilityBits = (facilities: Facilities): number =>
  KNOWN.reduce(
    (bits, known, index) =>
      facilities.some(({ code }) => code === CODES[known]) ? bits | (1 << index) : bits,
    0,
  );

/** `facilityBits` in SQL. */
export const FACILITY_BITS_SQL = KNOWN.map(
  (known, index) =>
    `CASE WHEN facilities @> '[{"code":"${CODES[known]}"}]' THEN ${1 << index} ELSE 0 END`,
).join(' + ');

/** Options set in `bits`; option 0 is bit 0. */
export const bitsFor = (bits: number, options: readonly Known[]): number =>
  options.reduce(
    (chosen, option, index) => chosen | (((bits >> KNOWN.indexOf(option)) & 1) << index),
    0,
  );

export function accessibilityOf(facilities: Facilities): Accessibility[] {
  return HOTEL_FACETS.accessibility.options.filter((kind) =>
    facilities.some(({ code }) => code === CODES[kind]),
  );
}

import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { Accessibility, FacetOption } from '@wayfare/api-contract';

type Known = FacetOption<'accessibility'> | FacetOption<'facilities'>;

/** Of a feed's facilities, those that somebody can filter by. */
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

/** What a house has of them, as a number: a bit for each. */
export const facilityBits = (facilities: Facilities): number =>
  KNOWN.reduce(
    (bits, known, index) =>
      facilities.some(({ code }) => code === CODES[known]) ? bits | (1 << index) : bits,
    0,
  );

/** The same of a row of the database, in SQL. */
export const FACILITY_BITS_SQL = KNOWN.map(
  (known, index) =>
    `CASE WHEN facilities @> '[{"code":"${CODES[known]}"}]' THEN ${1 << index} ELSE 0 END`,
).join(' + ');

/** Which of those options a number has, in the order of its bits: option 0 is bit 0. */
export const bitsFor = (bits: number, options: readonly Known[]): number =>
  options.reduce(
    (chosen, option, index) => chosen | (((bits >> KNOWN.indexOf(option)) & 1) << index),
    0,
  );

/** What a house has for guests with a disability. */
export function accessibilityOf(facilities: Facilities): Accessibility[] {
  return HOTEL_FACETS.accessibility.options.filter((kind) =>
    facilities.some(({ code }) => code === CODES[kind]),
  );
}

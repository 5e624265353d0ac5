import type { PassOffer } from '@wayfare/api-contract';

/** 1st class for the code "1", else 2nd (TRN-24). */
export const travelClassOf = (code: string | undefined): 1 | 2 => (code === '1' ? 1 : 2);

const ISO = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/;
const DAYS = [360, 30, 7, 1];

/** Days of an ISO 8601 duration, a month as 30 (TRN-26); null for anything else. */
export function isoDurationDays(iso: string): number | null {
  const match = iso.length > 1 ? ISO.exec(iso) : null;
  return match === null
    ? null
    : match
        .slice(1)
        .reduce(
          (days, part: string | undefined, index) => days + Number(part ?? 0) * (DAYS[index] ?? 0),
          0,
        );
}

export type PassKind = 'flexible' | 'continuous';

export const passKindOf = ({
  numberOfTravelDays,
}: Pick<PassOffer, 'numberOfTravelDays'>): PassKind =>
  numberOfTravelDays === null ? 'continuous' : 'flexible';

export const usableDays = ({
  numberOfTravelDays,
  validityDuration,
}: Pick<PassOffer, 'numberOfTravelDays' | 'validityDuration'>): number =>
  numberOfTravelDays ?? isoDurationDays(validityDuration) ?? 0;

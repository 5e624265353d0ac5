/** Categories of the passenger picker (TRN-15), in the order they are shown. */
export const CATEGORIES = ['adult', 'youth', 'senior', 'child', 'infant'] as const;
export type TravellerCategory = (typeof CATEGORIES)[number];

const AGE_BANDS: Readonly<Record<TravellerCategory, { min: number; max: number | null }>> = {
  infant: { min: 0, max: 3 },
  child: { min: 4, max: 11 },
  youth: { min: 12, max: 29 },
  adult: { min: 30, max: 64 },
  senior: { min: 65, max: null },
};

type BookingType = 'ADULT' | 'YOUTH' | 'SENIOR';

/** The age group that fares know: youth 0 to 29, adult 30 to 64, senior from 65. */
export function ageGroupOf(age: number): BookingType {
  if (age < 30) return 'YOUTH';
  return age < 65 ? 'ADULT' : 'SENIOR';
}

/** The type in a booking: children and infants travel as youth, since fares follow the age. */
export function bookingTypeOf(category: TravellerCategory): BookingType {
  return ageGroupOf(AGE_BANDS[category].min);
}

/** Whether someone of this age may travel in the category; from 65 an adult fare stays allowed. */
export function acceptsAge(category: TravellerCategory, age: number): boolean {
  const { min, max } = AGE_BANDS[category];
  return age >= min && (category === 'adult' || max === null || age <= max);
}

export const CABIN_CLASSES = ['economy', 'premium_economy', 'business', 'first'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

export const BAG_TYPES = ['carry_on', 'checked', 'backpack'] as const;
export type BagType = (typeof BAG_TYPES)[number];

export const FLIGHT_PAGE_SIZE = 25;
export const FLIGHT_LIMITS = { slices: 6, seated: 9, daysAhead: 330, connections: 2 } as const;

export const TRAVELLER_TYPES = ['adult', 'child', 'infant_without_seat'] as const;
export type TravellerType = (typeof TRAVELLER_TYPES)[number];

export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];

/** "Device type" of a phone (FLT-22). */
export const PHONE_TYPES = ['LANDLINE', 'MOBILE', 'FAX'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

/** Ages in years on the day of the first departure (OQ-49). */
export const TRAVELLER_AGES: Readonly<
  Record<TravellerType, { readonly min: number; readonly max: number }>
> = {
  adult: { min: 12, max: 120 },
  child: { min: 2, max: 11 },
  infant_without_seat: { min: 0, max: 1 },
};

export const TRAVELLER_LIMITS = { nameMax: 60, phoneMin: 4, phoneMax: 25, prefixMax: 3 } as const;

/** `hold` reserves seats and is paid later (OQ-53). */
export const ORDER_TYPES = ['instant', 'hold'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

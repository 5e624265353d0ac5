/** TRN-15, in display order. */
export const TRAIN_CATEGORIES = ['adult', 'youth', 'senior', 'child', 'infant'] as const;
export type TrainCategory = (typeof TRAIN_CATEGORIES)[number];

/** Years on the first departure, or a pass's first day (OQ-62). An adult may be older than 64. */
export const TRAIN_AGES: Readonly<
  Record<TrainCategory, { readonly min: number; readonly max: number }>
> = {
  infant: { min: 0, max: 3 },
  child: { min: 4, max: 11 },
  youth: { min: 12, max: 29 },
  adult: { min: 30, max: 120 },
  senior: { min: 65, max: 120 },
};

/** Accepted ages: youth fares up to 29, without a lower limit (TRN-64 to TRN-66). */
export const TRAIN_AGES_TAKEN: typeof TRAIN_AGES = {
  ...TRAIN_AGES,
  child: { min: 0, max: TRAIN_AGES.child.max },
  youth: { min: 0, max: TRAIN_AGES.youth.max },
};

/** Suggestions before typing; those unknown to a railway are left out. */
export const POPULAR_TRAIN_PLACES = [
  'NL:amsterdam',
  'FR:paris',
  'GB:london',
  'BE:bruxelles',
  'DE:berlin',
  'DE:koln',
  'CH:zurich',
  'AT:wien',
] as const;

/** Representative age of a category: fares follow the age. */
export const SEARCHED_AGES: Readonly<Record<TrainCategory, number>> = {
  infant: 2,
  child: 8,
  youth: 20,
  adult: 40,
  senior: 70,
};

/** Types in a booking (TRN-16): youth 0 to 29, adult 30 to 64, senior from 65 (CON-04). */
export const TRAIN_TRAVELER_TYPES = ['ADULT', 'YOUTH', 'SENIOR'] as const;
export type TrainTravelerType = (typeof TRAIN_TRAVELER_TYPES)[number];

export const TRAIN_LIMITS = {
  passengers: 9,
  daysAhead: 330,
  items: 10,
  nameChanges: 3,
  days: 7,
} as const;

/** Passengers, specification section 5 (TRN-58 to TRN-62). */
export const TRAIN_PASSENGER_LIMITS = {
  firstNameMin: 2,
  firstNameMax: 15,
  lastNameMin: 2,
  lastNameMax: 35,
  emailMin: 9,
  emailMax: 192,
  phoneMin: 9,
  phoneMax: 14,
} as const;

export const TITLES = ['MR', 'MRS', 'MX'] as const;
export type Title = (typeof TITLES)[number];

export const TRAIN_DOCUMENT_TYPES = ['PASSPORT', 'IDENTITY_CARD'] as const;
export type TrainDocumentType = (typeof TRAIN_DOCUMENT_TYPES)[number];

/** TRN-34: print at home, e-ticket, reference, collection at a station, carrier's page, mobile pass. */
export const DELIVERY_TYPES = [
  'PAH',
  'ETK',
  'TICKETLESS',
  'TOD',
  'RETRIEVE_VIA_LINK',
  'MPASS',
] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** The eight groups of seat preferences (TRN-33) with what can be chosen in each. */
export const SEAT_PREFERENCES = {
  SEATING_PREFERENCE: ['WINDOW', 'AISLE', 'MIDDLE'],
  SPACE_TYPE: ['QUIET', 'FAMILY', 'STANDARD'],
  COMPARTMENT_TYPE: ['OPEN', 'COMPARTMENT', 'LADIES_ONLY'],
  TABLE: ['WITH_TABLE', 'WITHOUT_TABLE'],
  DUPLEX_LEVEL: ['UPPER_DECK', 'LOWER_DECK'],
  SEAT_TYPE: ['SOLO', 'DUO', 'FACE_TO_FACE'],
  DIRECTION: ['FORWARD', 'BACKWARD'],
  BERTH_LEVEL: ['UPPER', 'MIDDLE_BERTH', 'LOWER'],
} as const;
export type PreferenceGroup = keyof typeof SEAT_PREFERENCES;
export const PREFERENCE_GROUPS = Object.keys(SEAT_PREFERENCES) as readonly PreferenceGroup[];

export const TRAIN_ITEM_STATUSES = [
  'CREATED',
  'PREBOOKED',
  'CONFIRMED',
  'CANCELLATION_IN_PROGRESS',
  'PARTIALLY_CANCELED',
  'CANCELED',
  'CANCEL_FORCED',
  'EXCHANGED',
] as const;
export type TrainItemStatus = (typeof TRAIN_ITEM_STATUSES)[number];

/** `RETURN` is sold for both directions together only (OQ-66). */
export const FLEXIBILITIES = ['NON_FLEX', 'RETURN', 'SEMI_FLEX', 'FULL_FLEX'] as const;
export type FlexibilityCode = (typeof FLEXIBILITIES)[number];

/** Ascending; the last three are of night trains. */
export const COMFORT_CATEGORIES = [
  'STANDARD',
  'COMFORT',
  'PREMIER',
  'SEAT',
  'COUCHETTE',
  'SLEEPER',
] as const;
export type ComfortCode = (typeof COMFORT_CATEGORIES)[number];

/** Well to wheel (decision 0081; EEA, "Rail and waterborne: best for low-carbon motorised transport", 2021). */
export const TRAVEL_EMISSIONS = {
  /** of CO2e a passenger-km */
  grams: { train: 33, car: 143, flight: 160 },
  detour: 1.2,
  /** on top of the straight line (annex IV, Directive 2003/87/EC) */
  flightKilometres: 95,
} as const;

/** Optional fields besides both names (TRN-14). */
export const PASSENGER_FIELDS = [
  'title',
  'date_of_birth',
  'country_of_residence',
  'countryCode',
  'type',
  'expirationDate',
  'documentNumber',
  'email',
  'phone_number',
  'reduction_card_id',
] as const;
export type PassengerField = (typeof PASSENGER_FIELDS)[number];

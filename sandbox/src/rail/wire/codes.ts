export const FLEXIBILITIES = ['NON_FLEX', 'RETURN', 'SEMI_FLEX', 'FULL_FLEX'] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];

export const COMFORTS = ['STANDARD', 'COMFORT', 'PREMIER', 'SEAT', 'COUCHETTE', 'SLEEPER'] as const;
export type Comfort = (typeof COMFORTS)[number];

export const DELIVERIES = [
  'PAH',
  'ETK',
  'TICKETLESS',
  'TOD',
  'RETRIEVE_VIA_LINK',
  'MPASS',
] as const;
export type Delivery = (typeof DELIVERIES)[number];

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

/** Kinds of bed as the supplier's wire names them. */
export const BED_TYPES = ['single', 'double', 'queen', 'king', 'sofabed'] as const;
export type BedType = (typeof BED_TYPES)[number];

/** What a room may have, in the order in which it is told. */
export const ROOM_FACILITIES = [
  'air_conditioning',
  'private_bathroom',
  'bath',
  'kitchenette',
  'balcony',
  'view',
  'kettle',
  'desk',
  'tv',
  'safe',
  'minibar',
  'hairdryer',
  'iron',
  'soundproof',
] as const;
export type RoomFacility = (typeof ROOM_FACILITIES)[number];

/** Who travels together, in the order in which it is offered. */
export const TRAVELLER_KINDS = ['couple', 'family', 'friends', 'solo', 'business'] as const;
export type TravellerKind = (typeof TRAVELLER_KINDS)[number];

/** What guests give scores for besides the stay as a whole. */
export const REVIEW_SUBJECTS = [
  'cleanliness',
  'location',
  'staff',
  'comfort',
  'facilities',
  'value',
] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/** Scores out of ten are counted from each of these up to the next one. */
export const REVIEW_BANDS = ['9', '7', '5', '1'] as const;
export type ReviewBand = (typeof REVIEW_BANDS)[number];

/** A page of reviews has so many. */
export const REVIEWS_SIZE = 5;

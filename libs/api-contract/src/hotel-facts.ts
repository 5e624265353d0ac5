/** Kinds of bed as the supplier's wire names them. */
export const BED_TYPES = ['single', 'double', 'queen', 'king', 'sofabed'] as const;
export type BedType = (typeof BED_TYPES)[number];

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

export const TRAVELLER_KINDS = ['couple', 'family', 'friends', 'solo', 'business'] as const;
export type TravellerKind = (typeof TRAVELLER_KINDS)[number];

export const REVIEW_SUBJECTS = [
  'cleanliness',
  'location',
  'staff',
  'comfort',
  'facilities',
  'value',
] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

export const REVIEW_BANDS = ['9', '7', '5', '1'] as const;
export type ReviewBand = (typeof REVIEW_BANDS)[number];

export const REVIEWS_SIZE = 5;

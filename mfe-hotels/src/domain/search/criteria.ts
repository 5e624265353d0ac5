import type { Bounds, Occupancy, PlaceType } from '@wayfare/api-contract';
import type { IsoDate, Party } from '@wayfare/domain';

/** A place that was chosen from the list: an id, and the words that the field shows for it. */
export interface ChosenPlace {
  type: PlaceType;
  id: string;
  searchTerms: string;
  /** whose calendar says what is past; unknown where the place was read from a URL */
  timeZone?: string | undefined;
  /** where it lies; unknown where a link does not say it */
  point?: { latitude: number; longitude: number } | undefined;
}

/** Where to search without a place's name: "search this area" and "around this point". */
export type Area = { bounds: Bounds } | { latitude: number; longitude: number };

/** A search as it is filled in; it may be incomplete or wrong. */
export interface SearchDraft {
  place: ChosenPlace | null;
  area: Area | null;
  hotels: string[];
  checkIn: string;
  checkOut: string;
  party: Party;
  /** the country that the traveller chose, ISO 3166-1 alpha-2; null is the account's or else the language's own (HOT-21) */
  nationality?: string | null | undefined;
}

/** A search that can be sent. Dates come in pairs or not at all. */
export interface StayCriteria {
  place: ChosenPlace | null;
  area: Area | null;
  hotels: string[];
  stay: { checkIn: IsoDate; checkOut: IsoDate } | null;
  party: Party;
  /** as in a draft */
  nationality?: string | null | undefined;
  occupancies: Occupancy[];
}

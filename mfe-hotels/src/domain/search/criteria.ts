import type { Bounds, Occupancy, PlaceType } from '@wayfare/api-contract';
import { DEFAULT_PARTY, toOccupancies, type IsoDate, type Party } from '@wayfare/domain';

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

/**
 * A hotel search: what the address says, what the form holds, and what is asked for. It may be incomplete or wrong; the
 * rules judge it (`searchProblems`).
 */
export interface StaySearch {
  place: ChosenPlace | null;
  area: Area | null;
  hotels: string[];
  /** null without dates, which gets indicative prices; a day that is not given is '' */
  stay: { checkIn: IsoDate; checkOut: IsoDate } | null;
  party: Party;
  /** the country that the traveller chose, ISO 3166-1 alpha-2; null is the account's or else the language's own (HOT-21) */
  nationality?: string | null | undefined;
}

/** No hotel is chosen before someone chooses one (CON-18). */
export const EMPTY_SEARCH: StaySearch = {
  place: null,
  area: null,
  hotels: [],
  stay: null,
  party: DEFAULT_PARTY,
};

/** Both days, or none where neither is given. */
export const stayOf = (checkIn: string, checkOut: string): StaySearch['stay'] =>
  checkIn === '' && checkOut === '' ? null : { checkIn, checkOut };

/** The party as the wire has it; of a search that the rules accept nobody is lost. */
export const occupanciesOf = ({ party }: Pick<StaySearch, 'party'>): Occupancy[] =>
  toOccupancies(party) ?? [];

import type { Bounds, Occupancy, PlaceType } from '@wayfare/api-contract';
import { DEFAULT_PARTY, toOccupancies, type IsoDate, type Party } from '@wayfare/domain';

export interface ChosenPlace {
  type: PlaceType;
  id: string;
  searchTerms: string;
  /** zone of the place's calendar; unknown where the place was read from a URL */
  timeZone?: string | undefined;
  /** unknown where a link does not say it */
  point?: { latitude: number; longitude: number } | undefined;
}

/** A search without a place's name: "search this area" and "around this point". */
export type Area = { bounds: Bounds } | { latitude: number; longitude: number };

/** A hotel search as the address or the form has it, possibly incomplete or wrong: `searchProblems` judges it. */
export interface StaySearch {
  place: ChosenPlace | null;
  area: Area | null;
  hotels: string[];
  /** null without dates (indicative prices); a missing day is '' */
  stay: { checkIn: IsoDate; checkOut: IsoDate } | null;
  party: Party;
  /** chosen country, ISO 3166-1 alpha-2; null takes the account's, else the language's (HOT-21) */
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

export const stayOf = (checkIn: string, checkOut: string): StaySearch['stay'] =>
  checkIn === '' && checkOut === '' ? null : { checkIn, checkOut };

/** The party in the wire's form; loses nobody of a valid search. */
export const occupanciesOf = ({ party }: Pick<StaySearch, 'party'>): Occupancy[] =>
  toOccupancies(party) ?? [];

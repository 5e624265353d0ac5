import {
  SEARCHED_AGES,
  TRAIN_CATEGORIES,
  type PassCriteria,
  type SearchLeg,
  type SearchTraveler,
  type TicketCriteria,
  type TrainCategory,
  type TrainPlace,
} from '@wayfare/api-contract';
import type { Clock } from '@wayfare/domain';
import { departureAt } from './departure';

export const PRODUCTS = ['tickets', 'pass'] as const;
export type Product = (typeof PRODUCTS)[number];

/** A station or a city with all of its stations. As long as none is chosen the code is '' and both labels are what was typed. */
export type Place = Pick<TrainPlace, 'code' | 'type' | 'label' | 'localLabel' | 'timezone'>;

export type Passengers = Readonly<Record<TrainCategory, number>>;

/** Codes of reduction cards for each passenger of a category, '' for none; may be shorter than there are passengers. */
export type Cards = Readonly<Partial<Record<TrainCategory, readonly string[]>>>;

/** What the form for tickets holds, as typed. */
export interface TicketSearch {
  from: Place;
  to: Place;
  /** YYYY-MM-DD */
  date: string;
  /** 0 to 23 */
  hour: number;
  /** '' for a single journey */
  returnDate: string;
  returnHour: number;
  passengers: Passengers;
  cards: Cards;
}

/** What the form for a rail pass holds. */
export interface PassSearch {
  /** code of the area that the pass is for, '' until one is chosen */
  area: string;
  /** first day of validity, YYYY-MM-DD */
  date: string;
  passengers: Passengers;
}

export const NO_PLACE: Place = {
  code: '',
  type: 'station',
  label: '',
  localLabel: '',
  timezone: '',
};

export const ONE_ADULT: Passengers = { adult: 1, youth: 0, senior: 0, child: 0, infant: 0 };

export const EMPTY_TICKET_SEARCH: TicketSearch = {
  from: NO_PLACE,
  to: NO_PLACE,
  date: '',
  hour: 8,
  returnDate: '',
  returnHour: 8,
  passengers: ONE_ADULT,
  cards: {},
};

export const EMPTY_PASS_SEARCH: PassSearch = { area: '', date: '', passengers: ONE_ADULT };

/** Who may have a reduction card; infants travel free without one. */
export const CARD_CATEGORIES = TRAIN_CATEGORIES.filter((category) => category !== 'infant');

export interface Passenger {
  category: TrainCategory;
  /** within its category, from 0 */
  index: number;
  card: string;
}

/** Everybody, in the order of the search. */
export function passengersOf(passengers: Passengers, cards: Cards = {}): Passenger[] {
  return TRAIN_CATEGORIES.flatMap((category) =>
    Array.from({ length: passengers[category] }, (_, index) => ({
      category,
      index,
      card: cards[category]?.[index] ?? '',
    })),
  );
}

/** The travelers of a search, by the age that stands for their category (OQ-62). */
export function travelersOf(passengers: Passengers, cards: Cards = {}): SearchTraveler[] {
  return passengersOf(passengers, cards).map(({ category, card }) => ({
    age: SEARCHED_AGES[category],
    cards: card === '' ? [] : [{ code: card }],
  }));
}

/** A search that the rules accept, as every call about its tickets takes it; one leg, or two with a return. */
export function ticketCriteria(search: TicketSearch, clock: Clock = Date.now): TicketCriteria {
  const { from, to, date, hour, returnDate, returnHour } = search;
  const out: SearchLeg = {
    origin: from.code,
    destination: to.code,
    departure: departureAt({ date, hour, timezone: from.timezone }, clock),
  };
  const departure = departureAt(
    { date: returnDate, hour: returnHour, timezone: to.timezone },
    clock,
  );
  // of what is over today, the way back would be allowed an hour that the way out has passed
  const back: SearchLeg = {
    origin: to.code,
    destination: from.code,
    departure: departure < out.departure ? out.departure : departure,
  };
  return {
    legs: returnDate === '' ? [out] : [out, back],
    travelers: travelersOf(search.passengers, search.cards),
  };
}

/** As `ticketCriteria`, for a pass. */
export function passCriteria({ area, date, passengers }: PassSearch): PassCriteria {
  return { place: area, validityStartDate: date, travelers: travelersOf(passengers) };
}

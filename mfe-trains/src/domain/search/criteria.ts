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

/** A station, or a city with all its stations. Before a choice the code is '' and the labels are the typed text. */
export type Place = Pick<TrainPlace, 'code' | 'type' | 'label' | 'localLabel' | 'timezone'>;

export type Passengers = Readonly<Record<TrainCategory, number>>;

/** Card codes of each passenger of a category, '' for none; may be shorter than the passengers. */
export type Cards = Readonly<Partial<Record<TrainCategory, readonly string[]>>>;

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

export interface PassSearch {
  /** area code; '' until chosen */
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

/** Infants travel free and have no cards. */
export const CARD_CATEGORIES = TRAIN_CATEGORIES.filter((category) => category !== 'infant');

export interface Passenger {
  category: TrainCategory;
  index: number;
  card: string;
}

export function passengersOf(passengers: Passengers, cards: Cards = {}): Passenger[] {
  return TRAIN_CATEGORIES.flatMap((category) =>
    Array.from({ length: passengers[category] }, (_, index) => ({
      category,
      index,
      card: cards[category]?.[index] ?? '',
    })),
  );
}

/** Ages stand for categories (OQ-62). */
export function travelersOf(passengers: Passengers, cards: Cards = {}): SearchTraveler[] {
  return passengersOf(passengers, cards).map(({ category, card }) => ({
    age: SEARCHED_AGES[category],
    cards: card === '' ? [] : [{ code: card }],
  }));
}

/** Criteria of a valid search; two legs for a return. */
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
  // today's way back must not be earlier than an outward hour moved by the clock
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

export function passCriteria({ area, date, passengers }: PassSearch): PassCriteria {
  return { place: area, validityStartDate: date, travelers: travelersOf(passengers) };
}

import type { TravellerCategory } from './traveller-category';

export const PRODUCTS = ['tickets', 'pass'] as const;
export type Product = (typeof PRODUCTS)[number];

export type Passengers = Readonly<Record<TravellerCategory, number>>;

/** What the form for tickets holds, as typed. */
export interface TicketSearch {
  from: string;
  to: string;
  /** YYYY-MM-DD */
  date: string;
  /** 0 to 23 */
  hour: number;
  /** '' for a single journey */
  returnDate: string;
  returnHour: number;
  passengers: Passengers;
}

/** What the form for a rail pass holds, as typed. */
export interface PassSearch {
  /** country or region the pass is for */
  area: string;
  /** first day of validity, YYYY-MM-DD */
  date: string;
  passengers: Passengers;
}

export const ONE_ADULT: Passengers = { adult: 1, youth: 0, senior: 0, child: 0, infant: 0 };

export const EMPTY_TICKET_SEARCH: TicketSearch = { from: '', to: '', date: '', hour: 8, returnDate: '', returnHour: 8, passengers: ONE_ADULT };

export const EMPTY_PASS_SEARCH: PassSearch = { area: '', date: '', passengers: ONE_ADULT };

import type { Words } from '../wire/words';
import type { Comfort, Delivery, Flexibility } from '../wire/wire-types';
import type { ServiceId } from './services';

/** `document` asks for a passport or identity card too. */
export type Asking = 'lead' | 'birth' | 'document';

/** A term of a fare; without one it is not allowed. Cents for each traveller, percent of the price. */
export interface Term {
  hoursBefore: number;
  fee?: number;
  percent?: number;
}

export interface FareTerms {
  refund?: Term;
  exchange?: Term;
}

/** How a carrier sells its trains. */
export interface CarrierProfile {
  /** against an ordinary carrier */
  level: number;
  /** by day; night trains have their own */
  comforts: readonly Comfort[];
  flexibilities: readonly Flexibility[];
  terms: Readonly<Record<Flexibility, FareTerms>>;
  /** the same price on every train and day, and no seat with it */
  isOpen: boolean;
  /** share of the price that these pay, and what a child pays at most, in cents */
  shares: { child: number; youth: number; senior: number; childAtMost?: number };
  /** takes holders of a pass, for the price of a seat in cents; undefined when it does not */
  passSeat: number | undefined;
  delivery: readonly Delivery[];
  asks: Asking;
  services: readonly ServiceId[];
  hasTwoDecks: boolean;
  /** how long an offer and a prebooking stand */
  offerMinutes: number;
  prebookMinutes: number;
  routeChange: boolean;
  nameChange: { allowed: boolean; toAnother: boolean; reason: Words };
  /** names of its own for its fares */
  fareNames: Partial<Record<Flexibility, string>>;
  comfortNames: Partial<Record<Comfort, string>>;
}

const NO_TERMS: FareTerms = {};
const FREE: Term = { hoursBefore: 0 };

const ORDINARY_TERMS: CarrierProfile['terms'] = {
  NON_FLEX: { exchange: { hoursBefore: 24, fee: 1_500 } },
  RETURN: { exchange: { hoursBefore: 24, fee: 1_000 } },
  SEMI_FLEX: { refund: { hoursBefore: 24, percent: 20 }, exchange: { hoursBefore: 2 } },
  FULL_FLEX: { refund: FREE, exchange: FREE },
};

export const STRICT_TERMS: CarrierProfile['terms'] = {
  NON_FLEX: NO_TERMS,
  RETURN: { exchange: { hoursBefore: 48, fee: 1_200 } },
  SEMI_FLEX: { refund: { hoursBefore: 48, fee: 1_500 }, exchange: { hoursBefore: 24, fee: 500 } },
  FULL_FLEX: { refund: { hoursBefore: 1 }, exchange: FREE },
};

export const NO_REASON: Words = { en: '', nl: '' };

export const CORRECTIONS = { allowed: true, toAnother: false, reason: NO_REASON };
export const TRANSFERS = { allowed: true, toAnother: true, reason: NO_REASON };
export const NO_NAME_CHANGE = {
  allowed: false,
  toAnother: false,
  reason: {
    en: 'This carrier does not change names on tickets.',
    nl: 'Deze vervoerder wijzigt geen namen op tickets.',
  },
};

/** A national railway with reserved long-distance trains. */
export const ORDINARY: CarrierProfile = {
  level: 1,
  comforts: ['STANDARD', 'COMFORT'],
  flexibilities: ['NON_FLEX', 'SEMI_FLEX', 'FULL_FLEX'],
  terms: ORDINARY_TERMS,
  isOpen: false,
  shares: { child: 0.5, youth: 0.8, senior: 0.85 },
  passSeat: 500,
  delivery: ['PAH'],
  asks: 'lead',
  services: [],
  hasTwoDecks: false,
  offerMinutes: 20,
  prebookMinutes: 60,
  routeChange: false,
  nameChange: CORRECTIONS,
  fareNames: {},
  comfortNames: {},
};

/** One price, every train of the day. */
export const OPEN: CarrierProfile = {
  ...ORDINARY,
  flexibilities: ['FULL_FLEX'],
  isOpen: true,
  passSeat: 0,
  services: ['BICYCLE'],
  offerMinutes: 30,
  prebookMinutes: 7 * 24 * 60,
  routeChange: true,
  nameChange: TRANSFERS,
};

const LOWCOST: CarrierProfile = {
  ...ORDINARY,
  level: 0.55,
  comforts: ['STANDARD'],
  flexibilities: ['NON_FLEX'],
  terms: STRICT_TERMS,
  shares: { child: 0.5, youth: 1, senior: 1, childAtMost: 800 },
  passSeat: undefined,
  services: ['EXTRA_BAG'],
  offerMinutes: 15,
  prebookMinutes: 15,
  nameChange: NO_NAME_CHANGE,
};

export const WITH_RETURN = ['NON_FLEX', 'RETURN', 'SEMI_FLEX', 'FULL_FLEX'] as const;

type Changes = Partial<CarrierProfile>;

export const ordinary = (changes: Changes): CarrierProfile => ({ ...ORDINARY, ...changes });
export const open = (changes: Changes): CarrierProfile => ({ ...OPEN, ...changes });
export const lowcost = (changes: Changes): CarrierProfile => ({ ...LOWCOST, ...changes });

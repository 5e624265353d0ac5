/** `browser` stays; `visit` until logout or another login; `person` (names, documents) also until the booking. */
type Life = 'browser' | 'visit' | 'person';

interface KeptEntry {
  readonly store: 'session' | 'local';
  readonly owner: string;
  readonly life: Life;
  /** personal data in it, with the reason; without it none */
  readonly holds?: string;
}

/** Registry of all browser storage: writers take no other key, and a test finds bypasses. */
export const KEPT = {
  user: {
    store: 'local',
    owner: 'session',
    life: 'visit',
    holds: 'names and picture of the user, for the header of the next page (SES-06, SES-19)',
  },
  keptFor: { store: 'local', owner: 'session', life: 'visit' },
  correlationID: { store: 'local', owner: 'session', life: 'visit' },
  chunkReloadedAt: { store: 'session', owner: 'shell', life: 'browser' },
  releaseEvents: { store: 'session', owner: 'shell', life: 'visit' },
  search: { store: 'local', owner: 'hotels', life: 'visit' },
  lastStays: { store: 'local', owner: 'hotels', life: 'visit' },
  favourites: { store: 'local', owner: 'hotels', life: 'visit' },
  recentPlaces: { store: 'local', owner: 'hotels', life: 'visit' },
  hotelBooking: { store: 'session', owner: 'hotels', life: 'visit' },
  hotelAttempts: { store: 'session', owner: 'hotels', life: 'visit' },
  hotelEvents: { store: 'session', owner: 'hotels', life: 'visit' },
  'draft.hotels.room': { store: 'session', owner: 'hotels', life: 'visit' },
  'draft.hotels.timing': { store: 'session', owner: 'hotels', life: 'visit' },
  'draft.hotels.guest': { store: 'session', owner: 'hotels', life: 'person' },
  'draft.hotels.invoice': { store: 'session', owner: 'hotels', life: 'person' },
  'draft.hotels.access': { store: 'session', owner: 'hotels', life: 'person' },
  searchFlights: { store: 'local', owner: 'flights', life: 'visit' },
  lastFlights: { store: 'local', owner: 'flights', life: 'visit' },
  'draft.flights': { store: 'session', owner: 'flights', life: 'visit' },
  flightBooking: { store: 'session', owner: 'flights', life: 'person' },
  flightRefusals: { store: 'session', owner: 'flights', life: 'person' },
  flightAttempts: { store: 'session', owner: 'flights', life: 'visit' },
  flightDealAttempts: { store: 'session', owner: 'flights', life: 'visit' },
  flightEvents: { store: 'session', owner: 'flights', life: 'visit' },
  'draft.flights.invoice': { store: 'session', owner: 'flights', life: 'person' },
  'draft.flights.access': { store: 'session', owner: 'flights', life: 'person' },
  cart: { store: 'session', owner: 'trains', life: 'visit' },
  cartPeople: { store: 'session', owner: 'trains', life: 'person' },
  offerLocation: { store: 'session', owner: 'trains', life: 'visit' },
  trainBasket: { store: 'local', owner: 'trains', life: 'visit' },
  trainOrdered: { store: 'session', owner: 'trains', life: 'visit' },
  recentStations: { store: 'local', owner: 'trains', life: 'visit' },
  'searchTrains.tickets': { store: 'local', owner: 'trains', life: 'visit' },
  lastTrains: { store: 'local', owner: 'trains', life: 'visit' },
  'searchTrains.pass': { store: 'local', owner: 'trains', life: 'visit' },
  'draft.trains.tickets': { store: 'session', owner: 'trains', life: 'visit' },
  'draft.trains.pass': { store: 'session', owner: 'trains', life: 'visit' },
  'draft.trains.compare': { store: 'session', owner: 'trains', life: 'visit' },
  trainPassengers: { store: 'session', owner: 'trains', life: 'person' },
  trainAttempts: { store: 'session', owner: 'trains', life: 'visit' },
  trainExchangeAttempts: { store: 'session', owner: 'trains', life: 'visit' },
  trainEvents: { store: 'session', owner: 'trains', life: 'visit' },
  'draft.account.access': { store: 'session', owner: 'account', life: 'person' },
  'draft.trains.invoice': { store: 'session', owner: 'trains', life: 'person' },
  'draft.trains.access': { store: 'session', owner: 'trains', life: 'person' },
  'draft.account': { store: 'session', owner: 'account', life: 'person' },
  'ticket.recover': { store: 'session', owner: 'account', life: 'visit' },
  'ticket.alert': { store: 'session', owner: 'account', life: 'visit' },
  'ticket.activation': { store: 'session', owner: 'account', life: 'visit' },
  'draft.contact': { store: 'session', owner: 'content', life: 'person' },
  'draft.contact.attempt': { store: 'session', owner: 'content', life: 'person' },
} as const satisfies Readonly<Record<string, KeptEntry>>;

export type KeptKey = keyof typeof KEPT;
export type AttemptsKey = Extract<KeptKey, `${string}Attempts`>;
export type AccessKey = Extract<KeptKey, `draft.${string}.access`>;
export type InvoiceKey = Extract<KeptKey, `draft.${string}.invoice`>;
export type EventsKey = Extract<KeptKey, `${string}Events`>;

const entryOf = (key: string): KeptEntry | null =>
  Object.entries(KEPT).find(([known]) => known === key)?.[1] ?? null;

export const staysWithBrowser = (key: string): boolean => entryOf(key)?.life === 'browser';
export const isOfPerson = (key: string): boolean => entryOf(key)?.life === 'person';

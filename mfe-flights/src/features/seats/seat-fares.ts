import { parseMoney } from '@wayfare/domain';
import { seatRowsOf, type Deck, type Seat, type SeatRow } from './seat-model';

/** Prices of seats that are shown alike, as decimal strings. */
export interface PriceBand {
  from: string;
  to: string;
}

const MAX_BANDS = 4;
const cents = (amount: string) => parseMoney(amount).amount;

/** Seats with a price, in at most four bands, cheapest first. What is in the fare already is in none. */
export function priceBands(decks: readonly Deck[]): PriceBand[] {
  const amounts = new Set(
    decks.flatMap(({ seats }) =>
      [...seats.values()].flatMap(({ services }) =>
        services.map(({ total_amount: amount }) => amount),
      ),
    ),
  );
  const prices = [...amounts]
    .filter((amount) => cents(amount) > 0)
    .sort((a, b) => cents(a) - cents(b));
  const count = Math.min(MAX_BANDS, prices.length);
  return Array.from({ length: count }, (_, band) => {
    const inBand = prices.slice(
      Math.round((band * prices.length) / count),
      Math.round(((band + 1) * prices.length) / count),
    );
    return { from: inBand[0] ?? '', to: inBand.at(-1) ?? '' };
  });
}

/** 1 for the cheapest band; 0 for what costs nothing. */
function bandOf(bands: readonly PriceBand[], amount: string): number {
  return cents(amount) === 0 ? 0 : bands.findIndex(({ to }) => cents(amount) <= cents(to)) + 1;
}

/** `bandOf` for amounts of one map, each looked up once. */
export function bandReader(bands: readonly PriceBand[]): (amount: string) => number {
  const known = new Map<string, number>();
  return (amount) => {
    const band = known.get(amount) ?? bandOf(bands, amount);
    known.set(amount, band);
    return band;
  };
}

/** Whether a passenger can have a seat, and for how much. */
export type SeatFare = { state: 'free'; amount: string } | { state: 'taken' } | { state: 'barred' };

export function fareFor({ services }: Seat, passengerId: string): SeatFare {
  if (services.length === 0) return { state: 'taken' };
  const service = services.find(({ passenger_id: id }) => id === passengerId);
  return service === undefined
    ? { state: 'barred' }
    : { state: 'free', amount: service.total_amount };
}

const TAKEN = 'x';
const BARRED = '-';

function written(fare: SeatFare): string {
  if (fare.state === 'free') return fare.amount;
  return fare.state === 'taken' ? TAKEN : BARRED;
}

/**
 * What a row offers to a passenger, as one text: rows that offer the same to another passenger are equal, and are not
 * drawn again when it is his turn to choose.
 */
function rowFares(row: SeatRow, passengerId: string): string {
  return row.cells
    .map((seat) => (seat === null ? '' : written(fareFor(seat, passengerId))))
    .join('|');
}

/** The fares of `rowFares` by column; what they say of gaps is of no use. */
export function readFares(text: string): SeatFare[] {
  return text
    .split('|')
    .map((one) =>
      one === TAKEN
        ? { state: 'taken' }
        : one === BARRED || one === ''
          ? { state: 'barred' }
          : { state: 'free', amount: one },
    );
}

/** `rowFares` of every row of a deck by the row's key, worked out once for each passenger. */
export function deckFares(deck: Deck): (passengerId: string) => ReadonlyMap<string, string> {
  const rows = seatRowsOf(deck);
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (passengerId) => {
    const fares =
      known.get(passengerId) ?? new Map(rows.map((row) => [row.key, rowFares(row, passengerId)]));
    known.set(passengerId, fares);
    return fares;
  };
}

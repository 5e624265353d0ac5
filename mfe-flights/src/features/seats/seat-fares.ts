import { parseMoney } from '@wayfare/domain';
import { seatRowsOf, type Deck, type Seat, type SeatRow } from './seat-model';

export interface PriceBand {
  from: string;
  to: string;
}

const MAX_BANDS = 4;
const cents = (amount: string) => parseMoney(amount).amount;

/** At most four bands, cheapest first; seats included in the fare are in none. */
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

/** 1 for the cheapest band; 0 when free of charge. */
function bandOf(bands: readonly PriceBand[], amount: string): number {
  return cents(amount) === 0 ? 0 : bands.findIndex(({ to }) => cents(amount) <= cents(to)) + 1;
}

/** `bandOf`, cached by amount. */
export function bandReader(bands: readonly PriceBand[]): (amount: string) => number {
  const known = new Map<string, number>();
  return (amount) => {
    const band = known.get(amount) ?? bandOf(bands, amount);
    known.set(amount, band);
    return band;
  };
}

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

/** A row's offers to a passenger as text: rows that read the same for the next passenger are not rerendered. */
function rowFares(row: SeatRow, passengerId: string): string {
  return row.cells
    .map((seat) => (seat === null ? '' : written(fareFor(seat, passengerId))))
    .join('|');
}

/** Parses `rowFares` by column; entries of gaps are meaningless. */
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

/** `rowFares` of a deck by row key, cached by passenger. */
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

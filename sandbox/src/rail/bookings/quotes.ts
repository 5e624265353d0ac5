import { refused, type RefusalName } from '../wire/problems';
import type { Booking } from './booking';

export const QUOTE_LIFETIME = 15 * 60_000;

export interface Quote {
  id: string;
  booking: Booking;
  expiresAt: number;
  isConfirmed: boolean;
}

/** What is asked first and done later: once, as long as it stands. */
export class Quotes<Kind extends Quote> {
  private readonly byId = new Map<string, Kind>();

  constructor(private readonly lapsed: RefusalName) {}

  keep(quote: Kind): Kind {
    this.byId.set(quote.id, quote);
    return quote;
  }

  confirm(id: string, booking: Booking, now: number, apply: (quote: Kind) => void): Kind {
    const quote = this.byId.get(id);
    if (quote?.booking !== booking) throw refused('not-found', id);
    if (quote.isConfirmed) return quote;
    if (now >= quote.expiresAt) throw refused(this.lapsed, id);
    apply(quote);
    quote.isConfirmed = true;
    return quote;
  }
}

export const wireQuote = ({ id, isConfirmed, expiresAt }: Quote) => ({
  id,
  status: isConfirmed ? ('CONFIRMED' as const) : ('QUOTED' as const),
  expirationDate: new Date(expiresAt).toISOString(),
});

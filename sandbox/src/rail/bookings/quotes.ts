import { MINUTE } from '../../kit/zones';
import { refused, type RefusalName } from '../wire/problems';
import type { Booking } from './bookings';
import type { Item } from './item';
import type { Ticket } from './items';

export const QUOTE_LIFETIME = 15 * MINUTE;

export interface Quote {
  id: string;
  booking: Booking;
  parts: readonly { item: Item; tickets: readonly Ticket[] }[];
  difference: number;
  expiresAt: number;
  isConfirmed: boolean;
}

export class Quotes<Kind extends Quote> {
  private readonly byId = new Map<string, Kind>();

  constructor(
    private readonly stale: RefusalName,
    private readonly lapsed: RefusalName,
  ) {}

  keep(quote: Kind): Kind {
    this.byId.set(quote.id, quote);
    return quote;
  }

  confirm(id: string, booking: Booking, now: number, apply: (quote: Kind) => void): Kind {
    const quote = this.byId.get(id);
    if (quote?.booking !== booking) throw refused('not-found', id);
    if (quote.isConfirmed) return quote;
    for (const { item, tickets } of quote.parts)
      if (item.replacedBy !== null || tickets.some(({ isCanceled }) => isCanceled))
        throw refused(this.stale, item.id);
    if (now >= quote.expiresAt) throw refused(this.lapsed, id);
    apply(quote);
    booking.chargedCents += quote.difference;
    quote.isConfirmed = true;
    return quote;
  }
}

export const wireQuote = ({ id, isConfirmed, expiresAt }: Quote) => ({
  id,
  status: isConfirmed ? ('CONFIRMED' as const) : ('QUOTED' as const),
  expirationDate: new Date(expiresAt).toISOString(),
});

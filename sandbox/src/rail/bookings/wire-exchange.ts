import type { OfferedTicket } from '../offers/offered';
import { amountOf } from '../wire/money';
import type { Language } from '../wire/words';
import type { Booking, InEachLanguage, TicketItem } from './booking';
import { wireCarried, type CarriedService, type WireWish } from './carry-over';

export interface Exchange {
  id: string;
  booking: Booking;
  item: TicketItem;
  /** the tickets that it is for, as they were when it was quoted */
  assignmentIds: readonly string[];
  offers: readonly InEachLanguage<OfferedTicket>[];
  trains: readonly WireNewTrain[];
  carried: readonly CarriedService[];
  wishes: readonly WireWish[];
  difference: number;
  fee: number;
  expiresAt: number;
  isConfirmed: boolean;
}

interface WireNewTrain {
  legId: string;
  departure: string;
  arrival: string;
}

export function wireExchange(
  { id, isConfirmed, item, trains, carried, wishes, difference, fee, expiresAt }: Exchange,
  language: Language,
) {
  return {
    id,
    status: isConfirmed ? ('CONFIRMED' as const) : ('QUOTED' as const),
    trains: [...trains],
    difference: amountOf(difference),
    fee: amountOf(fee),
    services: wireCarried(item, carried, language),
    preferences: [...wishes],
    expirationDate: new Date(expiresAt).toISOString(),
  };
}

export type WireExchange = ReturnType<typeof wireExchange>;

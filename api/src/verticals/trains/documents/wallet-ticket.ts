import { createHash } from 'node:crypto';
import type { TrainTraveler } from '@wayfare/api-contract';
import type { TicketOf } from '../../../booking/documents.routes';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { ofTraveller } from './of-traveller';
import {
  isTicket,
  trainSource,
  type TicketLeg,
  type TrainPaper,
  type TrainSource,
} from './train-source';

export interface WalletTicket {
  readonly source: TrainSource;
  /** permanent: adding again replaces the old pass */
  readonly serial: string;
  readonly traveler: TrainTraveler;
  readonly legs: readonly TicketLeg[];
  readonly leg: TicketLeg;
  readonly seatsOf: (
    leg: TicketLeg,
  ) => readonly { readonly coach: string; readonly seat: string }[];
  readonly barcode: string;
}

/** Expires a day after arrival: trains run late. */
const DAY_MS = 86_400_000;
export const expiryOf = ({ legs }: WalletTicket): Date =>
  new Date(Math.max(...legs.map(({ solution }) => Date.parse(solution.arrival))) + DAY_MS);

const serialOf = ({ reference }: TrainPaper, { itemId, travelerId }: TicketOf) =>
  `${reference}-${createHash('sha256').update(`${itemId}/${travelerId}`).digest('hex').slice(0, 12)}`;

function scanned(booking: TrainPaper, of: TicketOf) {
  const own = ofTraveller(booking, of);
  const [item] = own?.bookingItems ?? [];
  const barcode = own?.barcodes[0]?.content;
  if (own === null || item === undefined || barcode === undefined || !isTicket(item)) return null;
  const [traveler] = item.travelers;
  return traveler === undefined ? null : { own, item, traveler, barcode };
}

/** Null unless it is a scannable train ticket. */
export function walletTicket(
  booking: TrainPaper,
  context: DocumentContext,
  of: TicketOf,
  now: number,
): WalletTicket | null {
  const found = scanned(booking, of);
  if (found === null) return null;
  const { own, item, traveler, barcode } = found;
  const legs = item.legs.toSorted(
    (a, b) => Date.parse(a.solution.departure) - Date.parse(b.solution.departure),
  );
  const leg = legs.find(({ solution }) => now < Date.parse(solution.arrival)) ?? legs.at(-1);
  if (leg === undefined) return null;
  return {
    source: trainSource(own, context),
    serial: serialOf(booking, of),
    traveler,
    legs,
    leg,
    seatsOf: ({ solution: { segments } }) =>
      item.seats.filter(({ segmentId }) => segments.some(({ id }) => id === segmentId)),
    barcode,
  };
}

export const trainsOf = ({ solution: { segments } }: TicketLeg): string =>
  segments.map(({ vehicle }) => vehicle).join(', ');

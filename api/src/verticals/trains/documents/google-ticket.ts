import { dayOf, timeOf, travelerName } from './train-values';
import { expiryOf, trainsOf, type WalletTicket } from './wallet-ticket';

/** Byte limit of the code: Google's links are bounded, and names and signature need room. */
const MOST_OF_CODE = 350;

/** Cut in the shortest form; the barcode has the full name. */
const MOST_OF_NAME = 24;
const cut = (text: string) =>
  text.length <= MOST_OF_NAME ? text : `${text.slice(0, MOST_OF_NAME - 1)}…`;

export const fitsInLink = (barcode: string): boolean =>
  Buffer.byteLength(JSON.stringify(barcode)) <= MOST_OF_CODE;

type Cut = (text: string) => string;

function journey({ leg, source }: WalletTicket, short: Cut): Record<string, unknown> {
  const { language } = source.context;
  const named = (value: string) => ({ defaultValue: { language, value: short(value) } });
  return {
    originName: named(leg.origin.label),
    destinationName: named(leg.destination.label),
    departureDateTime: leg.solution.departure,
  };
}

/** Google caches by id, so changed trains need a new one. */
function shortest(ticket: WalletTicket, classId: string, short: Cut): Record<string, unknown> {
  const { barcode, leg, serial, traveler } = ticket;
  const [issuer = ''] = classId.split('.');
  const { departure } = leg.solution;
  const moment = `${dayOf(departure)}${timeOf(departure)}`.replaceAll(/\D/g, '');
  return {
    id: `${issuer}.${serial}-${moment}`,
    classId,
    state: 'ACTIVE',
    tripType: 'ONE_WAY',
    passengerNames: short(travelerName(traveler)),
    ticketLeg: journey(ticket, short),
    barcode: { type: 'AZTEC', value: barcode },
  };
}

function whole(ticket: WalletTicket, classId: string): Record<string, unknown> {
  const { barcode, leg, seatsOf, source } = ticket;
  const { booking, words } = source;
  const seats = seatsOf(leg).map(({ coach, seat }) => ({ coach, seat }));
  return {
    ...shortest(ticket, classId, (text) => text),
    passengerType: 'SINGLE_PASSENGER',
    purchaseDetails: { confirmationCode: booking.supplierReference ?? booking.reference },
    validTimeInterval: { end: { date: expiryOf(ticket).toISOString() } },
    ticketLeg: {
      ...journey(ticket, (text) => text),
      arrivalDateTime: leg.solution.arrival,
      carriage: trainsOf(leg),
      ...(seats.length === 0 ? {} : { ticketSeats: seats }),
    },
    barcode: {
      type: 'AZTEC',
      value: barcode,
      ...(booking.demo ? { alternateText: words('demo.label') } : {}),
    },
  };
}

/** Variants of a save link, fullest first; `classId` is the shared layout. */
export const googleTicket = (ticket: WalletTicket, classId: string): Record<string, unknown>[] =>
  [whole(ticket, classId), shortest(ticket, classId, cut)].map((ticketObject) => ({
    transitObjects: [ticketObject],
  }));

import { dayOf, timeOf, travelerName } from './train-values';
import { expiryOf, trainsOf, type WalletTicket } from './wallet-ticket';

/** The most bytes of a code that a link has room for beside stations, a name and the signature. */
const MOST_OF_CODE = 350;

/** Longer names are cut in the shortest form: what is scanned has them whole. */
const MOST_OF_NAME = 24;
const cut = (text: string) =>
  text.length <= MOST_OF_NAME ? text : `${text.slice(0, MOST_OF_NAME - 1)}…`;

/** Whether some form of a ticket with this code fits into a link. */
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

/** Google keeps what it has under an id, so that a ticket for other trains has another one. */
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

/**
 * What a link to Google Wallet says of the journey that is next, the most of it first. `classId` has the look of all train
 * tickets, which Google keeps.
 */
export const googleTicket = (ticket: WalletTicket, classId: string): Record<string, unknown>[] =>
  [whole(ticket, classId), shortest(ticket, classId, cut)].map((ticketObject) => ({
    transitObjects: [ticketObject],
  }));

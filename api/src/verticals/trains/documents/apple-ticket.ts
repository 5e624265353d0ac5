import { formatDate } from '@wayfare/domain';
import { absoluteUrl } from '../../../booking/documents/booking-source';
import { COLOURS } from '../../../booking/documents/pdf/pdf-look';
import { rideLine } from './journey-section';
import { clockTime, dayOf, legTitle, route, timeOf, travelerName } from './train-values';
import { expiryOf, trainsOf, type WalletTicket } from './wallet-ticket';

interface Field {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Apple accepts only rgb(). */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const seatText = (
  { seatsOf, source: { words } }: WalletTicket,
  leg: WalletTicket['leg'] | undefined,
): string =>
  leg === undefined
    ? ''
    : seatsOf(leg)
        .map((seat) => words('wallet.seat', { coach: seat.coach, seat: seat.seat }))
        .join('; ');

const filled = (fields: readonly Field[]) => fields.filter(({ value }) => value !== '');

/** Front: the next journey. Times are plain text, or phones would convert zones. */
function frontFields(ticket: WalletTicket): Record<string, readonly Field[]> {
  const { leg, source, traveler } = ticket;
  const { words, context } = source;
  const { departure, arrival } = leg.solution;
  const day = dayOf(departure);
  return {
    headerFields: [
      {
        key: 'date',
        label: words('wallet.date'),
        value: formatDate(day, context.language, 'medium'),
      },
    ],
    primaryFields: [
      { key: 'from', label: timeOf(departure), value: leg.origin.label },
      { key: 'to', label: clockTime(arrival, departure, source), value: leg.destination.label },
    ],
    auxiliaryFields: filled([
      { key: 'train', label: words('ticket.train'), value: trainsOf(leg) },
      { key: 'seat', label: words('wallet.seats'), value: seatText(ticket, leg) },
    ]),
    secondaryFields: filled([
      { key: 'traveller', label: words('wallet.traveller'), value: travelerName(traveler) },
      {
        key: 'demo',
        label: words('wallet.note'),
        value: source.booking.demo ? words('demo.label') : '',
      },
    ]),
  };
}

function backFields({ legs, source }: WalletTicket): Field[] {
  const { booking, context, words } = source;
  return filled([
    ...legs.map((leg, index) => ({
      key: `leg-${index + 1}`,
      label: legTitle(leg, source),
      value: leg.solution.segments.map((segment) => rideLine(segment, source)).join('\n'),
    })),
    {
      key: 'reference',
      label: words('ticket.reference', { brand: words('brand') }),
      value: booking.reference,
    },
    {
      key: 'supplier-reference',
      label: words('ticket.supplierReference'),
      value: booking.supplierReference ?? '',
    },
    { key: 'identity', label: words('travel.title'), value: words('travel.identity') },
    { key: 'changes', label: words('wallet.changes'), value: words('wallet.changesText') },
    {
      key: 'booking',
      label: words('manage.title'),
      value: absoluteUrl(context.links.booking, context),
    },
    { key: 'invented', label: words('wallet.note'), value: booking.demo ? words('demo.text') : '' },
  ]);
}

/** ISO 8859-1 if possible, else UTF-8, as on paper. */
function barcodeOf({ barcode, source: { booking } }: WalletTicket): Record<string, string> {
  const isAscii = /^[\x20-\x7e]*$/.test(barcode);
  return {
    format: 'PKBarcodeFormatAztec',
    message: barcode,
    messageEncoding: isAscii ? 'iso-8859-1' : 'utf-8',
    altText: booking.supplierReference ?? booking.reference,
  };
}

export function appleTicket(ticket: WalletTicket): Record<string, unknown> {
  const { leg, legs, serial, source } = ticket;
  const { words } = source;
  return {
    serialNumber: serial,
    organizationName: words('brand'),
    logoText: words('brand'),
    description: `${words('ticket.title')}: ${route(leg)}`,
    backgroundColor: rgb(COLOURS.brand),
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(214, 232, 235)',
    relevantDate: leg.solution.departure,
    relevantDates: legs.map(({ solution: { departure, arrival } }) => ({
      startDate: departure,
      endDate: arrival,
    })),
    expirationDate: expiryOf(ticket).toISOString(),
    barcodes: [barcodeOf(ticket)],
    boardingPass: {
      transitType: 'PKTransitTypeTrain',
      ...frontFields(ticket),
      backFields: backFields(ticket),
    },
  };
}

import type { DocumentContext } from '../../../booking/documents/booking-source';
import { proposedTimes } from '../../../booking/documents/carrier-section';
import { paymentRows } from '../../../booking/documents/payment-section';
import {
  drawHeading,
  drawKeyFacts,
  drawPaper,
  drawTitle,
  drawTop,
} from '../../../booking/documents/pdf/paper';
import {
  adviceBlock,
  amountsBlock,
  supportAdvice,
  drawColumns,
} from '../../../booking/documents/pdf/blocks';
import { drawTable } from '../../../booking/documents/pdf/pdf-table';
import type { TaggedPdf } from '../../../booking/documents/pdf/tagged-pdf';
import { isCanceled } from '../../../booking/documents/calendar/booking-calendar';
import { priceRows } from '../../../booking/documents/price-section';
import { fareLines, flightLine } from './fare-section';
import { checkInLines, lostLines } from './flight-advice';
import { segmentsOf } from './flight-section';
import { flightSource, type FlightPaper, type FlightSource } from './flight-source';
import { partyText, route, sliceTitle, travelDays } from './flight-values';
import { assistanceLines, bagLines, seatLines, travellerName, typeName } from './traveller-section';

function drawTicketTop(pdf: TaggedPdf, source: FlightSource): void {
  const { booking, words } = source;
  drawTop(
    pdf,
    source,
    words('ticket.title'),
    isCanceled(booking) ? [words('ticket.canceled')] : proposedTimes(source, booking.owner.name),
  );
  drawTitle(pdf, route(source), `${travelDays(source)} · ${partyText(source)}`);
  drawKeyFacts(pdf, [
    [
      {
        label: words('ticket.airlineReference', { airline: booking.owner.name }),
        value: booking.airline_reference ?? words('ticket.follows'),
      },
      { label: words('ticket.reference', { brand: words('brand') }), value: booking.reference },
    ],
  ]);
}

function drawSlices(pdf: TaggedPdf, source: FlightSource): void {
  const { booking, words } = source;
  const columns = [
    { title: words('ticket.flight'), share: 2 },
    { title: words('ticket.departure'), share: 6 },
    { title: words('ticket.arrival'), share: 6 },
    { title: words('ticket.details'), share: 6 },
  ];
  for (const slice of booking.slices) {
    const rows = segmentsOf(slice, source).map(
      ({ flight, departure, arrival, details, connection }) => {
        const next =
          connection === null ? [] : [words('flight.thenChange', { duration: connection })];
        return {
          cells: [
            flight,
            `${departure.time} ${departure.place}`,
            `${arrival.time} ${arrival.place}`,
            [details.join(', '), ...next].join('\n'),
          ],
        };
      },
    );
    drawHeading(pdf, sliceTitle(slice, source));
    drawTable(pdf, { columns, rows });
  }
}

function drawTravellers(pdf: TaggedPdf, source: FlightSource): void {
  const { booking, words } = source;
  drawHeading(pdf, words('travellers.title'));
  drawTable(pdf, {
    columns: [
      { title: words('ticket.traveller'), share: 13 },
      { title: words('ticket.number'), share: 8 },
      { title: words('ticket.baggage'), share: 19 },
      { title: words('ticket.seats'), share: 8 },
    ],
    rows: booking.travellers.map((traveller) => ({
      cells: [
        `${travellerName(traveller)} · ${typeName(traveller, source)}`,
        traveller.ticket_number ?? words('ticket.follows'),
        bagLines(traveller, source).join('\n'),
        seatLines(traveller, source).join('\n'),
      ],
    })),
  });
}

function drawRest(pdf: TaggedPdf, source: FlightSource): void {
  const { booking, words } = source;
  const price = amountsBlock(pdf, source, [
    ...priceRows(source, (line) => flightLine(line, source)),
    ...paymentRows(source),
  ]);
  const fare = adviceBlock(pdf, { title: words('fare.title'), lines: fareLines(source) });
  const help = adviceBlock(pdf, supportAdvice(source));
  const checkIn = adviceBlock(pdf, { title: words('checkIn.title'), lines: checkInLines(source) });
  const asked = assistanceLines(source);
  const assistance =
    asked.length === 0
      ? []
      : [
          adviceBlock(pdf, {
            title: words('assistance.title'),
            lines: [...asked, words('assistance.ask', { airline: booking.owner.name })],
          }),
        ];
  const lost = lostLines(booking.changes, source);
  const behind =
    lost.length === 0
      ? []
      : [
          adviceBlock(pdf, {
            title: words('lost.title'),
            lines: [words('lost.text', { airline: booking.owner.name }), ...lost],
          }),
        ];
  drawColumns(
    pdf,
    isCanceled(booking)
      ? [
          [price, ...behind],
          [fare, help],
        ]
      : [
          [price, ...behind, help],
          [...assistance, checkIn, fare],
        ],
  );
}

/** Tagged PDF, A4, one page for a usual party. */
export async function drawETicket(booking: FlightPaper, context: DocumentContext): Promise<Buffer> {
  const source = flightSource(booking, context);
  const { words } = source;
  const title = words('ticket.documentTitle', {
    brand: words('brand'),
    reference: booking.reference,
  });
  return drawPaper(source, title, [drawTicketTop, drawSlices, drawTravellers, drawRest]);
}

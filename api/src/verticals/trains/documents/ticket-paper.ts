import type { TrainItem } from '@wayfare/api-contract';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { isCanceled } from '../../../booking/documents/calendar/booking-calendar';
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
import { STYLES } from '../../../booking/documents/pdf/pdf-look';
import { drawTable } from '../../../booking/documents/pdf/pdf-table';
import type { TaggedPdf } from '../../../booking/documents/pdf/tagged-pdf';
import { lineName, priceRows } from '../../../booking/documents/price-section';
import { assistanceLines } from './assistance-section';
import { drawTicket } from './draw-ticket';
import { extraLines, lostLines } from './extra-lines';
import { fareLines } from './fare-terms';
import { hasSeveralClocks, passFacts, ridesOf } from './journey-section';
import { givenBackItems, standingItems } from './standing-items';
import { ticketsOf } from './tickets';
import {
  isTicket,
  trainSource,
  type TicketLeg,
  type TrainPaper,
  type TrainSource,
} from './train-source';
import { bookingTitle, carrierOf, itemTitle, legTitle } from './train-values';

function drawTicketTop(pdf: TaggedPdf, source: TrainSource): void {
  const { booking, words } = source;
  const { what, days } = bookingTitle(source);
  const demo = booking.demo ? [`${words('demo.label')}: ${words('demo.text')}`] : [];
  const canceled = isCanceled(booking)
    ? [words('ticket.canceled')]
    : givenBackItems(source).map((item) =>
        words('ticket.givenBack', { item: itemTitle(item, source) }),
      );
  drawTop(pdf, source, words('ticket.title'), [
    ...demo,
    ...canceled,
    ...proposedTimes(source, carrierOf(source)),
  ]);
  drawTitle(pdf, what, days);
  drawKeyFacts(pdf, [
    [
      { label: words('ticket.reference', { brand: words('brand') }), value: booking.reference },
      {
        label: words('ticket.supplierReference'),
        value: booking.supplierReference ?? words('ticket.follows'),
      },
    ],
  ]);
}

function drawLeg(pdf: TaggedPdf, leg: TicketLeg, source: TrainSource): void {
  const { words } = source;
  drawHeading(pdf, legTitle(leg, source));
  drawTable(pdf, {
    columns: [
      { title: words('ticket.train'), share: 4 },
      { title: words('ticket.departure'), share: 6 },
      { title: words('ticket.arrival'), share: 6 },
      { title: words('ticket.details'), share: 7 },
    ],
    rows: ridesOf(leg, source).map(({ train, departure, arrival, details, transfer }) => ({
      cells: [
        train,
        `${departure.time} ${departure.place}`,
        `${arrival.time} ${arrival.place}`,
        [details.join(', '), ...(transfer === null ? [] : [transfer])].join('\n'),
      ],
    })),
  });
}

function drawJourney(pdf: TaggedPdf, item: TrainItem, source: TrainSource): void {
  const { words } = source;
  if (!isTicket(item)) {
    const facts = passFacts(item, source);
    drawHeading(pdf, item.label);
    drawTable(pdf, {
      columns: facts.map(({ label }) => ({ title: label, share: 1 })),
      rows: [{ cells: facts.map(({ value }) => value) }],
    });
    return;
  }
  for (const leg of item.legs) drawLeg(pdf, leg, source);
  const extras = extraLines(item, source);
  pdf.y += 4;
  if (hasSeveralClocks(item)) pdf.text('P', words('ride.clocks'), STYLES.label);
  if (extras.length > 0)
    pdf.text('P', `${words('extras.title')}: ${extras.join(', ')}`, STYLES.body);
}

function drawItem(item: TrainItem): (pdf: TaggedPdf, source: TrainSource) => void {
  return (pdf, source) => {
    drawJourney(pdf, item, source);
    const tickets = ticketsOf(item, source);
    if (tickets.length === 0 && !isCanceled(source.booking))
      pdf.text('P', source.words('ticket.later'), STYLES.body);
    pdf.y += 4;
    for (const ticket of tickets) drawTicket(pdf, ticket, source);
    if (!isCanceled(source.booking))
      drawColumns(pdf, [
        [adviceBlock(pdf, { title: source.words('fare.title'), lines: fareLines(item, source) })],
      ]);
  };
}

function drawAssistance(pdf: TaggedPdf, source: TrainSource): ReturnType<typeof adviceBlock>[] {
  const lines = assistanceLines(source);
  return lines.length === 0
    ? []
    : [adviceBlock(pdf, { title: source.words('assistance.title'), lines })];
}

function drawRest(pdf: TaggedPdf, source: TrainSource): void {
  const { words } = source;
  const price = amountsBlock(pdf, source, [
    ...priceRows(source, (line) => lineName(line, source, words('price.base'))),
    ...paymentRows(source),
  ]);
  const lost = lostLines(source);
  const missing =
    lost.length === 0 ? [] : [adviceBlock(pdf, { title: words('lost.title'), lines: lost })];
  const travel = adviceBlock(pdf, {
    title: words('travel.title'),
    lines: [words('travel.identity'), words('travel.carrier')],
  });
  const help = adviceBlock(pdf, supportAdvice(source));
  const assistance = drawAssistance(pdf, source);
  drawColumns(
    pdf,
    isCanceled(source.booking)
      ? [[price], [help]]
      : [
          [price, ...missing],
          [...assistance, travel, help],
        ],
  );
}

function drawAdvice(pdf: TaggedPdf, source: TrainSource): void {
  const { words } = source;
  const travel = adviceBlock(pdf, {
    title: words('travel.title'),
    lines: [words('travel.identity'), words('travel.carrier')],
  });
  drawColumns(pdf, [
    [travel, ...drawAssistance(pdf, source)],
    [adviceBlock(pdf, supportAdvice(source))],
  ]);
}

/** One traveller's copy, without the price, which is the buyer's. */
export async function drawOwnTicket(
  booking: TrainPaper,
  context: DocumentContext,
): Promise<Buffer> {
  const source = trainSource(booking, context);
  const { words } = source;
  return drawPaper(
    source,
    words('ticket.documentTitle', { brand: words('brand'), reference: booking.reference }),
    [drawTicketTop, ...standingItems(source).map(drawItem), drawAdvice],
  );
}

/** Tagged PDF, A4, a section per item. */
export async function drawTickets(booking: TrainPaper, context: DocumentContext): Promise<Buffer> {
  const source = trainSource(booking, context);
  const { words } = source;
  const title = words('ticket.documentTitle', {
    brand: words('brand'),
    reference: booking.reference,
  });
  return drawPaper(source, title, [
    drawTicketTop,
    ...standingItems(source).map(drawItem),
    drawRest,
  ]);
}

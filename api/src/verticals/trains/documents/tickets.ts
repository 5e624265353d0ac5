import type { TrainItem, TrainSegment, TrainTraveler } from '@wayfare/api-contract';
import { isCanceled } from '../../../booking/documents/calendar/booking-calendar';
import type { Fact, Section, WebLink } from '../../../booking/documents/document-sections';
import { standingItems, standingTravelers } from './standing-items';
import { isTicket, type TrainSource } from './train-source';
import { itemTitle, travelerName } from './train-values';

type Ticket = TrainItem['valueDocuments'][number];

/** Proof of the right to travel, or the way to it (OQ-74). */
export interface TicketInWords {
  readonly type: Ticket['type'];
  readonly item: TrainItem;
  readonly holder: TrainTraveler | null;
  /** everybody when unassigned */
  readonly holders: string;
  readonly instruction: string;
  readonly code: { readonly label: string; readonly value: string } | null;
  readonly station: string | null;
  readonly link: WebLink | null;
  /** payload of the Aztec code */
  readonly barcode: string | null;
}

/** External links: https only. */
const isSafe = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

function ticketOf(
  item: TrainItem,
  { type, travelerId, code, url, station }: Ticket,
  source: TrainSource,
): TicketInWords {
  const { booking, words } = source;
  const holder = item.travelers.find(({ id }) => id === travelerId) ?? null;
  const barcode = booking.barcodes.find(
    (one) => one.itemId === item.id && one.travelerId === travelerId,
  );
  return {
    type,
    item,
    holder,
    holders: (holder === null ? standingTravelers(item) : [holder]).map(travelerName).join(', '),
    instruction: words(`delivery.${type}`),
    code: code === null ? null : { label: words(`code.${type}`), value: code },
    station,
    link: url !== null && isSafe(url) ? { label: words('delivery.open'), href: url } : null,
    barcode: barcode?.content ?? null,
  };
}

/** Empty for a booking that is over. */
export function ticketsOf(item: TrainItem, source: TrainSource): TicketInWords[] {
  return isCanceled(source.booking)
    ? []
    : item.valueDocuments.map((ticket) => ticketOf(item, ticket, source));
}

const trainsOf = (item: TrainItem): TrainSegment[] =>
  isTicket(item) ? item.legs.flatMap(({ solution }) => solution.segments) : [];

export function seatLines(
  item: TrainItem,
  { id }: TrainTraveler,
  { words }: TrainSource,
  trains = trainsOf(item),
): string[] {
  if (!isTicket(item)) return [];
  return trains.flatMap(({ id: segment, vehicle: train }) => {
    const seat = item.seats.find(
      ({ segmentId, travelerId }) => segmentId === segment && travelerId === id,
    );
    return seat === undefined
      ? []
      : [words('seat.line', { train, coach: seat.coach, seat: seat.seat })];
  });
}

export function collectText({ station }: TicketInWords, { words }: TrainSource): string[] {
  return station === null ? [] : [words('delivery.station', { station })];
}

function ticketFact(ticket: TicketInWords, source: TrainSource): Fact {
  const { words } = source;
  const { holders, code, type, instruction } = ticket;
  const value = code === null ? words(`delivery.${type}.name`) : `${code.label}: ${code.value}`;
  return { label: holders, value, lines: collectText(ticket, source), note: instruction };
}

/** Delivery per item; empty before issue. */
export function ticketSections(source: TrainSource): Section[] {
  const { words } = source;
  const items = standingItems(source);
  return items.flatMap((item): Section[] => {
    const tickets = ticketsOf(item, source);
    const title =
      items.length === 1
        ? words('tickets.title')
        : words('tickets.of', { item: itemTitle(item, source) });
    const links = tickets.flatMap(({ link }) => (link === null ? [] : [link]));
    const facts: Section = {
      kind: 'facts',
      title,
      facts: tickets.map((ticket) => ticketFact(ticket, source)),
    };
    return [
      ...(tickets.length === 0 ? [] : [facts]),
      ...(links.length === 0
        ? []
        : [
            {
              kind: 'text',
              title: words('delivery.pageTitle'),
              paragraphs: [words('delivery.page')],
              links,
            } as const,
          ]),
    ];
  });
}

export function travelersSection(source: TrainSource): Section {
  const people = new Map<string, string[]>();
  for (const item of standingItems(source)) {
    for (const traveler of standingTravelers(item)) {
      const name = travelerName(traveler);
      people.set(name, [...(people.get(name) ?? []), ...seatLines(item, traveler, source)]);
    }
  }
  const facts = [...people].map(([label, [value = source.words('seat.none'), ...lines]]): Fact => ({
    label,
    value,
    lines,
  }));
  return { kind: 'facts', title: source.words('travellers.title'), facts };
}

import type { BagType, FlightBookingView, FlightSegment } from '@wayfare/api-contract';
import type { Fact, Section } from '../../../booking/documents/document-sections';
import type { FlightSource } from './flight-source';
import { flightNumber } from './flight-values';

type Traveller = FlightBookingView['travellers'][number];

const allSegments = ({ booking }: FlightSource) =>
  booking.slices.flatMap(({ segments }) => segments);
const isLapChild = ({ type }: Traveller) => type === 'infant_without_seat';

export const travellerName = ({ name, surname }: Pick<Traveller, 'name' | 'surname'>) =>
  `${name} ${surname}`;

function bagsText(
  bags: readonly { readonly type: BagType; readonly quantity: number }[],
  { words }: FlightSource,
): string {
  return bags
    .filter(({ quantity }) => quantity > 0)
    .map(({ type, quantity }) => words(`bag.${type}`, { count: quantity }))
    .join(', ');
}

/** Empty when it applies to all flights. */
function onFlights(segments: readonly FlightSegment[], bags: string, source: FlightSource): string {
  const isEverywhere = segments.length === allSegments(source).length;
  return isEverywhere
    ? bags
    : source.words('extras.onFlights', { flights: segments.map(flightNumber).join(', '), bags });
}

function includedLines({ passenger_id: id }: Traveller, source: FlightSource): string[] {
  const flights = new Map<string, FlightSegment[]>();
  for (const segment of allSegments(source)) {
    const text = bagsText(
      segment.passengers.find((passenger) => passenger.passenger_id === id)?.baggages ?? [],
      source,
    );
    if (text !== '') flights.set(text, [...(flights.get(text) ?? []), segment]);
  }
  return [...flights].map(([text, segments]) => onFlights(segments, text, source));
}

export function sizedBag(
  {
    type,
    maximum_weight_kg: kg,
  }: { readonly type: BagType; readonly maximum_weight_kg: number | null },
  quantity: number,
  { words }: FlightSource,
): string {
  const kind = words(`bag.${type}`, { count: quantity });
  return kg === null ? kind : words('bag.upTo', { bag: kind, kg: String(kg) });
}

function boughtLines({ passenger_id: id }: Traveller, source: FlightSource): string[] {
  const { booking, words } = source;
  return booking.services.flatMap(
    ({ bag, quantity, passenger_ids: passengers, segment_ids: segments }) => {
      if (bag === null || !passengers.includes(id)) return [];
      return [
        onFlights(
          allSegments(source).filter((segment) => segments.includes(segment.id)),
          words('extras.bought', { bag: sizedBag(bag, quantity, source) }),
          source,
        ),
      ];
    },
  );
}

export function bagLines(traveller: Traveller, source: FlightSource): string[] {
  const lines = [...includedLines(traveller, source), ...boughtLines(traveller, source)];
  return lines.length === 0 ? [source.words('extras.noBags')] : lines;
}

const seatsOf = ({ passenger_id: id }: Traveller, { booking }: FlightSource) =>
  booking.services.filter(
    ({ designator, passenger_ids: passengers }) => designator !== null && passengers.includes(id),
  );

/** Without a choice the airline assigns at check-in. */
export function seatLines(traveller: Traveller, source: FlightSource): string[] {
  const { words } = source;
  if (isLapChild(traveller)) return [words('extras.onLap')];
  const seats = allSegments(source).flatMap((segment) => {
    const onFlight = seatsOf(traveller, source).filter((service) =>
      service.segment_ids.includes(segment.id),
    );
    return onFlight.map(({ designator }) =>
      words('extras.seat', { flight: flightNumber(segment), seat: designator ?? '' }),
    );
  });
  return seats.length === 0 ? [words('extras.seatLater')] : seats;
}

export function typeName({ type }: Traveller, { words }: FlightSource): string {
  return words(`travellers.${type}`);
}

export function travellersSection(source: FlightSource): Section {
  const { booking, words } = source;
  const facts = booking.travellers.map((traveller): Fact => {
    const { ticket_number: number } = traveller;
    const note =
      number === null ? words('travellers.ticketLater') : words('travellers.ticket', { number });
    return {
      label: travellerName(traveller),
      value: typeName(traveller, source),
      ...(booking.status === 'confirmed' || number !== null ? { note } : {}),
    };
  });
  return { kind: 'facts', title: words('travellers.title'), facts };
}

export function assistanceLines({ booking, words }: FlightSource): string[] {
  return booking.travellers.flatMap((traveller) => {
    const { assistance = [] } = traveller;
    return assistance.length === 0
      ? []
      : [
          `${travellerName(traveller)}: ${assistance.map((kind) => words(`assistance.${kind}`)).join('; ')}`,
        ];
  });
}

/** Assistance needs and whom to tell; empty without any. */
export function assistanceSections(source: FlightSource): Section[] {
  const lines = assistanceLines(source);
  const { words, booking } = source;
  return lines.length === 0
    ? []
    : [
        {
          kind: 'text',
          title: words('assistance.title'),
          paragraphs: [...lines, words('assistance.ask', { airline: booking.owner.name })],
          links: [],
        },
      ];
}

export function extrasSection(source: FlightSource): Section {
  const { booking, words } = source;
  const facts = booking.travellers.map((traveller): Fact => {
    const [value = '', ...lines] = bagLines(traveller, source);
    return { label: travellerName(traveller), value, lines, note: seatNote(traveller, source) };
  });
  return { kind: 'facts', title: words('extras.title'), facts };
}

function seatNote(traveller: Traveller, source: FlightSource): string {
  const seats = seatLines(traveller, source);
  return seatsOf(traveller, source).length > 0
    ? source.words('extras.seats', { seats: seats.join(', ') })
    : seats.join(', ');
}

import type { FlightSegment, FlightSlice } from '@wayfare/api-contract';
import type { Fact, Section } from '../../../booking/documents/document-sections';
import type { FlightSource } from './flight-source';
import {
  airportName,
  carrierName,
  clockTime,
  connectionText,
  departureOf,
  durationText,
  flightNumber,
  sliceTitle,
  terminalName,
} from './flight-values';

function cabinsOf({ passengers }: FlightSegment, { words }: FlightSource): string {
  return [...new Set(passengers.map((passenger) => passenger.cabin_class))]
    .map((cabin) => words(`cabin.${cabin}`))
    .join(' / ');
}

export function segmentDetails(segment: FlightSegment, source: FlightSource): string[] {
  const { words } = source;
  const {
    duration,
    aircraft,
    marketing_carrier: seller,
    operating_carrier: carrier,
    stops,
  } = segment;
  return [
    durationText(duration, source) ?? '',
    cabinsOf(segment, source),
    aircraft,
    ...(carrier === seller
      ? []
      : [words('flight.operatedBy', { carrier: carrierName(carrier, source) })]),
    ...stops.map(({ airport }) => words('flight.stop', { airport: airportName(airport, source) })),
  ].filter((text) => text !== '');
}

export interface SegmentInWords {
  readonly flight: string;
  readonly departure: { readonly time: string; readonly place: string };
  readonly arrival: { readonly time: string; readonly place: string };
  readonly details: readonly string[];
  /** null after the last flight */
  readonly connection: string | null;
}

/** Times off the slice's first day carry a day offset. */
export function segmentsOf(slice: FlightSlice, source: FlightSource): SegmentInWords[] {
  const day = departureOf(slice);
  return slice.segments.map((segment, index) => {
    const next = slice.segments[index + 1];
    return {
      flight: flightNumber(segment),
      departure: {
        time: clockTime(segment.departing_at, day, source),
        place: terminalName(segment.origin, segment.origin_terminal, source),
      },
      arrival: {
        time: clockTime(segment.arriving_at, day, source),
        place: terminalName(segment.destination, segment.destination_terminal, source),
      },
      details: segmentDetails(segment, source),
      connection: next === undefined ? null : connectionText(segment, next, source),
    };
  });
}

function connectionFacts(
  arriving: FlightSegment,
  departing: FlightSegment | undefined,
  source: FlightSource,
): Fact[] {
  const duration = departing === undefined ? null : connectionText(arriving, departing, source);
  if (departing === undefined || duration === null) return [];
  const { words } = source;
  const [from, to] = [
    airportName(arriving.destination, source),
    airportName(departing.origin, source),
  ];
  const value =
    from === to
      ? words('flight.connectionTime', { duration, airport: from })
      : words('flight.connectionAirports', { duration, from, to });
  return [{ label: words('flight.connection'), value }];
}

export function sliceSection(slice: FlightSlice, source: FlightSource): Section {
  const duration = slice.segments.length > 1 ? durationText(slice.duration, source) : null;
  const facts = segmentsOf(slice, source).flatMap(
    ({ flight, departure, arrival, details }, index): Fact[] => {
      const segment = slice.segments[index];
      const fact = {
        label: flight,
        value: `${departure.time} ${departure.place}`,
        lines: [`${arrival.time} ${arrival.place}`],
        note: details.join(' · '),
      };
      return [
        fact,
        ...(segment === undefined
          ? []
          : connectionFacts(segment, slice.segments[index + 1], source)),
      ];
    },
  );
  const total =
    duration === null ? [] : [{ label: source.words('slice.duration'), value: duration }];
  return { kind: 'facts', title: sliceTitle(slice, source), facts: [...facts, ...total] };
}

export function sliceSections(source: FlightSource): Section[] {
  return source.booking.slices.map((slice) => sliceSection(slice, source));
}

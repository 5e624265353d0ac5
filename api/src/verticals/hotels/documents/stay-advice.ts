import type { Section } from '../../../booking/documents/document-sections';
import { writtenInstant } from '../../../booking/documents/written-values';
import type { StaySource } from './stay-source';
import { hotelAddress, mapUrl } from './stay-values';

type Policy = StaySource['booking']['cancelPolicy'];

function policyLine(
  { freeCancellationUntil: until, timeZone }: Policy,
  { context, words }: StaySource,
): string {
  return until === null
    ? words('cancellation.never')
    : words('cancellation.free', writtenInstant(until, timeZone, context.language));
}

/** One line, or a line per room where deadlines differ (HOT-18). */
export function cancellationLines(source: StaySource): string[] {
  const {
    booking: { cancelPolicy, rooms },
    words,
  } = source;
  const own = rooms.map((room) => policyLine(room.cancelPolicy, source));
  const lines =
    new Set(own).size > 1
      ? own.map((line, index) => `${words('stay.room', { number: String(index + 1) })}: ${line}`)
      : [policyLine(cancelPolicy, source)];
  const isFree = [cancelPolicy, ...rooms.map((room) => room.cancelPolicy)].some(
    ({ freeCancellationUntil: until }) => until !== null,
  );
  return isFree ? [...lines, words('cancellation.after')] : lines;
}

export function arrivalLines({
  booking: { booking_details: details },
  words,
}: StaySource): string[] {
  const age = details.minAge > 0 ? [words('arrival.minAge', { age: String(details.minAge) })] : [];
  return [details.checkInInstructions, details.checkOutInstructions, ...age].filter(
    (line) => line.trim() !== '',
  );
}

export function cancellationSection(source: StaySource): Section {
  return {
    kind: 'text',
    title: source.words('cancellation.title'),
    paragraphs: cancellationLines(source),
    links: [],
  };
}

export function arrivalSection(source: StaySource): Section[] {
  const paragraphs = arrivalLines(source);
  return paragraphs.length === 0
    ? []
    : [{ kind: 'text', title: source.words('arrival.title'), paragraphs, links: [] }];
}

export function gettingThereSection(source: StaySource): Section {
  const { words } = source;
  return {
    kind: 'text',
    title: words('there.title'),
    paragraphs: [hotelAddress(source)],
    links: [{ label: words('there.map'), href: mapUrl(source) }],
  };
}

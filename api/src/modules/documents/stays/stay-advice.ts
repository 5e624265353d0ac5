import type { Section } from '../document-sections';
import { writtenInstant } from '../written-values';
import type { StaySource } from './stay-source';
import { hotelAddress, mapUrl } from './stay-values';

export function cancellationLines({ booking: { cancelPolicy }, context, words }: StaySource): string[] {
  const { freeCancellationUntil: until, timeZone } = cancelPolicy;
  if (until === null) return [words('cancellation.never')];
  return [words('cancellation.free', writtenInstant(until, timeZone, context.language)), words('cancellation.after')];
}

export function arrivalLines({ booking: { booking_details: details }, words }: StaySource): string[] {
  const age = details.minAge > 0 ? [words('arrival.minAge', { age: String(details.minAge) })] : [];
  return [details.checkInInstructions, details.checkOutInstructions, ...age].filter((line) => line.trim() !== '');
}

export function cancellationSection(source: StaySource): Section {
  return { kind: 'text', title: source.words('cancellation.title'), paragraphs: cancellationLines(source), links: [] };
}

export function arrivalSection(source: StaySource): Section[] {
  const paragraphs = arrivalLines(source);
  return paragraphs.length === 0 ? [] : [{ kind: 'text', title: source.words('arrival.title'), paragraphs, links: [] }];
}

export function gettingThereSection(source: StaySource): Section {
  const { words } = source;
  return { kind: 'text', title: words('there.title'), paragraphs: [hotelAddress(source)], links: [{ label: words('there.map'), href: mapUrl(source) }] };
}

import { absoluteUrl, type DocumentSource } from './document-context';
import type { Section, WebLink } from './document-sections';
import { hotelAddress, hotelTime, mapUrl } from './written-values';

export function cancellationLines({ booking: { cancelPolicy }, context, words }: DocumentSource): string[] {
  const { freeCancellationUntil: until, timeZone } = cancelPolicy;
  if (until === null) return [words('cancellation.never')];
  return [words('cancellation.free', hotelTime(until, timeZone, context.language)), words('cancellation.after')];
}

export function arrivalLines({ booking: { booking_details: details }, words }: DocumentSource): string[] {
  const age = details.minAge > 0 ? [words('arrival.minAge', { age: String(details.minAge) })] : [];
  return [details.checkInInstructions, details.checkOutInstructions, ...age].filter((line) => line.trim() !== '');
}

export function cancellationSection(source: DocumentSource): Section {
  return { kind: 'text', title: source.words('cancellation.title'), paragraphs: cancellationLines(source), links: [] };
}

export function arrivalSection(source: DocumentSource): Section[] {
  const paragraphs = arrivalLines(source);
  return paragraphs.length === 0 ? [] : [{ kind: 'text', title: source.words('arrival.title'), paragraphs, links: [] }];
}

export function gettingThereSection(source: DocumentSource): Section {
  const { words } = source;
  return { kind: 'text', title: words('there.title'), paragraphs: [hotelAddress(source)], links: [{ label: words('there.map'), href: mapUrl(source) }] };
}

function documentLinks({ booking: { documents }, context, words }: DocumentSource): WebLink[] {
  if (documents === null) return [];
  return [
    { label: words('manage.voucher'), href: absoluteUrl(documents.voucher, context) },
    { label: words('manage.calendar'), href: absoluteUrl(documents.calendar, context) },
  ];
}

/** How to come back to the booking; its documents are there once it is confirmed. */
export function manageSection(source: DocumentSource): Section {
  const { context, words } = source;
  const manage = { label: words('action.manage'), href: absoluteUrl(context.links.booking, context) };
  return { kind: 'text', title: words('manage.title'), paragraphs: [words('manage.text')], links: [manage, ...documentLinks(source)] };
}

export function supportSection({ booking, context, words }: DocumentSource): Section {
  const { supportEmail: email } = context;
  const paragraph = words('support.text', { email, reference: booking.reference });
  return { kind: 'text', title: words('support.title'), paragraphs: [paragraph], links: [{ label: email, href: `mailto:${email}` }] };
}

import { absoluteUrl, type DocumentSource } from './booking-source';
import type { Fact, Section, WebLink } from './document-sections';

/** Reference and PIN, which open the booking together with the e-mail address. */
export function keyFacts({ booking, words }: DocumentSource): Fact[] {
  return [
    { label: words('booking.reference'), value: booking.reference },
    ...(booking.pin === null ? [] : [{ label: words('booking.pin'), value: booking.pin }]),
  ];
}

export function manageLink({ context, words }: DocumentSource): WebLink {
  return { label: words('action.manage'), href: absoluteUrl(context.links.booking, context) };
}

function documentLinks({ booking: { documents }, context, words }: DocumentSource): WebLink[] {
  if (documents === null) return [];
  return [
    { label: words('manage.voucher'), href: absoluteUrl(documents.voucher, context) },
    { label: words('manage.calendar'), href: absoluteUrl(documents.calendar, context) },
  ];
}

export function manageSection(source: DocumentSource): Section {
  const { words } = source;
  return {
    kind: 'text',
    title: words('manage.title'),
    paragraphs: [words('manage.text')],
    links: [manageLink(source), ...documentLinks(source)],
  };
}

const atInvoices =
  (text: 'invoice.text' | 'invoice.credit', action: 'invoice.action' | 'invoice.creditAction') =>
  ({ context, words }: DocumentSource): Section[] => {
    const { invoice } = context;
    if (invoice === undefined) return [];
    return [
      {
        kind: 'text',
        title: words('invoice.title'),
        paragraphs: [words(text, { company: invoice.company })],
        links: [{ label: words(action), href: absoluteUrl(invoice.path, context) }],
      },
    ];
  };

export const invoiceSections = atInvoices('invoice.text', 'invoice.action');

/** Of money that went back: its credit note is made where the invoice is (decision 0083). */
export const creditSections = atInvoices('invoice.credit', 'invoice.creditAction');

export function supportText({ booking, context, words }: DocumentSource): string {
  return words('support.text', { email: context.supportEmail, reference: booking.reference });
}

export function supportSection(source: DocumentSource): Section {
  const { supportEmail: email } = source.context;
  return {
    kind: 'text',
    title: source.words('support.title'),
    paragraphs: [supportText(source)],
    links: [{ label: email, href: `mailto:${email}` }],
  };
}

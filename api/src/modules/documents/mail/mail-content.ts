import { arrivalSection, cancellationSection, gettingThereSection, manageSection, supportSection } from '../advice-sections';
import { absoluteUrl, type DocumentSource } from '../document-context';
import type { Section } from '../document-sections';
import type { DocumentTextKey } from '../document-texts';
import { mailCopy, type MailKind } from './mail-copy';
import { TONES } from './mail-look';
import type { MailPage } from './mail-page';
import { paymentSection, settlementSection } from '../payment-section';
import { priceSection } from '../price-section';
import { keyFacts, staySection } from '../stay-section';
import { holderName } from '../written-values';

const ACTIONS: Readonly<Record<MailKind, DocumentTextKey>> = {
  confirmed: 'action.manage',
  pending: 'action.view',
  failed: 'action.view',
  refunded: 'action.view',
  canceled: 'action.view',
  charged: 'action.manage',
  chargeFailed: 'action.manage',
};

/** A stay that will take place: everything that helps to get there. */
function upcoming(source: DocumentSource, overdue = false): Section[] {
  return [
    staySection(source),
    priceSection(source),
    ...paymentSection(source, overdue),
    cancellationSection(source),
    ...arrivalSection(source),
    gettingThereSection(source),
    manageSection(source),
  ];
}

const SECTIONS: Readonly<Record<MailKind, (source: DocumentSource) => Section[]>> = {
  confirmed: upcoming,
  pending: upcoming,
  failed: (source) => [staySection(source), priceSection(source)],
  refunded: (source) => [settlementSection(source, false), staySection(source), priceSection(source)],
  canceled: (source) => [settlementSection(source, true), staySection(source), priceSection(source)],
  charged: upcoming,
  chargeFailed: (source) => upcoming(source, true),
};

export function mailContent(kind: MailKind, source: DocumentSource): MailPage {
  const { booking, context, words } = source;
  const brand = words('brand');
  return {
    ...mailCopy(kind, source),
    tone: TONES[kind],
    language: context.language,
    brand,
    greeting: words('greeting', { name: holderName(source) }),
    demo: booking.hotel.demo ? { label: words('demo.label'), text: words('demo.text') } : null,
    action: { label: words(ACTIONS[kind]), href: absoluteUrl(context.links.booking, context) },
    keys: keyFacts(source),
    sections: [...SECTIONS[kind](source), supportSection(source)],
    footer: words('footer', { brand }),
  };
}

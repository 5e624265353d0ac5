import type { MailKind } from '../../booking';
import { creditSections, invoiceSections, keyFacts, supportSection } from '../booking-sections';
import { absoluteUrl, type SharedKey } from '../booking-source';
import type { Section } from '../document-sections';
import type { Values } from '../../../platform/texts/words';
import { mailCopy, type CopySource } from './mail-copy';
import { TONES } from './mail-look';
import type { MailPage } from './mail-page';
import { writtenMail } from './written-mail';
import type { WrittenMail } from './written-mail';

const ACTIONS: Readonly<Record<MailKind, SharedKey>> = {
  confirmed: 'action.manage',
  pending: 'action.view',
  failed: 'action.view',
  refunded: 'action.view',
  canceled: 'action.view',
  givenBack: 'action.view',
  charged: 'action.manage',
  chargeFailed: 'action.manage',
  held: 'action.pay',
  lapsed: 'action.view',
  changed: 'action.manage',
  changeFailed: 'action.manage',
  renamed: 'action.manage',
  carrierChange: 'action.manage',
  carrierAccepted: 'action.manage',
};

const WITH_INVOICE: readonly MailKind[] = ['confirmed', 'charged'];

export interface MailParts {
  readonly name: string;
  /** values of the texts: `title` for what was booked, and `commonValues` */
  readonly values: Values;
  readonly details: readonly string[];
  readonly demo: MailPage['demo'];
  readonly sections: readonly Section[];
}

export async function bookingMail(
  kind: MailKind,
  source: CopySource,
  parts: MailParts,
): Promise<WrittenMail> {
  const { context, words } = source;
  const brand = words('brand');
  return writtenMail({
    ...mailCopy(kind, source, parts),
    tone: TONES[kind],
    language: context.language,
    brand,
    greeting: words('greeting', { name: parts.name }),
    demo: parts.demo,
    action: { label: words(ACTIONS[kind]), href: absoluteUrl(context.links.booking, context) },
    keys: keyFacts(source),
    sections: [
      ...parts.sections,
      ...(WITH_INVOICE.includes(kind) ? invoiceSections(source) : []),
      ...(kind === 'givenBack' ? creditSections(source) : []),
      supportSection(source),
    ],
    footer: words('footer', { brand }),
  });
}

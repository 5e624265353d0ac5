import type { MailKind } from '../../../booking/booking';
import { manageSection } from '../../../booking/documents/booking-sections';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { carrierKeys, carrierSection } from '../../../booking/documents/carrier-section';
import type { Section } from '../../../booking/documents/document-sections';
import type { Values } from '../../../platform/texts/words';
import { bookingMail } from '../../../booking/documents/mail/booking-mail';
import { commonValues, pendingMoney } from '../../../booking/documents/mail/mail-copy';
import type { WrittenMail } from '../../../booking/documents/mail/written-mail';
import {
  givenBackSection,
  paymentSection,
  settlementSection,
} from '../../../booking/documents/payment-section';
import { lineName, priceSection } from '../../../booking/documents/price-section';
import { writtenAmount } from '../../../booking/documents/written-values';
import { assistanceSections } from './assistance-section';
import { changeSection, differenceOf, lostSection } from './change-section';
import { fareSections } from './fare-terms';
import { itemSections } from './journey-section';
import { standingItems } from './standing-items';
import { ticketSections, travelersSection } from './tickets';
import {
  isTicket,
  trainSource,
  type TrainPaper,
  type TrainSource,
  type TrainTextKey,
} from './train-source';
import { bookingTitle, carrierOf, travelerName } from './train-values';

const ownPrice = (source: TrainSource) =>
  priceSection(source, (line) => lineName(line, source, source.words('price.base')));

const booked = (source: TrainSource): Section[] => [
  ...standingItems(source).flatMap((item) => itemSections(item, source)),
  travelersSection(source),
];

function upcoming(source: TrainSource, overdue = false): Section[] {
  return [
    ...booked(source),
    ...assistanceSections(source),
    ...ticketSections(source),
    ...fareSections(source),
    ownPrice(source),
    ...paymentSection(source, overdue),
    manageSection(source),
  ];
}

const over = (source: TrainSource): Section[] => [...booked(source), ownPrice(source)];

const SECTIONS: Readonly<Record<MailKind, (source: TrainSource) => Section[]>> = {
  confirmed: upcoming,
  pending: upcoming,
  failed: over,
  refunded: (source) => [settlementSection(source, false), ...over(source)],
  canceled: (source) => [settlementSection(source, true), ...over(source)],
  givenBack: (source) => [givenBackSection(source), ...over(source)],
  charged: upcoming,
  chargeFailed: (source) => upcoming(source, true),
  held: upcoming,
  lapsed: over,
  changed: (source) => [...changeSection(source), ...upcoming(source)],
  changeFailed: upcoming,
  renamed: upcoming,
  carrierChange: (source) => [...carrierSection(source, carrierOf(source)), ...upcoming(source)],
  carrierAccepted: (source) => [
    ...carrierSection(source, carrierOf(source)),
    ...lostSection(source),
    ...upcoming(source),
  ],
};

function changedKeys(source: TrainSource): TrainTextKey[] {
  const change = source.booking.changes.at(-1);
  if (change === undefined) return [];
  const { key } = differenceOf(change, source);
  return [key === 'free' && change.kind === 'refund' ? 'partRefund.nothing' : `changed.${key}`];
}

function carrierDetails({ booking }: TrainSource): TrainTextKey[] {
  const { carrier_change: change, bookingItems } = booking;
  const item = bookingItems.find(({ id }) => id === change?.itemID);
  const isBound = item !== undefined && isTicket(item) && item.legs.length > 1;
  return [
    ...carrierKeys(change),
    ...(isBound && change?.state === 'open' ? (['carrierChange.bound'] as const) : []),
    ...(isBound && change?.actions.includes('cancel') === true
      ? (['carrierChange.boundRefund'] as const)
      : []),
  ];
}

const DETAILS: Partial<Readonly<Record<MailKind, (source: TrainSource) => TrainTextKey[]>>> = {
  confirmed: ({ booking }) => (booking.supplierReference === null ? [] : ['confirmed.reference']),
  pending: pendingMoney,
  failed: () => ['failed.again'],
  refunded: () => ['failed.again'],
  lapsed: () => ['lapsed.again'],
  changed: changedKeys,
  carrierChange: carrierDetails,
  changeFailed: ({ booking: { reason } }) => [
    ...(reason === null ? [] : ([`reason.${reason}`] as const)),
    'changeFailed.nothingCharged',
  ],
};

function valuesOf(kind: MailKind, source: TrainSource): Values {
  const { booking, context } = source;
  const { what, days } = bookingTitle(source);
  const change = booking.changes.at(-1);
  return {
    ...commonValues(kind, source),
    // a train booking has one payment of everything
    ...(kind === 'charged' || kind === 'chargeFailed'
      ? { amount: writtenAmount(booking.ledger.total, context.language) }
      : {}),
    ...(change === undefined ? {} : { difference: differenceOf(change, source).amount }),
    title: `${what}, ${days}`,
    supplierReference: booking.supplierReference ?? '',
    carrier: carrierOf(source),
  };
}

/** Lead traveller of the first item. */
function leadName({ booking }: TrainSource): string {
  const lead = booking.bookingItems[0]?.travelers.find(({ leadTraveler }) => leadTraveler);
  const name = lead === undefined ? '' : travelerName(lead);
  return name === '' ? booking.email : name;
}

export async function trainMail(
  kind: MailKind,
  booking: TrainPaper,
  context: DocumentContext,
): Promise<WrittenMail> {
  const source = trainSource(booking, context);
  const { words } = source;
  const values = valuesOf(kind, source);
  return bookingMail(kind, source, {
    name: leadName(source),
    values,
    details: (DETAILS[kind]?.(source) ?? []).map((key) => words(key, values)),
    demo: booking.demo ? { label: words('demo.label'), text: words('demo.text') } : null,
    sections: SECTIONS[kind](source),
  });
}

import type { HotelBooking } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import type { MailKind } from '../../../booking/booking';
import { manageSection } from '../../../booking/documents/booking-sections';
import type { DocumentContext } from '../../../booking/documents/booking-source';
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
import { priceSection } from '../../../booking/documents/price-section';
import { writtenInstant } from '../../../booking/documents/written-values';
import { arrivalSection, cancellationSection, gettingThereSection } from './stay-advice';
import { stayLine, staySection } from './stay-section';
import { staySource, type StaySource, type StayTextKey } from './stay-source';
import { holderName, stayDates } from './stay-values';

const ownPrice = (source: StaySource) => priceSection(source, (line) => stayLine(line, source));

function upcoming(source: StaySource, overdue = false): Section[] {
  return [
    staySection(source),
    ownPrice(source),
    ...paymentSection(source, overdue),
    cancellationSection(source),
    ...arrivalSection(source),
    gettingThereSection(source),
    manageSection(source),
  ];
}

const over = (source: StaySource): Section[] => [
  staySection(source, false),
  priceSection(source, (line) => stayLine(line, source), false),
];

const SECTIONS: Readonly<Record<MailKind, (source: StaySource) => Section[]>> = {
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
  changed: upcoming,
  changeFailed: upcoming,
  renamed: upcoming,
  carrierChange: upcoming,
  carrierAccepted: upcoming,
};

function detailKeys(kind: MailKind, source: StaySource): StayTextKey[] {
  const { pendingUntil, payment } = source.booking;
  if (kind !== 'pending') return [];
  return [
    pendingUntil === null ? 'pending.open' : 'pending.until',
    ...(payment.state === 'authorised' ? (['pending.reserved'] as const) : pendingMoney(source)),
  ];
}

function valuesOf(kind: MailKind, source: StaySource): Values {
  const { booking, context, words } = source;
  const { hotel, pendingUntil } = booking;
  const dates = stayDates(source);
  return {
    ...commonValues(kind, source),
    title: `${hotel.name}, ${dates}`,
    hotel: hotel.name,
    city: hotel.city_name,
    dates,
    checkIn: formatDate(booking.checkIn, context.language, 'full'),
    time: booking.booking_details.schedule.start,
    until:
      pendingUntil === null
        ? ''
        : words('instant', writtenInstant(pendingUntil, hotel.timeZone, context.language)),
  };
}

export async function stayMail(
  kind: MailKind,
  booking: HotelBooking,
  context: DocumentContext,
): Promise<WrittenMail> {
  const source = staySource(booking, context);
  const { words } = source;
  const values = valuesOf(kind, source);
  return bookingMail(kind, source, {
    name: holderName(source),
    values,
    details: detailKeys(kind, source).map((key) => words(key, values)),
    demo: booking.hotel.demo ? { label: words('demo.label'), text: words('demo.text') } : null,
    sections: SECTIONS[kind](source),
  });
}

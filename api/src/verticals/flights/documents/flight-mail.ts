import { formatDate, formatMoney } from '@wayfare/domain';
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
import { priceSection } from '../../../booking/documents/price-section';
import { writtenAmount } from '../../../booking/documents/written-values';
import { fareSection, flightLine } from './fare-section';
import {
  changeSection,
  checkInSection,
  differenceOf,
  guaranteeKey,
  holdSection,
} from './flight-advice';
import { sliceSections } from './flight-section';
import {
  flightSource,
  type FlightPaper,
  type FlightSource,
  type FlightTextKey,
} from './flight-source';
import { cityName, departureOf, instantText, route, timeOf, travelDays } from './flight-values';
import {
  assistanceSections,
  extrasSection,
  travellerName,
  travellersSection,
} from './traveller-section';

const ownPrice = (source: FlightSource) => priceSection(source, (line) => flightLine(line, source));

const booked = (source: FlightSource): Section[] => [
  ...sliceSections(source),
  travellersSection(source),
  extrasSection(source),
  ...assistanceSections(source),
];

function upcoming(source: FlightSource, overdue = false): Section[] {
  return [
    ...booked(source),
    checkInSection(source),
    fareSection(source),
    ownPrice(source),
    ...paymentSection(source, overdue),
    manageSection(source),
  ];
}

const over = (source: FlightSource): Section[] => [
  ...sliceSections(source),
  travellersSection(source),
  ownPrice(source),
];

const SECTIONS: Readonly<Record<MailKind, (source: FlightSource) => Section[]>> = {
  confirmed: upcoming,
  pending: upcoming,
  failed: over,
  refunded: (source) => [settlementSection(source, false), ...over(source)],
  canceled: (source) => [settlementSection(source, true), ...over(source)],
  givenBack: (source) => [givenBackSection(source), ...over(source)],
  charged: upcoming,
  chargeFailed: (source) => upcoming(source, true),
  held: (source) => [
    ...holdSection(source),
    ...booked(source),
    fareSection(source),
    ownPrice(source),
    manageSection(source),
  ],
  lapsed: over,
  changed: (source) => [...changeSection(source), ...upcoming(source)],
  changeFailed: upcoming,
  renamed: upcoming,
  carrierChange: (source) => [
    ...carrierSection(source, source.booking.owner.name),
    ...upcoming(source),
  ],
  carrierAccepted: (source) => [
    ...carrierSection(source, source.booking.owner.name),
    ...upcoming(source),
  ],
};

function changedKeys({ booking }: FlightSource): FlightTextKey[] {
  const change = booking.changes.at(-1);
  return change === undefined ? [] : [`changed.${differenceOf(change).key}`];
}

const again = ({ booking: { reason, price_change: price } }: FlightSource): FlightTextKey[] => [
  ...(reason === 'PRICE_CHANGED' && price !== null ? (['failed.price'] as const) : []),
  'failed.again',
];

const bought = ({
  booking: { airline_reference: reference, price_change: price },
}: FlightSource): FlightTextKey[] => [
  ...(price === null ? [] : (['confirmed.price'] as const)),
  ...(reference === null ? [] : (['confirmed.checkIn'] as const)),
];

const DETAILS: Partial<Readonly<Record<MailKind, (source: FlightSource) => FlightTextKey[]>>> = {
  confirmed: bought,
  pending: pendingMoney,
  failed: again,
  refunded: again,
  held: (source) => (source.booking.hold === null ? [] : ['held.until', guaranteeKey(source)]),
  lapsed: () => ['lapsed.again'],
  changed: changedKeys,
  carrierChange: ({ booking }) => [...carrierKeys(booking.carrier_change)],
  changeFailed: ({ booking: { reason } }) => [
    ...(reason === null ? [] : ([`reason.${reason}`] as const)),
    'changeFailed.nothingCharged',
  ],
};

function rareValues(source: FlightSource): Values {
  const { hold, changes, price_change: price } = source.booking;
  const { language } = source.context;
  const change = changes.at(-1);
  const guarantee = hold?.price_guarantee_expires_at ?? null;
  return {
    ...(hold === null ? {} : { until: instantText(hold.payment_required_by, source) }),
    ...(guarantee === null ? {} : { guarantee: instantText(guarantee, source) }),
    ...(price === null
      ? {}
      : {
          previousPrice: writtenAmount(price.previous_amount, language),
          newPrice: writtenAmount(price.new_amount, language),
        }),
    ...(change === undefined
      ? {}
      : { difference: formatMoney(differenceOf(change).amount, language) }),
  };
}

function valuesOf(kind: MailKind, source: FlightSource): Values {
  const { booking, context } = source;
  const { owner, slices, ledger } = booking;
  const [first] = slices;
  const departure = first === undefined ? '' : departureOf(first);
  return {
    ...commonValues(kind, source),
    // a flight has one payment of everything
    ...(kind === 'charged' || kind === 'chargeFailed'
      ? { amount: writtenAmount(ledger.total, context.language) }
      : {}),
    ...rareValues(source),
    title: `${route(source)}, ${travelDays(source)}`,
    airline: owner.name,
    carrier: owner.name,
    airlineReference: booking.airline_reference ?? '',
    origin: cityName(first?.origin ?? '', source),
    destination: cityName(first?.destination ?? '', source),
    date: formatDate(departure.slice(0, 10), context.language, 'full'),
    time: timeOf(departure),
  };
}

export async function flightMail(
  kind: MailKind,
  booking: FlightPaper,
  context: DocumentContext,
): Promise<WrittenMail> {
  const source = flightSource(booking, context);
  const values = valuesOf(kind, source);
  const [traveller] = booking.travellers;
  return bookingMail(kind, source, {
    name: traveller === undefined ? booking.email : travellerName(traveller),
    values,
    details: (DETAILS[kind]?.(source) ?? []).map((key) => source.words(key, values)),
    demo: null,
    sections: SECTIONS[kind](source),
  });
}

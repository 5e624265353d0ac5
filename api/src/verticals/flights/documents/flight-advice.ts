import type { FlightSlice } from '@wayfare/api-contract';
import {
  compareMoney,
  formatDate,
  formatMoney,
  money,
  parseMoney,
  subtractMoney,
} from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import type { Fact, Section } from '../../../booking/documents/document-sections';
import { writtenAmount } from '../../../booking/documents/written-values';
import type { FlightChange, FlightSource, FlightTextKey } from './flight-source';
import {
  arrivalOf,
  carrierName,
  clockTime,
  departureOf,
  flightNumber,
  instantText,
  sliceRoute,
  timeOf,
} from './flight-values';
import { sizedBag, travellerName } from './traveller-section';

function otherCarriers(source: FlightSource): string[] {
  const segments = source.booking.slices.flatMap((slice) => slice.segments);
  const others = segments
    .filter((segment) => segment.operating_carrier !== segment.marketing_carrier)
    .map((segment) => segment.operating_carrier);
  return [...new Set(others)].map((code) => carrierName(code, source));
}

/** Where to check in and with what: only the airline can. */
export function checkInText({ booking, words }: FlightSource): string {
  const { owner, airline_reference: airlineReference } = booking;
  return airlineReference === null
    ? words('checkIn.later', { airline: owner.name })
    : words('checkIn.reference', { airline: owner.name, airlineReference });
}

export function checkInLines(source: FlightSource): string[] {
  const { words } = source;
  const carriers = otherCarriers(source);
  return [
    checkInText(source),
    ...(carriers.length === 0
      ? []
      : [words('checkIn.operated', { carriers: carriers.join(', ') })]),
    words('checkIn.identity'),
  ];
}

export function checkInSection(source: FlightSource): Section {
  return {
    kind: 'text',
    title: source.words('checkIn.title'),
    paragraphs: checkInLines(source),
    links: [],
  };
}

/** Wording by price guarantee against payment deadline. */
export function guaranteeKey({ booking: { hold } }: FlightSource): FlightTextKey {
  const { payment_required_by: until, price_guarantee_expires_at: guarantee } = hold ?? {
    payment_required_by: '',
    price_guarantee_expires_at: null,
  };
  if (guarantee === null) return 'held.priceOpen';
  return Date.parse(guarantee) >= Date.parse(until) ? 'held.priceFixed' : 'held.priceUntil';
}

export function holdSection(source: FlightSource): Section[] {
  const { booking, context, words } = source;
  const { hold, ledger } = booking;
  if (hold === null) return [];
  const guarantee: Fact[] =
    hold.price_guarantee_expires_at === null
      ? []
      : [
          {
            label: words('hold.guarantee'),
            value: instantText(hold.price_guarantee_expires_at, source),
          },
        ];
  return [
    {
      kind: 'facts',
      title: words('hold.title'),
      facts: [
        { label: words('hold.amount'), value: writtenAmount(ledger.total, context.language) },
        { label: words('hold.until'), value: instantText(hold.payment_required_by, source) },
        ...guarantee,
      ],
    },
  ];
}

const NOTHING = money(0);

/** Text key and absolute amount. */
export function differenceOf({ difference }: FlightChange): {
  readonly key: 'paid' | 'refund' | 'free';
  readonly amount: Money;
} {
  const amount = parseMoney(difference);
  const order = compareMoney(amount, NOTHING);
  if (order === 0) return { key: 'free', amount };
  return order > 0
    ? { key: 'paid', amount }
    : { key: 'refund', amount: subtractMoney(NOTHING, amount) };
}

function flightsFact(label: string, slice: FlightSlice, source: FlightSource): Fact {
  const { context, words } = source;
  const departure = departureOf(slice);
  const value = words('change.flights', {
    date: formatDate(departure.slice(0, 10), context.language, 'full'),
    departure: timeOf(departure),
    arrival: clockTime(arrivalOf(slice), departure, source),
  });
  return {
    label,
    value,
    note: `${sliceRoute(slice, source)} · ${slice.segments.map(flightNumber).join(', ')}`,
  };
}

/** Extras lost with changed flights, of the last change alone or of all. */
export function lostLines(changes: readonly FlightChange[], source: FlightSource): string[] {
  const { booking, context, words } = source;
  const names = new Map(
    booking.travellers.map((traveller) => [traveller.passenger_id, travellerName(traveller)]),
  );
  return changes.flatMap(({ previous, lost_services: services }) =>
    services.map(
      ({ id, passenger_ids: passengers, bag, quantity, designator, total_amount: total }) => {
        const name = passengers.flatMap((passenger) => names.get(passenger) ?? []).join(', ');
        const what =
          bag === null
            ? words('lost.seat', { seat: designator ?? '' })
            : sizedBag(bag, quantity, source);
        const isPaidElsewhere = booking.services.some((service) => service.id === id);
        return words(isPaidElsewhere ? 'lost.elsewhere' : 'lost.line', {
          name,
          route: sliceRoute(previous, source),
          what,
          price: writtenAmount(total, context.language),
        });
      },
    ),
  );
}

function lostSection(source: FlightSource): Section[] {
  const { booking, words } = source;
  const lines = lostLines(booking.changes.slice(-1), source);
  return lines.length === 0
    ? []
    : [
        {
          kind: 'text',
          title: words('lost.title'),
          paragraphs: [words('lost.text', { airline: booking.owner.name }), ...lines],
          links: [],
        },
      ];
}

export function changeSection(source: FlightSource): Section[] {
  const { booking, context, words } = source;
  const change = booking.changes.at(-1);
  const now = change === undefined ? undefined : booking.slices[change.index];
  if (change === undefined || now === undefined) return [];
  const { key, amount } = differenceOf(change);
  const paid: Fact[] =
    key === 'free'
      ? []
      : [{ label: words(`change.${key}`), value: formatMoney(amount, context.language) }];
  return [
    {
      kind: 'facts',
      title: words('change.title'),
      facts: [
        flightsFact(words('change.before'), change.previous, source),
        flightsFact(words('change.now'), now, source),
        ...paid,
      ],
    },
    ...lostSection(source),
  ];
}

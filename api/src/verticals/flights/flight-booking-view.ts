import type { BoughtService, FlightBookingView } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Booking, Amendment } from '../../booking/booking';
import { CANCELLABLE } from '../../booking/cancellation';
import { wireCarrierChange } from '../../booking/carrier-change';
import { localInstant } from '../../booking/local-instant';
import { maskedEmail } from '../../booking/masked';
import { documentLinks } from '../../booking/document-links';
import type { KeySet } from '../../platform/keys/key-set';
import { dictionaryOf } from './dictionary';
import type { CityName } from './dictionary';
import { flightLedger } from './flight-ledger';
import { fareConditions, flightSlice } from './flight-offer';
import { flightOf } from './flight-records';
import type { FlightRecord } from './flight-records';

const cents = (amount: number) => formatDecimal(money(amount));

/** In local time of the first airport. */
function isAhead(booking: Booking, now: number): boolean {
  const first = flightOf(booking).itinerary[0]?.segments[0];
  return (
    first !== undefined &&
    localInstant(new Date(now), first.origin.timeZone).slice(0, 19) < first.departingAt
  );
}

/** The airline's terms allow it and no amendment is running. */
export function canCancel(booking: Booking, now: number): boolean {
  return (
    CANCELLABLE.includes(booking.state) && flightOf(booking).cancelable && isAhead(booking, now)
  );
}

/** An amendment with an unconfirmed card may be replaced. */
const isOpen = ({ state, amendment }: Booking, kind: Amendment['kind']) =>
  state === 'awaiting_card' && amendment?.kind === kind;

export function canChange(booking: Booking, now: number): boolean {
  const isResting = booking.state === 'confirmed' || isOpen(booking, 'change');
  return isResting && flightOf(booking).changeable && isAhead(booking, now);
}

export function canPay(booking: Booking, now: number): boolean {
  const isResting = booking.state === 'held' || isOpen(booking, 'payment');
  return isResting && booking.heldUntil !== null && now < booking.heldUntil.getTime();
}

function holdOf(booking: Booking): FlightBookingView['hold'] {
  const { status, amendment, heldUntil } = booking;
  const isHeld = status === 'held' || amendment?.kind === 'payment';
  return isHeld && heldUntil !== null
    ? {
        payment_required_by: heldUntil.toISOString(),
        price_guarantee_expires_at: flightOf(booking).guaranteedUntil,
      }
    : null;
}

function travellersOf(booking: Booking, isByLink: boolean): FlightBookingView['travellers'] {
  const { travellers, party, tickets } = flightOf(booking);
  return travellers.map(({ passenger_id: id, name, surname, assistance = [] }) => ({
    passenger_id: id,
    type: party.find((passenger) => passenger.id === id)?.type ?? 'adult',
    name,
    surname,
    ticket_number: tickets.find(({ passengerId }) => passengerId === id)?.number ?? null,
    ...(assistance.length === 0 || isByLink ? {} : { assistance }),
  }));
}

const changesOf = ({ changesMade }: FlightRecord): FlightBookingView['changes'] =>
  changesMade.map(({ index, previous, difference, lost }) => ({
    index,
    previous: flightSlice(previous),
    difference: cents(difference),
    lost_services: [...lost],
  }));

/** Lost purchases; a bag still on other flights is not lost. */
function lostOf({ changesMade, services }: FlightRecord): BoughtService[] {
  const all = changesMade.flatMap(({ lost }) => lost);
  return all.filter(
    ({ id }, index) =>
      services.every((service) => service.id !== id) &&
      all.findIndex((other) => other.id === id) === index,
  );
}

export interface Viewing {
  readonly keys: KeySet;
  readonly cityName: CityName;
  readonly language: Language;
  readonly now: number;
  /** link access hides the PIN and the contact form */
  readonly isByLink?: boolean;
}

export function flightCarrierChange(
  booking: Booking,
  cityName: CityName,
): FlightBookingView['carrier_change'] {
  return wireCarrierChange(booking, (place) =>
    place.cityName === '' ? place.name : cityName(place),
  );
}

export async function flightBookingView(
  booking: Booking,
  { keys, cityName, language, now, isByLink = false }: Viewing,
): Promise<FlightBookingView> {
  const record = flightOf(booking);
  const { provider, type, owner, itinerary, contactEmail, services, changesMade, priceChange } =
    record;
  return {
    booking_id: booking.id,
    reference: booking.reference,
    pin: isByLink ? null : booking.pin,
    vertical: 'flights',
    status: booking.status,
    reason: booking.reason,
    createdAt: booking.createdAt.toISOString(),
    provider,
    type,
    owner: { iata_code: owner.iataCode, name: owner.name },
    airline_reference: booking.supplierReference,
    slices: itinerary.map(flightSlice),
    dictionary: dictionaryOf(
      [{ slices: [...itinerary, ...changesMade.map(({ previous }) => previous)], owner }],
      cityName,
    ),
    travellers: travellersOf(booking, isByLink),
    email: isByLink ? maskedEmail(contactEmail) : contactEmail,
    services: [...services],
    changes: changesOf(record),
    carrier_change: flightCarrierChange(booking, cityName),
    ledger: flightLedger(record.cents, language, lostOf(record)),
    payment: {
      state: booking.paymentState,
      charged: cents(booking.captured),
      refunded: cents(booking.refunded),
    },
    conditions: fareConditions(record),
    hold: holdOf(booking),
    price_change:
      priceChange === null
        ? null
        : { previous_amount: cents(priceChange.before), new_amount: cents(priceChange.now) },
    canPay: canPay(booking, now),
    canCancel: canCancel(booking, now),
    canChange: canChange(booking, now),
    // a cancelled ticket is void and frees its days
    documents: booking.status === 'canceled' ? null : await documentLinks(booking, keys),
  };
}

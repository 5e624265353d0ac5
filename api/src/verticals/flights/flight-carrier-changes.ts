import type {
  FlightSupplier,
  SupplierCarrierChange,
  SupplierOrder,
} from '../../ports/flight-supplier';
import type { SupplierSlice } from '../../ports/flight-offers';
import type { Booking } from '../../booking/booking';
import { carrierChangeOf, newsOf, nextLook } from '../../booking/carrier-change';
import type { CarrierChange, KeptJourney } from '../../booking/carrier-change';
import type { Looked } from '../../booking/bookable-supplier';
import { instantOf } from '../../booking/local-instant';
import { listedSlices } from './flight-details';
import { joined } from './flight-amendments';
import { flightOf } from './flight-records';
import type { FlightRecord } from './flight-records';
import { carriedOver, servicesElsewhere, servicesOfSlice } from './services-after-change';
import { withOrder } from './sold-flight';

function journeyOf(slice: SupplierSlice | undefined): KeptJourney | null {
  const [listed] = slice === undefined ? [] : listedSlices([slice]);
  if (listed === undefined) return null;
  const { flights: services, ...journey } = listed;
  return { ...journey, services };
}

const ANSWERS = { accepted: 'accepted', cancelled: 'canceled', changed: 'changed' } as const;

/** A change without an answer counts as accepted. */
function answerOf(
  { taken, actions }: SupplierCarrierChange,
  known: CarrierChange | null,
): CarrierChange['answer'] {
  const isNew = known === null;
  if (taken === 'accepted') return isNew ? 'told' : 'accepted';
  if (taken !== null) return ANSWERS[taken];
  return actions.length === 0 ? 'told' : null;
}

function kept(change: SupplierCarrierChange, known: CarrierChange | null): CarrierChange {
  const { id, detectedAt, actions, removed, added } = change;
  const journeys = removed.flatMap((slice, index) => {
    const before = journeyOf(slice);
    return before === null ? [] : [{ before, after: journeyOf(added[index]) }];
  });
  return {
    version: 2,
    id,
    detectedAt: detectedAt.toISOString(),
    actions: actions.flatMap((action) => (action === 'update' ? [] : [action])),
    answer: answerOf(change, known),
    journeys,
  };
}

const flownAs = ({ segments }: SupplierSlice) =>
  JSON.stringify(
    segments.map(({ marketingCarrier, flightNumber, departingAt, arrivingAt }) => [
      marketingCarrier.iataCode,
      flightNumber,
      departingAt,
      arrivingAt,
    ]),
  );

/** Bags and seats follow only where the order says so. */
function withMoved(record: FlightRecord, order: SupplierOrder): FlightRecord {
  const moved = record.itinerary.flatMap((previous, index) => {
    const now = order.slices[index];
    if (now !== undefined && flownAs(previous) === flownAs(now)) return [];
    return [
      { index, previous, ...carriedOver(servicesOfSlice(record.services, previous), now, order) },
    ];
  });
  const elsewhere = moved.reduce(
    (services, { previous }) => servicesElsewhere(services, previous),
    record.services as FlightRecord['services'][number][],
  );
  const after = withOrder({ ...record, services: elsewhere }, order);
  return {
    ...after,
    services: moved.reduce(
      (services, { carried }) => joined(services, carried),
      [...after.services],
    ),
    changesMade: [
      ...record.changesMade,
      ...moved.map(({ index, previous, lost }) => ({ index, previous, difference: 0, lost })),
    ],
  };
}

function lastDeparture({ itinerary }: FlightRecord): number {
  const last = itinerary.at(-1)?.segments.at(-1);
  return last === undefined ? 0 : instantOf(last.departingAt, last.origin.timeZone);
}

/** Polls the airline's changes and records each once. */
export async function lookAtFlight(
  supplier: FlightSupplier,
  booking: Booking,
  now: number,
): Promise<Looked> {
  const record = flightOf(booking);
  const id = booking.supplierBooking ?? '';
  const lookAgainAt = nextLook(lastDeparture(record), now);
  const known = carrierChangeOf(booking);
  const latest = (await supplier.carrierChanges(id)).at(-1);
  if (latest === undefined) return { changes: {}, news: null, lookAgainAt };
  const isKnown = known?.id === latest.id;
  if (isKnown && known.answer !== null) return { changes: {}, news: null, lookAgainAt };
  const carrierChange = kept(latest, isKnown ? known : null);
  const order = await supplier.orderById(id);
  const isMoved = carrierChange.answer === 'accepted' || carrierChange.answer === 'told';
  const details = isMoved
    ? withMoved(record, order)
    : { ...record, cancelable: order.canCancel, changeable: order.canChange };
  const mail = newsOf(known, carrierChange);
  return {
    changes: { details, carrierChange },
    news: mail === null ? null : { mail, id: carrierChange.id },
    lookAgainAt: nextLook(lastDeparture(details), now),
  };
}

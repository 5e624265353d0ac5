import { newId } from '../../kit/ids';
import type { Flight } from '../timetable/flight';
import type { Order, OrderedSlice } from './order';

export type ChangeAction = 'accept' | 'cancel' | 'change';
export type ActionTaken = 'accepted' | 'cancelled' | 'changed';

/** A change that the airline made to an order: nothing takes the place of flights that it does not fly. */
export interface AirlineChange {
  id: string;
  removed: OrderedSlice;
  added: OrderedSlice | undefined;
  actions: readonly ChangeAction[];
  createdAt: number;
  taken: ActionTaken | undefined;
  takenAt: number | undefined;
}

/** Moved so far that the traveller is asked, moved a little, or not flown any more. */
export const CHANGE_KINDS = ['retimed', 'notice', 'canceled'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const ACTIONS: Readonly<Record<ChangeKind, readonly ChangeAction[]>> = {
  retimed: ['accept', 'cancel', 'change'],
  notice: [],
  canceled: ['cancel', 'change'],
};

const MINUTE = 60_000;

function later(flight: Flight, minutes: number): Flight {
  return {
    ...flight,
    departsAt: flight.departsAt + minutes * MINUTE,
    arrivesAt: flight.arrivesAt + minutes * MINUTE,
  };
}

export function openChange({ airlineChanges }: Order): AirlineChange | undefined {
  return airlineChanges.findLast(({ taken, actions }) => taken === undefined && actions.length > 0);
}

/** Whether the airline lets the slice be changed for nothing, or the order be given back whole. */
export function isOwed(order: Order, action: ChangeAction, slice?: OrderedSlice): boolean {
  const change = openChange(order);
  return (
    change?.actions.includes(action) === true && (slice === undefined || change.removed === slice)
  );
}

/** The flights of the change take the place of those before; bags and seats go along. */
function apply(order: Order, { removed, added }: AirlineChange): void {
  if (added === undefined) return;
  order.slices = order.slices.map((slice) => (slice === removed ? added : slice));
  order.services = order.services.map((service) => {
    if (service.sliceKey !== removed.key) return service;
    if (service.type !== 'seat') return { ...service, sliceKey: added.key };
    const flight = added.flights[removed.flights.indexOf(service.flight)] ?? service.flight;
    return { ...service, sliceKey: added.key, flight };
  });
}

export function take(order: Order, change: AirlineChange, taken: ActionTaken, now: number): void {
  if (taken === 'accepted') apply(order, change);
  Object.assign(change, { taken, takenAt: now });
}

/** The airline changes one direction of an order. What moves a little is accepted at once, as the supplier does. */
export function changeByAirline(
  order: Order,
  { kind, minutes, slice }: { kind: ChangeKind; minutes: number; slice: number },
  now: number,
): AirlineChange | undefined {
  const removed = order.slices[slice];
  if (removed === undefined) return undefined;
  const added =
    kind === 'canceled'
      ? undefined
      : {
          ...removed,
          key: newId('moved'),
          flights: removed.flights.map((flight) => later(flight, minutes)),
        };
  const change: AirlineChange = {
    id: newId('aic'),
    removed,
    added,
    actions: ACTIONS[kind],
    createdAt: now,
    taken: undefined,
    takenAt: undefined,
  };
  order.airlineChanges = [...order.airlineChanges, change];
  if (kind === 'notice') take(order, change, 'accepted', now);
  return change;
}

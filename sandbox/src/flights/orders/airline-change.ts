import { newId } from '../../kit/ids';
import { MINUTE } from '../../kit/zones';
import type { Slice } from '../offers/offer';
import type { Order } from './order';

export type ChangeAction = 'accept' | 'cancel' | 'change';
export type ActionTaken = 'accepted' | 'cancelled' | 'changed';

/** A change that the airline made to an order: nothing takes the place of flights that it does not fly. */
export interface AirlineChange {
  id: string;
  removed: Slice;
  added: Slice | undefined;
  actions: readonly ChangeAction[];
  createdAt: number;
  taken?: ActionTaken;
}

const ACTIONS = {
  retimed: ['accept', 'cancel', 'change'],
  notice: [],
  canceled: ['cancel', 'change'],
} as const satisfies Record<string, readonly ChangeAction[]>;
export type ChangeKind = keyof typeof ACTIONS;

function openChange({ airlineChanges }: Order): AirlineChange | undefined {
  return airlineChanges.findLast(({ taken, actions }) => taken === undefined && actions.length > 0);
}

export function isOwed(order: Order, action: ChangeAction, slice?: Slice): boolean {
  const change = openChange(order);
  return (
    change?.actions.includes(action) === true && (slice === undefined || change.removed === slice)
  );
}

/** The flights of the change take the place of those before; bags and seats go along. */
export function acceptChange(order: Order, change: AirlineChange): void {
  const { removed, added = removed } = change;
  const moved = (slice: Slice): Slice => (slice === removed ? added : slice);
  order.slices = order.slices.map(moved);
  order.services = order.services.map((service) => ({ ...service, slice: moved(service.slice) }));
  change.taken = 'accepted';
}

/** What was done about a slice, or about the whole order, answers the change of the airline. */
export function answerChange(order: Order, taken: ActionTaken, slice?: Slice): void {
  const change = openChange(order);
  if (change !== undefined && (slice ?? change.removed) === change.removed) change.taken = taken;
}

/** The airline changes one direction of an order. What moves a little is accepted at once, as the supplier does. */
export function changeByAirline(
  order: Order,
  { kind, minutes, removed }: { kind: ChangeKind; minutes: number; removed: Slice },
  now: number,
): AirlineChange {
  const flights = removed.flights.map((flight) => ({
    ...flight,
    departsAt: flight.departsAt + minutes * MINUTE,
    arrivesAt: flight.arrivesAt + minutes * MINUTE,
  }));
  const added = kind === 'canceled' ? undefined : { ...removed, key: newId('moved'), flights };
  const change = { id: newId('aic'), removed, added, actions: ACTIONS[kind], createdAt: now };
  order.airlineChanges = [...order.airlineChanges, change];
  if (kind === 'notice') acceptChange(order, change);
  return change;
}

import { newId } from '../../kit/ids';
import { MINUTE } from '../../kit/zones';
import { exchangeOffers } from '../offers/ticket-search';
import type { OfferedTicket } from '../offers/ticket-by-location';
import { isoTime } from '../planner/journey';
import { refused } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { Booking } from './bookings';
import type { ChangeAction, Item, ScheduleChange } from './item';
import { comparableOffers, replaceItem, replacementAt, type Replacement } from './replacement';

function later(offered: OfferedTicket, minutes: number): OfferedTicket {
  const { solution, departsAt, arrivesAt } = offered;
  const moved = (time: string, { timeZone }: { timeZone: string }): string =>
    isoTime(Date.parse(time) + minutes * MINUTE, timeZone);
  const segments = solution.segments.map((segment) => ({
    ...segment,
    departure: moved(segment.departure, segment.origin),
    arrival: moved(segment.arrival, segment.destination),
  }));
  const departure = segments[0]?.departure ?? solution.departure;
  const arrival = segments.at(-1)?.arrival ?? solution.arrival;
  return {
    ...offered,
    departsAt: departsAt + minutes * MINUTE,
    arrivesAt: arrivesAt + minutes * MINUTE,
    solution: { ...solution, departure, arrival, segments },
  };
}

/** Another train on the same day that takes everything along and fits what else was booked; a railway proposes nothing less. */
function otherTrain(
  item: Item,
  leg: number,
  before: OfferedTicket,
  now: number,
): Replacement | undefined {
  const { leg: wire, origin, destination, solution, comfort } = before;
  const departure = solution.departure.slice(0, 16);
  const { offers } = exchangeOffers({
    legs: [{ id: wire.id, origin, destination, departure }],
    travelers: item.liveTravelers,
    comfort,
    now,
  });
  const [previous, next] = [item.legs[leg - 1], item.legs[leg + 1]];
  return comparableOffers(before, offers)
    .filter(({ legSolution }) => legSolution !== solution.id)
    .map(({ location }) => replacementAt(item, { leg, location, now }, true))
    .find(
      ({ offer, carried }) =>
        offer.departsAt >= (previous?.arrivesAt ?? 0) &&
        offer.arrivesAt <= (next?.departsAt ?? Infinity) &&
        carried.every(({ is }) => is !== null),
    );
}

const ACTIONS = {
  retimed: ['ACCEPT', 'EXCHANGE'],
  notice: [],
  replaced: ['ACCEPT', 'EXCHANGE', 'REFUND'],
  canceled: ['EXCHANGE', 'REFUND'],
} as const satisfies Record<string, readonly ChangeAction[]>;
type ChangeKind = keyof typeof ACTIONS;

/** From here on the ticket may be given back whole: Regulation (EU) 2021/782, article 18. */
const FAR_MINUTES = 60;

export function changeByRailway(
  booking: Booking,
  item: Item,
  { kind, minutes, leg }: { kind: ChangeKind; minutes: number; leg: number },
  now: number,
): ScheduleChange | undefined {
  const before = item.legs[leg];
  if (before === undefined) return undefined;
  const moved = later(before, minutes);
  const replacement = kind === 'replaced' ? otherTrain(item, leg, before, now) : undefined;
  const proposed = { retimed: moved, notice: moved, replaced: replacement?.offer };
  const after = kind === 'canceled' ? undefined : proposed[kind];
  if (after === undefined && kind !== 'canceled') return undefined;
  const isFar = kind === 'retimed' && Math.abs(minutes) >= FAR_MINUTES;
  const change: ScheduleChange = {
    id: newId('rsc'),
    leg,
    before,
    after,
    replacement,
    actions: ACTIONS[isFar ? 'replaced' : kind],
    createdAt: now,
    answerableUntil: kind === 'retimed' ? Math.max(before.departsAt, moved.departsAt) : Infinity,
    status: kind === 'notice' ? 'INFORMED' : 'OPEN',
  };
  const others = item.changes.filter((one) => one.leg !== leg || one.status !== 'OPEN');
  item.changes = [...others, change];
  if (kind === 'notice') applyChange(booking, item, change);
  return change;
}

/** The trains of a change take the place of those before: the same ones with their seats, others as in an exchange. */
function applyChange(
  booking: Booking,
  item: Item,
  { leg, after, replacement }: ScheduleChange,
): void {
  if (replacement !== undefined) replaceItem(booking, item, [replacement]);
  else if (after !== undefined) item.legs = item.legs.with(leg, after);
}

export function accept(booking: Booking, { partId, now }: Call): void {
  const item = booking.items.find(({ changes }) => changes.some(({ id }) => id === partId));
  const change = item?.changes.find(({ id }) => id === partId);
  if (item === undefined || change === undefined) throw refused('not-found', partId);
  if (!item.owed('ACCEPT').includes(change) || now >= change.answerableUntil)
    throw refused('change-answered', partId);
  change.status = 'ACCEPTED';
  applyChange(booking, item, change);
}

import type { SearchLeg } from '@wayfare/api-contract';
import { isTotallyRefunded } from '@wayfare/domain';
import { invalid } from '../../../platform/http/problem';
import type { RailExchange } from '../../../ports/rail-after-sales';
import type { RailItem, RailTicketItem } from '../../../ports/rail-items';
import type { Booking } from '../../../booking/booking';
import { clockAt, legsProblem } from '../search/train-search-rules';

const FIELD = 'request.items.0';

/** An exchange with an unconfirmed card may be replaced. */
export function canExchange({ state, amendment }: Pick<Booking, 'state' | 'amendment'>): boolean {
  return state === 'confirmed' || (state === 'awaiting_card' && amendment?.kind === 'change');
}

/** 422 when a carrier does not allow it. */
export function exchangeable(items: readonly RailItem[], itemId: string): RailTicketItem {
  const item = items.find(({ id }) => id === itemId);
  if (item === undefined) throw invalid(`${FIELD}.id`, 'trains.itemUnknown');
  if (item.kind !== 'tickets' || isTotallyRefunded(item.status) || !item.exchange.eligible)
    throw invalid(`${FIELD}.id`, 'trains.exchangeNotPossible');
  return item;
}

interface WantedLeg {
  readonly id: string;
}

type Leg = RailTicketItem['legs'][number];

function legOf({ legs }: RailTicketItem, wanted: readonly WantedLeg[], index: number): Leg {
  const id = wanted[index]?.id;
  const leg = legs.find((candidate) => candidate.id === id);
  if (leg === undefined || wanted.findIndex((other) => other.id === id) !== index)
    throw invalid(`${FIELD}.legs.${index}.id`, 'trains.legUnknown');
  return leg;
}

export function checkLegs(item: RailTicketItem, wanted: readonly WantedLeg[]): void {
  wanted.forEach((_, index) => legOf(item, wanted, index));
}

/** Local time at a station; the first station's for an unknown place. */
function clockOf({ legs }: RailTicketItem, code: string, now: number): string {
  const stops = legs.flatMap(({ origin, destination }) => [origin, destination]);
  const { timeZone = 'UTC' } = stops.find((stop) => stop.code === code) ?? stops[0] ?? {};
  return clockAt(timeZone, now);
}

const isSamePlace = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

/** Same route unless the carrier allows another (OQ-72), on a bookable day; else 422. */
export function checkJourneys(
  item: RailTicketItem,
  wanted: readonly (WantedLeg & SearchLeg)[],
  now: number,
): void {
  wanted.forEach(({ origin, destination }, index) => {
    const leg = legOf(item, wanted, index);
    if (item.exchange.routeChangePossible) return;
    if (!isSamePlace(leg.origin.code, origin))
      throw invalid(`${FIELD}.legs.${index}.origin`, 'trains.routeOther');
    if (!isSamePlace(leg.destination.code, destination))
      throw invalid(`${FIELD}.legs.${index}.destination`, 'trains.routeOther');
  });
  const problem = legsProblem(wanted, (code) => clockOf(item, code, now));
  if (problem !== null) throw invalid(`${FIELD}.${problem.field}`, problem.text);
}

interface Journey {
  readonly before: { readonly from: number; readonly to: number };
  readonly after: { readonly from: number; readonly to: number };
}

const isTurned = (one: Journey, other: Journey): boolean =>
  one.before.to <= other.before.from && one.after.to > other.after.from;

/** Order of journeys swaps: outbound and return, within an item or across. */
export function turnsJourneys(
  items: readonly RailItem[],
  itemId: string,
  trains: RailExchange['trains'],
): boolean {
  const journeys = items.flatMap((item) =>
    item.kind === 'pass' || isTotallyRefunded(item.status)
      ? []
      : item.legs.map((leg): Journey => {
          const before = {
            from: Date.parse(leg.solution.departure),
            to: Date.parse(leg.solution.arrival),
          };
          const train =
            item.id === itemId ? trains.find(({ legId }) => legId === leg.id) : undefined;
          return {
            before,
            after:
              train === undefined
                ? before
                : { from: train.departure.getTime(), to: train.arrival.getTime() },
          };
        }),
  );
  return journeys.some((one) => journeys.some((other) => isTurned(one, other)));
}

import type { OfferedTicket } from '../offers/offered';
import { placeByCode } from '../stations/places';
import { refused } from '../wire/problems';
import { liveAssignments, liveTravelerIds, paidCents, type Assignment } from './assignments';
import type { Booking, Item, TicketItem } from './booking';
import { deadlineOf, feeCents, groupsOf } from './cancellation';
import { isHeld } from './item-status';
import { rulesOf } from './sale-rules';
import { answerableUntil, owedChanges, owedExchange } from './schedule-change';

export interface AskedLeg {
  id: string;
  origin: string;
  destination: string;
  departure: string;
}

export function assignmentsOfLeg(item: Item, legId: string): Assignment[] {
  return liveAssignments(item).filter((assignment) => assignment.legId === legId);
}

/** The change of the railway's own for which a leg is exchanged for nothing. */
const owedFor = (item: Item, legId: string) =>
  item.type === 'pass' ? undefined : owedExchange(item, legId);

/** The last moment to exchange a leg; undefined where some ticket of it does not allow that. */
export function legDeadline(item: Item, legId: string): number | undefined {
  const owed = owedFor(item, legId);
  if (owed !== undefined && assignmentsOfLeg(item, legId).length > 0) return answerableUntil(owed);
  const deadlines = groupsOf(assignmentsOfLeg(item, legId)).map((group) =>
    group[0] === undefined ? undefined : deadlineOf(group[0].product.exchange, group),
  );
  const known = deadlines.flatMap((deadline) => deadline ?? []);
  return known.length > 0 && known.length === deadlines.length ? Math.min(...known) : undefined;
}

export function canExchangeLeg(item: Item, legId: string, now: number): boolean {
  const deadline = legDeadline(item, legId);
  return deadline !== undefined && now < deadline;
}

export interface ExchangeEligibility {
  eligible: boolean;
  routeChangePossible: boolean;
}

export function exchangeOf(booking: Booking, item: Item, now: number): ExchangeEligibility {
  const eligible =
    item.type === 'point-to-point' &&
    isHeld(booking, item, now) &&
    item.offers.some(({ en }) => canExchangeLeg(item, en.leg.id, now));
  return { eligible, routeChangePossible: eligible && mayChangeRoute(item) };
}

/** What costs nothing goes where it was bought to. */
function mayChangeRoute(item: Item): boolean {
  const isOwed = item.type === 'point-to-point' && owedChanges(item, 'EXCHANGE').length > 0;
  return rulesOf(item).routeChange && !isOwed;
}

interface LegCost {
  difference: number;
  fee: number;
}

/** What was paid for a leg counts, its extras too. */
export function legCost(item: Item, legId: string, newCents: number): LegCost {
  const replaced = assignmentsOfLeg(item, legId);
  const isOwed = owedFor(item, legId) !== undefined;
  const fee = isOwed ? 0 : feeCents(replaced, ({ product }) => product.exchange);
  return { difference: newCents - paidCents(replaced) + fee, fee };
}

function stationsOf(code: string): readonly string[] {
  return placeByCode(code)?.stations ?? [code];
}

function isSamePlace(asked: string, present: readonly string[]): boolean {
  const stations = new Set(present.flatMap(stationsOf));
  return stationsOf(asked).some((station) => stations.has(station));
}

/** Other stations of the same town will do; another town only where the carrier lets the route change. */
export function checkRoute(item: TicketItem, legs: readonly AskedLeg[]): void {
  if (mayChangeRoute(item)) return;
  legs.forEach(({ id, origin, destination }, index) => {
    const leg = item.offers.find(({ en }) => en.leg.id === id)?.en;
    if (leg === undefined) return;
    if (!isSamePlace(origin, [leg.origin, leg.leg.origin.code]))
      throw refused('same-route-only', `legs.${index}.origin`);
    if (!isSamePlace(destination, [leg.destination, leg.leg.destination.code]))
      throw refused('same-route-only', `legs.${index}.destination`);
  });
}

export function searchedTravelers(item: TicketItem): OfferedTicket['searched'] {
  const live = liveTravelerIds(item);
  const first = item.offers[0]?.en;
  return (first?.searched ?? []).filter((_, index) =>
    live.includes(first?.travelers[index]?.id ?? ''),
  );
}

import { centsOfAmount } from './amounts';
import { liveAssignments, paidCents, type Assignment } from './assignments';
import { offersOf, type Booking, type Item } from './booking';
import { isHeld } from './item-status';
import type { WireTerm } from '../offers/wire-types';

const HOUR = 3_600_000;
const INFANT_TO = 3;

/** Tickets that go together: those of one traveller that are of one product. */
interface TicketGroup {
  assignments: readonly Assignment[];
  /** the last moment to give them back; undefined where that is not allowed */
  deadline: number | undefined;
}

/** Until when a term holds: so many hours before the first of the trains. */
export function deadlineOf(
  { allowed, hoursBefore }: WireTerm,
  assignments: readonly Assignment[],
): number | undefined {
  return allowed
    ? Math.min(...assignments.map(({ departsAt }) => departsAt)) - hoursBefore * HOUR
    : undefined;
}

export function groupsOf(assignments: readonly Assignment[]): Assignment[][] {
  const groups = new Map<string, Assignment[]>();
  for (const assignment of assignments) {
    const key = `${assignment.travelerId}/${assignment.product.code}`;
    groups.set(key, [...(groups.get(key) ?? []), assignment]);
  }
  return [...groups.values()];
}

/** What a term keeps of tickets: a share of each price and a fee for each traveller, at most all of it. */
export function feeCents(
  assignments: readonly Assignment[],
  termOf: (assignment: Assignment) => WireTerm,
): number {
  return groupsOf(assignments).reduce((sum, group) => {
    const [first] = group;
    if (first === undefined) return sum;
    const { feePercent, fee } = termOf(first);
    const paid = paidCents(group);
    return sum + Math.min(paid, Math.round((paid * feePercent) / 100) + centsOfAmount(fee));
  }, 0);
}

function ticketGroups(item: Item): TicketGroup[] {
  return groupsOf(liveAssignments(item)).map((assignments) => {
    const [first] = assignments;
    return {
      assignments,
      deadline: first === undefined ? undefined : deadlineOf(first.product.refund, assignments),
    };
  });
}

function isInTime({ deadline }: TicketGroup, now: number): boolean {
  return deadline !== undefined && now < deadline;
}

/** The groups that tickets belong to; infants do not stay behind alone. */
export function withCompanions(item: Item, ids: readonly string[]): TicketGroup[] {
  const groups = ticketGroups(item);
  const asked = groups.filter(({ assignments }) => assignments.some(({ id }) => ids.includes(id)));
  const rest = groups.filter((group) => !asked.includes(group));
  const infants = new Set(
    offersOf(item)[0]?.travelers.flatMap(({ id, age }) => (age <= INFANT_TO ? [id] : [])),
  );
  const isLeftAlone = rest.every(({ assignments }) =>
    assignments.every(({ travelerId }) => infants.has(travelerId)),
  );
  return isLeftAlone ? groups : asked;
}

interface Eligibility {
  /** all that is left of the item */
  isWhole: boolean;
  isPartial: boolean;
  groups: readonly TicketGroup[];
}

/** What of an item can be given back now. */
export function cancellationOf(booking: Booking, item: Item, now: number): Eligibility {
  if (!isHeld(booking, item, now)) return { isWhole: false, isPartial: false, groups: [] };
  const all = ticketGroups(item);
  const groups = all.filter((group) => isInTime(group, now));
  const isPartial = groups.some(
    ({ assignments }) =>
      withCompanions(
        item,
        assignments.map(({ id }) => id),
      ).length < all.length,
  );
  return { isWhole: all.length > 0 && groups.length === all.length, isPartial, groups };
}

import { centsOfAmount } from './amounts';
import { liveAssignments, paidCents, type Assignment } from './assignments';
import { offersOf, type Booking, type Item } from './booking';
import { isHeld } from './item-status';
import { answerableUntil, owedChanges, type ScheduleChange } from './schedule-change';
import type { WireTerm } from '../wire/wire-types';

const HOUR = 3_600_000;
const INFANT_TO = 3;

/** Tickets that go together: those of one traveller that are of one product. */
interface TicketGroup {
  assignments: readonly Assignment[];
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

/** The railway's own changes for which all of an item is given back, whatever its fare says. */
export const owedRefund = (item: Item): readonly ScheduleChange[] =>
  item.type === 'pass' ? [] : owedChanges(item, 'REFUND');

/** What was not travelled yet: of a train that was changed, whenever it left. */
function untravelled(
  item: Item,
  owed: readonly ScheduleChange[],
  now: number,
): readonly Assignment[] {
  return liveAssignments(item).filter(
    ({ legId, departsAt }) => departsAt > now || owed.some((change) => change.legId === legId),
  );
}

function ticketGroups(item: Item, now: number): TicketGroup[] {
  const owed = owedRefund(item);
  if (owed.length > 0) {
    const deadline = Math.max(...owed.map(answerableUntil));
    return groupsOf(untravelled(item, owed, now)).map((assignments) => ({ assignments, deadline }));
  }
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
export function withCompanions(item: Item, ids: readonly string[], now: number): TicketGroup[] {
  const groups = ticketGroups(item, now);
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
  isWhole: boolean;
  isPartial: boolean;
  groups: readonly TicketGroup[];
}

export function cancellationOf(booking: Booking, item: Item, now: number): Eligibility {
  if (!isHeld(booking, item, now)) return { isWhole: false, isPartial: false, groups: [] };
  const all = ticketGroups(item, now);
  const groups = all.filter((group) => isInTime(group, now));
  const isPartial = groups.some(
    ({ assignments }) =>
      withCompanions(
        item,
        assignments.map(({ id }) => id),
        now,
      ).length < all.length,
  );
  // what was travelled already stays
  const isAll =
    all.flatMap(({ assignments }) => assignments).length === liveAssignments(item).length;
  return {
    isWhole: all.length > 0 && isAll && groups.length === all.length,
    isPartial: isPartial || (!isAll && groups.length > 0),
    groups,
  };
}

import type { LegSolution, TicketItem, TrainItem } from '@wayfare/api-contract';
import { isTotallyRefunded } from '@wayfare/domain';

type Leg = TicketItem['legs'][number];

/** Another journey of the booking that the new train does not leave its place: it is missed on the way to it, or from it. */
export interface OrderProblem {
  kind: 'before' | 'after';
  other: Leg;
}

const at = (instant: string) => Date.parse(instant);

/** What a new train for a leg does to the order of the journeys: those that came after it still have to, and those before it too. */
export function orderProblems(items: readonly TrainItem[], leg: Leg, { departure, arrival }: Pick<LegSolution, 'departure' | 'arrival'>): OrderProblem[] {
  const standing = items.flatMap((item) => (item.type === 'pass' || isTotallyRefunded(item.bookingItemStatus) ? [] : item.legs));
  const others = standing.filter((other) => other !== leg && at(other.solution.departure) !== at(leg.solution.departure));
  return others.flatMap((other): OrderProblem[] => {
    const wasBefore = at(leg.solution.departure) < at(other.solution.departure);
    if (wasBefore && at(arrival) > at(other.solution.departure)) return [{ kind: 'after', other }];
    return !wasBefore && at(departure) < at(other.solution.arrival) ? [{ kind: 'before', other }] : [];
  });
}

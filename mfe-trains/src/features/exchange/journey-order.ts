import type { LegSolution, TicketItem, TrainItem } from '@wayfare/api-contract';
import { isTotallyRefunded } from '@wayfare/domain';

type Leg = TicketItem['legs'][number];
type Times = Pick<LegSolution, 'departure' | 'arrival'>;

export interface NewTrain {
  leg: Leg;
  solution: Times;
}

/** A journey that the new train makes unreachable, or that makes it unreachable. */
export interface OrderProblem {
  kind: 'before' | 'after';
  other: Leg;
  times: Times;
}

const at = (instant: string) => Date.parse(instant);

/** Conflicts of new trains with journeys before and after them; each pair is named once. */
export function orderProblems(
  items: readonly TrainItem[],
  trains: readonly NewTrain[],
): OrderProblem[] {
  const standing = items.flatMap((item) =>
    item.type === 'pass' || isTotallyRefunded(item.bookingItemStatus) ? [] : item.legs,
  );
  const timesOf = (leg: Leg) => trains.find((train) => train.leg === leg)?.solution ?? leg.solution;
  return trains.flatMap(({ leg, solution: { departure, arrival } }, index) => {
    const seen = trains.slice(0, index).map((train) => train.leg);
    const others = standing.filter(
      (other) =>
        other !== leg &&
        !seen.includes(other) &&
        at(other.solution.departure) !== at(leg.solution.departure),
    );
    return others.flatMap((other): OrderProblem[] => {
      const wasBefore = at(leg.solution.departure) < at(other.solution.departure);
      const times = timesOf(other);
      if (wasBefore && at(arrival) > at(times.departure)) return [{ kind: 'after', other, times }];
      return !wasBefore && at(departure) < at(times.arrival)
        ? [{ kind: 'before', other, times }]
        : [];
    });
  });
}

/** Legs of one item in order; `timesOf` is null for a leg without a train yet. No carrier sells others. */
export function isInOrder(legs: readonly Leg[], timesOf: (leg: Leg) => Times | null): boolean {
  const known = legs.flatMap((leg) => timesOf(leg) ?? []);
  return known.every(
    ({ departure }, index) => at(departure) >= at(known[index - 1]?.arrival ?? departure),
  );
}

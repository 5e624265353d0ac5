import type { LegSolution, TicketItem, TrainItem } from '@wayfare/api-contract';
import { isTotallyRefunded } from '@wayfare/domain';

type Leg = TicketItem['legs'][number];
type Times = Pick<LegSolution, 'departure' | 'arrival'>;

/** A train that is taken instead. */
export interface NewTrain {
  leg: Leg;
  solution: Times;
}

/** Another journey of the booking that the new train does not leave its place: it is missed on the way to it, or from it. */
export interface OrderProblem {
  kind: 'before' | 'after';
  other: Leg;
  /** when that is made now */
  times: Times;
}

const at = (instant: string) => Date.parse(instant);

/** What new trains do to the order of the journeys: those that came after another still have to, and those before it too. Each pair is named once. */
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

/** Do the legs of one item follow each other? `timesOf` says null of a leg whose train is still to be chosen. No carrier sells them otherwise. */
export function isInOrder(legs: readonly Leg[], timesOf: (leg: Leg) => Times | null): boolean {
  const known = legs.flatMap((leg) => timesOf(leg) ?? []);
  return known.every(
    ({ departure }, index) => at(departure) >= at(known[index - 1]?.arrival ?? departure),
  );
}

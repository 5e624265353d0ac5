import { MINUTE } from '../../kit/zones';
import type { Journey } from '../planner/journey';
import { journeysBefore, planJourneys } from '../planner/planner';
import type { LegSearch } from './search';

type Window = LegSearch['window'];

const EMPTY_STEP = 3 * 60 * MINUTE;

export const departsAt = ({ departure }: Pick<Journey, 'departure'>): number =>
  Date.parse(departure);
export const arrivesAt = ({ arrival }: Pick<Journey, 'arrival'>): number => Date.parse(arrival);

export function journeysOf(
  { origin, destination, window }: Pick<LegSearch, 'origin' | 'destination' | 'window'>,
  now: number,
): Journey[] {
  const places = { from: origin, to: destination };
  if (window.from === 'after')
    return planJourneys({ ...places, after: new Date(Math.max(window.at, now)) });
  return journeysBefore({ ...places, before: new Date(window.at) }).filter(
    (journey) => departsAt(journey) >= now,
  );
}

/** The window after or before what is shown; the same once more where nothing earlier is left. */
export function movedWindow(leg: LegSearch, page: 'next' | 'previous', now: number): Window {
  const shown = journeysOf(leg, now);
  const [first, last] = [shown[0], shown.at(-1)];
  if (page === 'next')
    return {
      from: 'after',
      at: last === undefined ? leg.window.at + EMPTY_STEP : departsAt(last) + MINUTE,
    };
  const earlier: Window = {
    from: 'before',
    at: first === undefined ? leg.window.at : departsAt(first),
  };
  return journeysOf({ ...leg, window: earlier }, now).length > 0 ? earlier : leg.window;
}

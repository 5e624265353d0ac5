import type { TripAction } from '@wayfare/api-contract';
import { nightsBetween, today } from '@wayfare/domain';
import type { ToldMoment } from './told-booking';

/** Days before the start from which the ticket comes first. */
const TICKET_DAYS = 2;

/** The likeliest action and the rest; a booking always has a page. */
export function nextAction(
  actions: readonly TripAction[],
  start: Pick<ToldMoment, 'local' | 'timeZone'>,
  now: number,
): { next: TripAction; others: TripAction[] } {
  const find = (kind: TripAction['kind']) => actions.find((action) => action.kind === kind);
  const days = nightsBetween(
    today(start.timeZone, () => now),
    start.local.slice(0, 10),
  );
  const ticket = days <= TICKET_DAYS ? find('ticket') : undefined;
  const next = find('pay') ?? find('answer') ?? ticket ?? find('view');
  if (next === undefined) throw new Error('a booking without a page');
  return { next, others: actions.filter((action) => action !== next) };
}

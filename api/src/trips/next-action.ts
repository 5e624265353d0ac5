import type { TripAction } from '@wayfare/api-contract';
import { nightsBetween, today } from '@wayfare/domain';
import type { ToldMoment } from './told-booking';

/** From this many days before it begins, a ticket is what one looks for. */
const TICKET_DAYS = 2;

/** The one thing that the owner of a booking most likely wants now, and the rest. A booking always has a page. */
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

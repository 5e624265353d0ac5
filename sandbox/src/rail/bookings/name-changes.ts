import * as v from 'valibot';
import type { SaleRules } from '../fares/terms-of-sale';
import { parseWith, RailProblem, refused, wordsOf } from '../wire/problems';
import type { Call } from '../wire/routes';
import type { Words } from '../wire/words';
import type { Booking } from './bookings';
import { plain, type Item } from './item';
import type { Passenger } from './basket';

const MAX_CORRECTIONS = 3;

const BodySchema = v.object({
  travelers: v.array(v.object({ id: v.string(), firstName: v.string(), lastName: v.string() })),
});

function ruleOf(item: Item): SaleRules['nameChange'] | undefined {
  const rules = item.offers.map(({ rules: { nameChange } }) => nameChange);
  return (
    rules.find(({ allowed }) => !allowed) ?? rules.find(({ toAnother }) => !toAnother) ?? rules[0]
  );
}

function refusal(booking: Booking, item: Item, now: number): Words | undefined {
  const rule = ruleOf(item);
  if (!booking.holds(item)) return wordsOf('names-not-bought');
  if (rule?.allowed === false) return rule.reason;
  if (now >= item.startsAt) return wordsOf('names-departed');
  return item.nameChanges >= MAX_CORRECTIONS ? wordsOf('names-used-up') : undefined;
}

export function nameChangeOf(booking: Booking, item: Item, now: number) {
  const reason = refusal(booking, item, now);
  return {
    eligible: reason === undefined,
    reason: reason ?? { en: '', nl: '' },
    remaining: reason === undefined ? MAX_CORRECTIONS - item.nameChanges : 0,
  };
}

const isAnother = (was: Passenger, is: Passenger): boolean =>
  plain(was.first_name) !== plain(is.first_name) && plain(was.last_name) !== plain(is.last_name);

/** Corrects names of a bought item: all that were asked for or none. The same names once more correct nothing. */
export function correctNames(booking: Booking, { itemId, body, now }: Call): void {
  const item = booking.item(itemId);
  const live = item.liveTravelers;
  const changes = parseWith(BodySchema, body).travelers.flatMap(({ id, firstName, lastName }) => {
    const was = item.passengers.find((one) => one.id === id);
    if (was === undefined || live.every((one) => one.id !== id)) throw refused('not-found', id);
    const is = { ...was, first_name: firstName, last_name: lastName };
    return was.first_name === firstName && was.last_name === lastName ? [] : [{ was, is }];
  });
  if (changes.length === 0) return;
  const reason = refusal(booking, item, now);
  if (reason !== undefined) throw new RailProblem('NAME_CHANGE_REFUSED', reason, item.id);
  if (item.isTriggered('Namefail')) throw refused('name-service-down', item.id);
  if (item.nameChanges + changes.length > MAX_CORRECTIONS) throw refused('names-used-up', item.id);
  const another = changes.find(({ was, is }) => isAnother(was, is));
  if (another !== undefined && ruleOf(item)?.toAnother !== true)
    throw refused('names-of-another', another.was.id);
  item.passengers = item.passengers.map(
    (passenger) => changes.find(({ was }) => was === passenger)?.is ?? passenger,
  );
  item.nameChanges += changes.length;
}

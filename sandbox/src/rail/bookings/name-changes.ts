import * as v from 'valibot';
import { parseWith, RailProblem, refused, wordsOf } from '../wire/problems';
import type { Words } from '../wire/words';
import { liveTravelerIds } from './assignments';
import { checkConfirmed, startsAt, type Booking, type Item } from './booking';
import { isHeld } from './item-status';
import { FirstNameSchema, LastNameSchema, type Passenger } from './passengers';
import { rulesOf } from './sale-rules';
import { isTrigger, isTriggered } from './triggers';

const MAX_CORRECTIONS = 3;

const BodySchema = v.object({
  travelers: v.pipe(
    v.array(v.object({ id: v.string(), firstName: FirstNameSchema, lastName: LastNameSchema })),
    v.minLength(1, 'no traveller'),
  ),
});
type Correction = v.InferOutput<typeof BodySchema>['travelers'][number];

function refusal(booking: Booking, item: Item, now: number): Words | undefined {
  const { nameChange } = rulesOf(item);
  if (!isHeld(booking, item, now)) return wordsOf('names-not-bought');
  if (!nameChange.allowed) return nameChange.reason;
  if (now >= startsAt(item)) return wordsOf('names-departed');
  return item.nameChanges >= MAX_CORRECTIONS ? wordsOf('names-used-up') : undefined;
}

interface NameChangeEligibility {
  eligible: boolean;
  /** why not; both empty when it is */
  reason: Words;
  remaining: number;
}

export function nameChangeOf(booking: Booking, item: Item, now: number): NameChangeEligibility {
  const reason = refusal(booking, item, now);
  return {
    eligible: reason === undefined,
    reason: reason ?? { en: '', nl: '' },
    remaining: reason === undefined ? MAX_CORRECTIONS - item.nameChanges : 0,
  };
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function isAnother(passenger: Passenger, { firstName, lastName }: Correction): boolean {
  return (
    plain(passenger.first_name) !== plain(firstName) &&
    plain(passenger.last_name) !== plain(lastName)
  );
}

/** The corrections that change something; the same names once more are none. */
function changesOf(
  item: Item,
  asked: readonly Correction[],
): { passenger: Passenger; correction: Correction }[] {
  const live = liveTravelerIds(item);
  return asked.flatMap((correction) => {
    const passenger = item.passengers.find(({ id }) => id === correction.id && live.includes(id));
    if (passenger === undefined) throw refused('not-found', correction.id);
    const isSame =
      passenger.first_name === correction.firstName && passenger.last_name === correction.lastName;
    return isSame ? [] : [{ passenger, correction }];
  });
}

/** Corrects names of a bought item: all that were asked for or none. */
export function correctNames(booking: Booking, item: Item, body: unknown, now: number): void {
  checkConfirmed(booking);
  const { travelers } = parseWith(BodySchema, body);
  if (new Set(travelers.map(({ id }) => id)).size < travelers.length)
    throw refused('traveller-twice', 'travelers');
  const changes = changesOf(item, travelers);
  if (changes.length === 0) return;
  const reason = refusal(booking, item, now);
  if (reason !== undefined) throw new RailProblem('NAME_CHANGE_REFUSED', reason, item.id);
  if (
    isTriggered(item, 'Namefail') ||
    travelers.some(({ lastName }) => isTrigger(lastName, 'Namefail'))
  ) {
    throw refused('name-service-down', item.id);
  }
  if (item.nameChanges + changes.length > MAX_CORRECTIONS) throw refused('names-used-up', item.id);
  const another = changes.find(({ passenger, correction }) => isAnother(passenger, correction));
  if (another !== undefined && !rulesOf(item).nameChange.toAnother)
    throw refused('names-of-another', another.correction.id);
  for (const { passenger, correction } of changes)
    Object.assign(passenger, { first_name: correction.firstName, last_name: correction.lastName });
  item.nameChanges += changes.length;
}

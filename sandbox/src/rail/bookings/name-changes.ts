import * as v from 'valibot';
import { invalid, notFound, parseWith, RailProblem } from '../wire/problems';
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

const NOT_BOUGHT: Words = {
  en: 'Names are corrected in tickets that are valid.',
  nl: 'Namen worden gecorrigeerd op geldige tickets.',
};
const DEPARTED: Words = { en: 'The journey has begun.', nl: 'De reis is begonnen.' };
const USED_UP: Words = {
  en: 'Names on these tickets were corrected three times already.',
  nl: 'De namen op deze tickets zijn al drie keer gecorrigeerd.',
};
const ANOTHER: Words = {
  en: 'This carrier corrects names and does not pass tickets on to another person: change the first name or the last name, not both.',
  nl: 'Deze vervoerder corrigeert namen en zet tickets niet op een andere persoon over: wijzig de voornaam of de achternaam, niet allebei.',
};

function refused(label: Words, details: string): RailProblem {
  return new RailProblem('NAME_CHANGE_REFUSED', label, details);
}

function refusal(booking: Booking, item: Item, now: number): Words | undefined {
  const { nameChange } = rulesOf(item);
  if (!isHeld(booking, item, now)) return NOT_BOUGHT;
  if (!nameChange.allowed) return nameChange.reason;
  if (now >= startsAt(item)) return DEPARTED;
  return item.nameChanges >= MAX_CORRECTIONS ? USED_UP : undefined;
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

/** Case and accents make no other name. */
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
    if (passenger === undefined) throw notFound(correction.id);
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
    throw invalid('travelers', {
      en: 'Name each traveller once.',
      nl: 'Noem elke reiziger één keer.',
    });
  const changes = changesOf(item, travelers);
  if (changes.length === 0) return;
  const reason = refusal(booking, item, now);
  if (reason !== undefined) throw refused(reason, item.id);
  if (
    isTriggered(item, 'Namefail') ||
    travelers.some(({ lastName }) => isTrigger(lastName, 'Namefail'))
  ) {
    throw new RailProblem(
      'NAME_SERVICE_DOWN',
      { en: 'The carrier does not answer.', nl: 'De vervoerder antwoordt niet.' },
      item.id,
    );
  }
  if (item.nameChanges + changes.length > MAX_CORRECTIONS) throw refused(USED_UP, item.id);
  const another = changes.find(({ passenger, correction }) => isAnother(passenger, correction));
  if (another !== undefined && !rulesOf(item).nameChange.toAnother)
    throw refused(ANOTHER, another.correction.id);
  for (const { passenger, correction } of changes)
    Object.assign(passenger, { first_name: correction.firstName, last_name: correction.lastName });
  item.nameChanges += changes.length;
}

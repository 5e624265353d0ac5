import * as v from 'valibot';
import { Problem, invalid } from './problem';
import { isTextKey } from '../texts/messages';
import type { TextKey } from '../texts/messages';

const FIELD_TEXTS: readonly (readonly [RegExp, TextKey])[] = [
  [/^occupancies\.\d+\.paxes\.\d+/, 'occupancies.age'],
  [/^occupancies\.\d+\.paxes$/, 'occupancies.guests'],
  [/^occupancies$/, 'occupancies.rooms'],
  [/^check(In|Out)$/, 'dates.invalid'],
  [/^bounds/, 'bounds.invalid'],
  [/^slices\.\d+\.(origin|destination)$/, 'flights.place'],
  [/^slices\.\d+\.departure_date$/, 'dates.invalid'],
  [/^slices$/, 'flights.slices'],
  [/^passengers$/, 'flights.passengers'],
  [/^days\.\d+$/, 'dates.invalid'],
  [/^(legs|journeys)\.\d+\.(origin|destination)$/, 'trains.place'],
  [/^(legs\.\d+\.departure|journeys\.\d+\.date|validityStartDate)$/, 'dates.invalid'],
  [/^legs$/, 'trains.legs'],
  [/^travelers$/, 'trains.passengers'],
  [/^booking\.items$/, 'trains.tooManyItems'],
];

const KIND_TEXTS: Readonly<Record<string, TextKey>> = {
  check: 'occupancies.adult',
  max_length: 'field.tooLong',
};

/** Forms of guests, travellers and invoices name their own problems. */
const GUEST_FIELD = /^holder\./;
const NAMED_FIELDS = [
  [/^(passengers\.\d+|contact)\./, 'passenger'],
  [/^(items\.\d+\.)?travelers\.\d+\./, 'rider'],
  [/^(details|invoice)\./, 'invoice'],
] as const;

/** Accounts and contact too, by names such as `AccountProblem`. */
function namedText({ message }: v.BaseIssue<unknown>, field: string): TextKey | null {
  if (GUEST_FIELD.test(field)) return null;
  const named = NAMED_FIELDS.find(([pattern]) => pattern.test(field));
  const forms = named === undefined ? ['account', 'contact'] : [named[1]];
  return forms.map((form) => `${form}.${message}`).find(isTextKey) ?? null;
}

/** None of an extra is no way to have it (TRN-68). */
const isNoneOfAnExtra = ({ type }: v.BaseIssue<unknown>, field: string) =>
  type === 'min_value' && field === 'request.count';

function textOf(issue: v.BaseIssue<unknown>, field: string): TextKey {
  const guestText = `guest.${issue.message}`;
  if (GUEST_FIELD.test(field) && isTextKey(guestText)) return guestText;
  if (isNoneOfAnExtra(issue, field)) return 'trains.doDelete';
  if (issue.type === 'check') return KIND_TEXTS['check'] ?? 'field.invalid';
  const known = FIELD_TEXTS.find(([pattern]) => pattern.test(field));
  if (known !== undefined) return known[1];
  if (issue.received === 'undefined') return 'field.missing';
  return KIND_TEXTS[issue.type] ?? 'field.invalid';
}

export function invalidRequest(issues: readonly v.BaseIssue<unknown>[]): Problem {
  const [issue] = issues;
  const field = issue === undefined ? null : v.getDotPath(issue);
  if (issue === undefined || field === null) return new Problem('INVALID_REQUEST', { status: 422 });
  const named = namedText(issue, field);
  if (named !== null) return invalid(field, named);
  return new Problem('INVALID_REQUEST', {
    field,
    text: textOf(issue, field),
    values: { field },
    status: 422,
  });
}

import * as v from 'valibot';
import { Problem, invalid } from './problem';
import { isTextKey } from './texts';
import type { TextKey } from './texts';

/** Texts of fields that people fill in; the first pattern that fits wins. */
const FIELD_TEXTS: readonly (readonly [RegExp, TextKey])[] = [
  [/^occupancies\.\d+\.paxes\.\d+/, 'occupancies.age'],
  [/^occupancies\.\d+\.paxes$/, 'occupancies.guests'],
  [/^occupancies$/, 'occupancies.rooms'],
  [/^check(In|Out)$/, 'dates.invalid'],
  [/^bounds/, 'bounds.invalid'],
];

const KIND_TEXTS: Readonly<Record<string, TextKey>> = { check: 'occupancies.adult', max_length: 'field.tooLong' };

/** Details of guests name their own problems. */
const GUEST_FIELD = /^holder\./;

/** So do those of accounts, by the names of `AccountProblem`. */
function accountText({ message }: v.BaseIssue<unknown>): TextKey | null {
  const key = `account.${message}`;
  return isTextKey(key) ? key : null;
}

function textOf(issue: v.BaseIssue<unknown>, field: string): TextKey {
  const guestText = `guest.${issue.message}`;
  if (GUEST_FIELD.test(field) && isTextKey(guestText)) return guestText;
  if (issue.type === 'check') return KIND_TEXTS['check'] ?? 'field.invalid';
  const known = FIELD_TEXTS.find(([pattern]) => pattern.test(field));
  if (known !== undefined) return known[1];
  if (issue.received === 'undefined') return 'field.missing';
  return KIND_TEXTS[issue.type] ?? 'field.invalid';
}

/** The first thing that is wrong with a request, as the caller should read it. */
export function invalidRequest(issues: readonly v.BaseIssue<unknown>[]): Problem {
  const [issue] = issues;
  const field = issue === undefined ? null : v.getDotPath(issue);
  if (issue === undefined || field === null) return new Problem('INVALID_REQUEST', { status: 422 });
  const ofAccount = GUEST_FIELD.test(field) ? null : accountText(issue);
  if (ofAccount !== null) return invalid(field, ofAccount);
  return new Problem('INVALID_REQUEST', { field, text: textOf(issue, field), values: { field }, status: 422 });
}

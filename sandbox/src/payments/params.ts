import * as v from 'valibot';
import type { Params } from './form-body';
import { refused } from './problems';

/* The shapes of single parameters, as text that came by form. */
export const WholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}$/, 'Invalid integer'),
  v.transform(Number),
);
export const Flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
export const Metadata = v.union([
  v.pipe(
    v.literal(''),
    v.transform((): Record<string, string> => ({})),
  ),
  v.record(v.string(), v.pipe(v.string(), v.maxLength(500))),
]);
export const Expand = v.optional(v.array(v.string()), []);
export const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000));
export const Url = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+/, 'Not a valid URL'));

const PAGE = 10;
export const listParams = {
  limit: v.optional(WholeNumber, String(PAGE)),
  starting_after: v.optional(Text),
  ending_before: v.optional(Text),
  expand: Expand,
};

function nameOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? [])
    .map(({ key }, index) => (index === 0 ? String(key) : `[${String(key)}]`))
    .join('');
}

/** Reads the parameters of a call; the first one that is wrong is answered as Stripe does. */
export function readParams<const Schema extends v.GenericSchema>(
  schema: Schema,
  params: Params,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, params);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const param = nameOf(issue);
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  if (isUnknown) throw refused('unknown-parameter', { param }, { param });
  if (issue.input === undefined) throw refused('missing-parameter', { param }, { param });
  if (issue.input === '') throw refused('empty-parameter', { param }, { param });
  if (issue.message === 'Invalid integer')
    throw refused('no-integer', { value: String(issue.input) }, { param });
  throw refused('wrong-parameter', { param, text: issue.message }, { param });
}

/** Stripe merges metadata; an empty value takes its key away. */
export function mergeMetadata(
  before: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''),
  );
}

const SMALLEST = 50;
const LARGEST = 99_999_999;

/** What may be charged at all, in cents. */
export function checkAmount(amount: number): void {
  if (amount < SMALLEST) throw refused('amount-too-small');
  if (amount > LARGEST) throw refused('amount-too-large');
}

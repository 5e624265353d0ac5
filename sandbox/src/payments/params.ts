import * as v from 'valibot';
import type { Params } from './form-body';
import { invalidRequest } from './problems';

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
  if (issue.type === 'strict_object' && issue.expected === 'never')
    throw invalidRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  if (issue.input === undefined)
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (issue.input === '')
    throw invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  if (issue.message === 'Invalid integer')
    throw invalidRequest(`Invalid integer: ${String(issue.input)}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  throw invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
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
  if (amount < SMALLEST)
    throw invalidRequest('Amount must be at least €0.50 eur', {
      code: 'amount_too_small',
      param: 'amount',
    });
  if (amount > LARGEST)
    throw invalidRequest('Amount must be no more than €999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
}

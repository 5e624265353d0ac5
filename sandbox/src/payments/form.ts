import * as v from 'valibot';
import { refused } from './problems';

export interface Params {
  [name: string]: string | Params;
}

const branch = (): Params => Object.create(null) as Params;

/** Stripe's form encoding: brackets nest, also the numbers of a list. */
export function parseForm(text: string): Params {
  const form = branch();
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.replaceAll(']', '').split('[');
    const last = steps.pop() ?? '';
    let place = form;
    for (const step of steps) {
      const known = place[step];
      const next = typeof known === 'object' ? known : branch();
      place[step] = next;
      place = next;
    }
    place[last] = value;
  }
  return form;
}

export const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000));
export const Url = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+/, 'Not a valid URL'));
export const WholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}$/, 'Invalid integer'),
  v.transform(Number),
);
const SMALLEST = 50;
/** cents */
export const Amount = v.pipe(
  WholeNumber,
  v.minValue(SMALLEST, 'Amount must be at least €0.50 eur'),
);
/** how many a list has at most */
export const Limit = v.optional(v.pipe(WholeNumber, v.minValue(1), v.maxValue(100)), '10');
export const Currency = v.literal('eur', 'the sandbox deals in eur');
export const Flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
export const Metadata = v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(500))), {});
export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.record(v.string(), item),
    v.transform((numbered) => Object.values(numbered)),
  );

/** Reads the parameters of a call; the first one that is wrong is answered as Stripe does. */
export function readParams<const Schema extends v.GenericSchema>(
  schema: Schema,
  params: Params,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, params);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const [first, ...rest] = (issue.path ?? []).map(({ key }) => String(key));
  const param = [first, ...rest.map((key) => `[${key}]`)].join('');
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  if (isUnknown) throw refused('unknown-parameter', { param }, { param });
  if (issue.input === undefined) throw refused('missing-parameter', { param }, { param });
  throw refused('wrong-parameter', { param, text: issue.message }, { param });
}

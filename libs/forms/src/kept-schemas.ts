import { array, custom, fallback, pipe, safeParse, string, transform, unknown } from 'valibot';
import type { GenericSchema } from 'valibot';
import { isRecord } from './stored';

/* Schemas of browser storage: other versions or garbage may be in it. */

export const NamedSchema = custom<Record<string, unknown>>(isRecord);

export const TextSchema = fallback(string(), '');

/** List of valid items; others are dropped. */
export function listOf<Item>(item: GenericSchema<unknown, Item>) {
  return pipe(
    fallback(array(unknown()), []),
    transform((list) =>
      list.flatMap((each) => {
        const parsed = safeParse(item, each);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

/** Stored text parsed by a schema; `empty` for none, garbage or a mismatch. */
export function parseStored<Value>(
  text: string | null,
  schema: GenericSchema<unknown, Value>,
  empty: Value,
): Value {
  try {
    const parsed = safeParse(schema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : empty;
  } catch {
    return empty;
  }
}

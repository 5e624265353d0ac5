import { array, custom, fallback, pipe, safeParse, string, transform, unknown } from 'valibot';
import type { GenericSchema } from 'valibot';
import { isRecord } from './stored';

/* Schemas of what a browser keeps: it may have been written by another version, or be rubbish. */

/** An object with names, whatever they hold. */
export const NamedSchema = custom<Record<string, unknown>>(isRecord);

/** A text; an empty one for anything else. */
export const TextSchema = fallback(string(), '');

/** A list of what fits; the rest is left out. */
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

/**
 * A stored text as a schema reads it.
 * @param empty stands for nothing, for rubbish and for what does not fit
 */
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

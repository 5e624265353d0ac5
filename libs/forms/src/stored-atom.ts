import type { GenericSchema } from 'valibot';
import { parseStored } from './kept-schemas';
import { parsedAtom, type ParsedAtomOptions, type StoredAtom } from './parsed-atom';

interface StoredAtomOptions<Value> extends Omit<ParsedAtomOptions<Value>, 'parse'> {
  schema: GenericSchema<unknown, Value>;
}

/** State in a storage key, parsed by a schema: `empty` for a mismatch. */
export const storedAtom = <Value>({
  schema,
  ...options
}: StoredAtomOptions<Value>): StoredAtom<Value> =>
  parsedAtom({ ...options, parse: (text) => parseStored(text, schema, options.empty) });

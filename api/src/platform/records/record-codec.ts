import * as v from 'valibot';
import { StoredRecordError } from './stored-record-error';
import type { RecordPlace } from './stored-record-error';

type Fields = Readonly<Record<string, unknown>>;

interface CodecOptions<Value> {
  /** of the present `version` */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** migrations in order: the first makes version 2 of version 1; `version` is counted on */
  readonly upgrades: readonly ((old: Fields) => Fields)[];
}

export interface RecordCodec<Value> {
  read(kept: unknown, place: RecordPlace): Value;
}

const isFields = (kept: unknown): kept is Fields =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept);

/** Without a version: 1, from before schemas. */
function upgraded(
  kept: Fields,
  { upgrades }: Pick<CodecOptions<unknown>, 'upgrades'>,
  place: RecordPlace,
): Fields {
  const { version = 1 } = kept;
  if (
    typeof version !== 'number' ||
    !Number.isInteger(version) ||
    version < 1 ||
    version > upgrades.length + 1
  )
    throw new StoredRecordError(place, 'version');
  return upgrades
    .slice(version - 1)
    .reduce<Fields>(
      (old, upgrade, index) => ({ ...upgrade(old), version: version + index + 1 }),
      kept,
    );
}

export function parseStored<Value>(
  schema: v.GenericSchema<unknown, Value>,
  kept: unknown,
  place: RecordPlace,
): Value {
  const parsed = v.safeParse(schema, kept, { abortEarly: true });
  if (!parsed.success) throw new StoredRecordError(place, v.getDotPath(parsed.issues[0]) ?? '');
  return parsed.output;
}

/** Any version; parses a row's value once (WeakMap). */
export function recordCodec<Value>(options: CodecOptions<Value>): RecordCodec<Value> {
  const known = new WeakMap<Fields, Value>();
  return {
    read(kept, place) {
      if (!isFields(kept)) throw new StoredRecordError(place, '');
      const before = known.get(kept);
      if (before !== undefined) return before;
      const record = parseStored(options.schema, upgraded(kept, options, place), place);
      known.set(kept, record);
      return record;
    },
  };
}

export const listOf = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.pipe(v.array(schema), v.readonly());

export const asItWas = (old: Fields): Fields => old;

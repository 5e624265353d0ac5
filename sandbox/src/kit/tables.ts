import * as v from 'valibot';

export function readTable<Key extends string, const Schema extends v.GenericSchema>(
  rows: Readonly<Record<Key, unknown>>,
  schema: Schema,
): Record<Key, v.InferOutput<Schema>> {
  const read = Object.entries(rows).map(([key, row]) => [key, v.parse(schema, row)]);
  return Object.fromEntries(read) as Record<Key, v.InferOutput<Schema>>;
}

export function keysOf<Key extends string>(rows: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(rows) as Key[];
}

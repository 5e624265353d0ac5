import * as v from 'valibot';

export function readTable<Key extends string, const Schema extends v.GenericSchema>(
  rows: Readonly<Record<Key, unknown>>,
  schema: Schema,
): Record<Key, v.InferOutput<Schema>> {
  const read = Object.entries(rows).map(([key, row]) => [key, v.parse(schema, row)]);
  return Object.fromEntries(read) as Record<Key, v.InferOutput<Schema>>;
}

/** Finds rows by their code; whoever asks has the code from another table. */
export function finder<Row extends { iata: string }>(rows: readonly Row[]) {
  const byIata = new Map(rows.map((row) => [row.iata, row]));
  return (iata: string): Row => {
    const row = byIata.get(iata);
    if (row === undefined) throw new Error(`${iata} is not in the table`);
    return row;
  };
}

export function keysOf<Key extends string>(rows: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(rows) as Key[];
}

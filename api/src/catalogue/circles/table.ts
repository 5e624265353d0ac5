import * as v from 'valibot';

/** A number as text; rejects an empty cell, which `Number` would read as 0. */
export const NumberCell = v.pipe(
  v.string(),
  v.regex(/^-?\d+(?:\.\d+)?$/),
  v.transform(Number),
  v.number(),
);
export const LatitudeCell = v.pipe(NumberCell, v.minValue(-90), v.maxValue(90));
export const LongitudeCell = v.pipe(NumberCell, v.minValue(-180), v.maxValue(180));
export const KilometresCell = v.pipe(NumberCell, v.gtValue(0));
export const CountryCell = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const NameCell = v.pipe(v.string(), v.nonEmpty());

export const namesIn = (cell: string): string[] => cell.split('|').filter((name) => name !== '');

/** Parses a tab-separated table whose header equals the schema's keys in order. Throws with the line number. */
export function readTable<Entries extends v.ObjectEntries>(
  text: string,
  name: string,
  schema: v.ObjectSchema<Entries, undefined>,
): v.InferOutput<v.ObjectSchema<Entries, undefined>>[] {
  const columns = Object.keys(schema.entries);
  const [header, ...lines] = text.trimEnd().split(/\r?\n/);
  if (header !== columns.join('\t'))
    throw new Error(`${name}: the first line does not name the columns`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const row = Object.fromEntries(columns.map((column, place) => [column, cells[place]]));
    const read = v.safeParse(schema, row);
    if (!read.success || cells.length !== columns.length)
      throw new Error(`${name}: line ${index + 2} cannot be read`);
    return read.output;
  });
}

import * as v from 'valibot';

/** Text with a number in it, empty for none; refuses both. */
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

/** Names joined by `|`. */
export const namesIn = (cell: string): string[] => cell.split('|').filter((name) => name !== '');

/**
 * The rows of a table: columns parted by tabs, the first line with their names, which are those of the schema in its order.
 * Throws for a first line that has others, and for a line that is not whole, with its number.
 */
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

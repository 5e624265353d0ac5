import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { NameCell, readTable } from '../catalogue/circles/table';
import type { Photo } from '../catalogue/records/records';
import { hasCode } from '../platform/error-code';

export type CityPictures = ReadonlyMap<string, Photo>;

const RowSchema = v.object({
  city: v.pipe(v.string(), v.regex(/^c_\d+$/)),
  picture: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*-\d{1,2}$/)),
  alt_en: NameCell,
  alt_nl: NameCell,
});

/** Empty without the file. Throws for a malformed row. */
export async function readCityPictures(file: string): Promise<CityPictures> {
  try {
    const rows = readTable(await readFile(file, 'utf8'), 'City pictures', RowSchema);
    return new Map(
      rows.map(({ city, picture, alt_en, alt_nl }) => [
        city,
        { id: picture, alt: { en: alt_en, nl: alt_nl } },
      ]),
    );
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return new Map();
    throw error;
  }
}

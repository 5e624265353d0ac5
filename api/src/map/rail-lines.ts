import * as v from 'valibot';
import { LatitudeCell, LongitudeCell, readTable } from '../catalogue/circles/table';
import type { Line } from './map-shapes';
import { squareOf } from './mercator';

const RowSchema = v.object({
  from: v.string(),
  to: v.string(),
  kind: v.picklist(['main', 'other']),
  from_lat: LatitudeCell,
  from_lon: LongitudeCell,
  to_lat: LatitudeCell,
  to_lon: LongitudeCell,
});

export interface RailLine {
  readonly isMain: boolean;
  readonly line: Line;
}

/** Adjacent stations joined by straight lines. Throws for a malformed row. */
export const parseRailLines = (text: string): RailLine[] =>
  readTable(text, 'rail-lines.tsv', RowSchema).map((row) => ({
    isMain: row.kind === 'main',
    line: [
      ...squareOf({ latitude: row.from_lat, longitude: row.from_lon }),
      ...squareOf({ latitude: row.to_lat, longitude: row.to_lon }),
    ],
  }));

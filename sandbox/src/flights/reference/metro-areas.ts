import rows from '../data/metro-areas.json';

export interface MetroArea {
  iata: string;
  name: string;
  country: string;
  airports: readonly string[];
}

/** Towns with more than one airport, by the code that stands for all of them; the first airport is the main one. */
export const METRO_AREAS: readonly MetroArea[] = rows.map((row) => ({
  ...row,
  airports: row.airports.split(' '),
}));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { across, down } from './map-shape-lines.mjs';

const TABLES = ['sights.tsv', 'districts.tsv', 'stations.tsv', 'areas.tsv'];
const EARTH_KM = 40_075;

function positions() {
  return TABLES.flatMap((name) => {
    const [head, ...rows] = readFileSync(path.join(root, 'api/places', name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    const [lat, lon] = ['lat', 'lon'].map((column) => head.indexOf(column));
    return rows.map((row) => [Number(row[lat]), Number(row[lon])]);
  });
}

/** Tile, or its ancestor, within `km` of a known place. */
export function nearKnownPlaces(km, zoom) {
  const wanted = new Set();
  for (const [latitude, longitude] of positions()) {
    const reach = km / (EARTH_KM * Math.cos((latitude * Math.PI) / 180));
    const [x, y] = [across(longitude), down(latitude)];
    for (let level = zoom; level >= 0; level -= 1) {
      const size = 2 ** level;
      const from = (value) => Math.max(0, Math.floor((value - reach) * size));
      const to = (value) => Math.min(size - 1, Math.floor((value + reach) * size));
      for (let u = from(x); u <= to(x); u += 1)
        for (let w = from(y); w <= to(y); w += 1) wanted.add(`${level}/${u}/${w}`);
    }
  }
  return (level, x, y) => wanted.has(`${level}/${x}/${y}`);
}

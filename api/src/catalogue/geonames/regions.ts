import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { sameName } from '../records/names';
import type { Names } from '../records/records';
import { normalise } from '../text/normalise';
import { packageFile } from './package-file';
import { REGION_NAMES } from './region-names';
import type { Town } from './towns';

const ProvinceSchema = v.object({
  city_ascii: v.string(),
  province: v.fallback(v.string(), ''),
  lat: v.number(),
  lng: v.number(),
});

/** About 100 km: beyond it namesakes are different towns. */
const NEAR = 1;

export function regionIdOf(town: Town): string {
  return `${town.country}.${town.region}`;
}

/** Regions come as codes: named by the province that most towns have elsewhere, else by the largest town. */
export function nameRegions(towns: readonly Town[]): Map<string, Names> {
  const names = new Map<string, Names>(largestTownNames(towns));
  for (const [id, name] of provinceNames(towns)) names.set(id, sameName(name));
  for (const [id, curated] of REGION_NAMES) names.set(id, curated);
  return names;
}

function largestTownNames(towns: readonly Town[]): Map<string, Names> {
  const largest = new Map<string, Town>();
  for (const town of towns) {
    const id = regionIdOf(town);
    const known = largest.get(id);
    if (known === undefined || town.population > known.population) largest.set(id, town);
  }
  return new Map(
    [...largest].map(([id, { name }]) => [id, { en: `${name} region`, nl: `Regio ${name}` }]),
  );
}

function provinceNames(towns: readonly Town[]): Map<string, string> {
  const townsByName = new Map<string, Town[]>();
  for (const town of towns) {
    const key = `${town.country}:${normalise(town.asciiName)}`;
    const same = townsByName.get(key);
    if (same === undefined) townsByName.set(key, [town]);
    else same.push(town);
  }
  const votes = new Map<string, Map<string, number>>();
  const countries = new Set(towns.map(({ country }) => country));
  for (const { country, city_ascii: city, province, lat, lng } of readProvinces(countries)) {
    const near = townsByName
      .get(`${country}:${normalise(city)}`)
      ?.find(
        (town) => Math.abs(town.latitude - lat) < NEAR && Math.abs(town.longitude - lng) < NEAR,
      );
    if (near === undefined || province === '' || /[^\p{L}\p{M} .'’()-]/u.test(province)) continue;
    const counts = votes.get(regionIdOf(near)) ?? new Map<string, number>();
    counts.set(province, (counts.get(province) ?? 0) + 1);
    votes.set(regionIdOf(near), counts);
  }
  return new Map([...votes].map(([id, counts]) => [id, winner(counts)]));
}

function winner(counts: ReadonlyMap<string, number>): string {
  return (
    [...counts].sort(([a, votesA], [b, votesB]) => votesB - votesA || (a < b ? -1 : 1))[0]?.[0] ??
    ''
  );
}

type Province = v.InferOutput<typeof ProvinceSchema> & { readonly country: string };

/** Filters to the given countries first: the list has 7,300 entries. */
function readProvinces(countries: ReadonlySet<string>): Province[] {
  const file = path.join(path.dirname(packageFile('city-timezones')), 'data', 'cityMap.json');
  const entries = v.parse(v.array(v.unknown()), JSON.parse(readFileSync(file, 'utf8')));
  return entries.flatMap((entry) => {
    const country: unknown = Object(entry).iso2;
    if (typeof country !== 'string' || !countries.has(country)) return [];
    return [{ country, ...v.parse(ProvinceSchema, entry) }];
  });
}

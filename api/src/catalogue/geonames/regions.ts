import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Names } from '../records';
import { normalise } from '../text/normalise';
import { packageFile } from './package-file';
import { REGION_NAMES } from './region-names';
import type { Town } from './towns';

const ProvincesSchema = v.array(
  v.looseObject({
    city: v.string(),
    city_ascii: v.string(),
    iso2: v.fallback(v.string(), ''),
    province: v.fallback(v.string(), ''),
    lat: v.number(),
    lng: v.number(),
  }),
);

/** About 100 km: farther apart two towns of one name are not the same town. */
const NEAR = 1;

export function regionIdOf(town: Town): string {
  return `${town.country}.${town.region}`;
}

/**
 * Names of all regions. GeoNames' town list has codes only, so a region is called what most of its towns give as their
 * province in another list, or after its largest town.
 */
export function nameRegions(towns: readonly Town[]): Map<string, Names> {
  const names = new Map<string, Names>(largestTownNames(towns));
  for (const [id, name] of provinceNames(towns)) names.set(id, { en: name, nl: name });
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
  for (const { city_ascii: city, iso2, province, lat, lng } of readProvinces()) {
    const near = townsByName
      .get(`${iso2}:${normalise(city)}`)
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

function readProvinces(): v.InferOutput<typeof ProvincesSchema> {
  const file = path.join(path.dirname(packageFile('city-timezones')), 'data', 'cityMap.json');
  return v.parse(ProvincesSchema, JSON.parse(readFileSync(file, 'utf8')));
}

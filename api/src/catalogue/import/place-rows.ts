import { COUNTRY_ALIASES, countryNames } from '../geonames/country-names';
import { nameRegions, regionIdOf } from '../geonames/regions';
import { townNames } from '../geonames/town-names';
import type { Town } from '../geonames/towns';
import type { Names } from '../records/records';
import { UniqueSlugs } from '../text/unique-slugs';
import { EMPTYVILLE } from './emptyville';
import { cityPopularity, countryPopularity, destinationPopularity } from './popularity';
import { aliasesOf } from './town-aliases';

/** Population from which a town is searchable without hotels. */
const LARGE_TOWN = 15_000;

export interface PlaceRow {
  readonly id: string;
  readonly type: 'country' | 'destination' | 'city';
  readonly parent_id: string | null;
  readonly name_en: string;
  readonly name_nl: string;
  readonly slug_en: string;
  readonly slug_nl: string;
  readonly aliases: readonly string[];
  latitude: number;
  longitude: number;
  population: number;
  popularity: number;
  readonly time_zone: string;
  hotel_count: number;
}

export interface CityAbove {
  readonly country: string;
  readonly destination: string;
  readonly city: string;
}

/** Builds countries, regions and cities; a small town joins with its first hotel. */
export class PlaceRows {
  private readonly rows = new Map<string, PlaceRow>();
  private readonly towns = new Map<number, Town>();
  private readonly capitals = new Set<string>();
  private readonly regionNames: ReadonlyMap<string, Names>;
  private readonly slugs = new UniqueSlugs();

  constructor(towns: readonly Town[]) {
    this.regionNames = nameRegions(towns);
    const bySize = [...towns, EMPTYVILLE].sort(
      (a, b) => b.population - a.population || a.geonameId - b.geonameId,
    );
    for (const town of bySize) {
      this.towns.set(town.geonameId, town);
      if (town.population >= LARGE_TOWN || town === EMPTYVILLE) this.city(town);
    }
  }

  /** Counts a hotel to its city; null for a town that GeoNames lacks. */
  addHotel(geonameId: number): CityAbove | null {
    const town = this.towns.get(geonameId);
    if (town === undefined) return null;
    const city = this.city(town);
    const destination = regionIdOf(town);
    for (const id of [city.id, destination, town.country]) {
      const row = this.rows.get(id);
      if (row !== undefined) row.hotel_count += 1;
    }
    return { country: town.country, destination, city: city.id };
  }

  finish(): PlaceRow[] {
    const rows = [...this.rows.values()];
    this.placeInTheMiddle(rows);
    for (const row of rows) {
      if (row.type === 'city')
        row.popularity = cityPopularity(row.population, this.capitals.has(row.id), row.hotel_count);
      if (row.type === 'destination')
        row.popularity = destinationPopularity(row.population, row.hotel_count);
      if (row.type === 'country')
        row.popularity = countryPopularity(row.population, row.hotel_count);
    }
    return rows;
  }

  private city(town: Town): PlaceRow {
    const id = `c_${town.geonameId}`;
    const known = this.rows.get(id);
    if (known !== undefined) return known;
    const names = townNames(town);
    if (town.featureCode === 'PPLC') this.capitals.add(id);
    return this.add({
      id,
      type: 'city',
      parent: this.destination(town).id,
      names,
      aliases: aliasesOf(town, names),
      town,
    });
  }

  private destination(town: Town): PlaceRow {
    const id = regionIdOf(town);
    const known = this.rows.get(id);
    if (known !== undefined) return known;
    const names = this.regionNames.get(id) ?? {
      en: `${town.name} region`,
      nl: `Regio ${town.name}`,
    };
    return this.add({
      id,
      type: 'destination',
      parent: this.country(town).id,
      names,
      aliases: [],
      town,
    });
  }

  private country(town: Town): PlaceRow {
    const known = this.rows.get(town.country);
    const aliases = COUNTRY_ALIASES[town.country] ?? [];
    return (
      known ??
      this.add({
        id: town.country,
        type: 'country',
        parent: null,
        names: countryNames(town.country),
        aliases,
        town,
      })
    );
  }

  private add(place: {
    id: string;
    type: PlaceRow['type'];
    parent: string | null;
    names: Names;
    aliases: readonly string[];
    town: Town;
  }): PlaceRow {
    const { id, type, parent, names, aliases, town } = place;
    const { en, nl } = names;
    const row: PlaceRow = {
      id,
      type,
      parent_id: parent,
      name_en: en,
      name_nl: nl,
      slug_en: this.slugs.take(parent ?? '', en, id),
      slug_nl: this.slugs.take(parent ?? '', nl, id),
      aliases,
      latitude: town.latitude,
      longitude: town.longitude,
      population: type === 'city' ? town.population : 0,
      popularity: 0,
      time_zone: town.timeZone,
      hotel_count: 0,
    };
    this.rows.set(id, row);
    return row;
  }

  private placeInTheMiddle(rows: readonly PlaceRow[]): void {
    for (const city of rows.filter(({ type }) => type === 'city')) {
      const destination = this.rows.get(city.parent_id ?? '');
      const country = this.rows.get(destination?.parent_id ?? '');
      for (const above of [destination, country]) {
        if (above !== undefined) moveTowards(above, city);
      }
    }
  }
}

function moveTowards(above: PlaceRow, city: PlaceRow): void {
  const weight = Math.max(city.population, 1);
  above.population += weight;
  const share = weight / above.population;
  const east = ((city.longitude - above.longitude + 540) % 360) - 180;
  above.latitude += (city.latitude - above.latitude) * share;
  above.longitude = ((above.longitude + east * share + 540) % 360) - 180;
}

import { forLanguages, type Language } from '@wayfare/domain';
import type { Database } from '../platform/db/database';
import { keptInBytes } from '../platform/answers/kept-in-bytes';
import type { Catalogue, SuggestionOptions } from './catalogue';
import { changedDays, lastChangedDay } from './changed-days.repository';
import { NO_CIRCLES, type CircleSource } from './circles/read-circles';
import type { NamedStation } from './circles/stations';
import { findHotelId, readHotels, type StoredHotel } from './hotel.repository';
import { findCity } from './index/city-by-name';
import { loadIndex, readRevision, type CatalogueIndex, type IndexUse } from './index/load';
import { mapTowns, type MapTown } from './index/map-towns';
import { hotelPlace, slugsOf, walk } from './index/place-paths';
import { placeCalled, predict, predictByKind } from './index/predict';
import { placesAbove, stepsTo, toPlace, type PlaceNode } from './tree/place-tree';
import { saysDistances, stretchOf } from './index/stretch';
import { withAllBelow, withHotels } from './index/nodes-with-hotels';
import type {
  FoundHotels,
  GroupedPlaces,
  HotelHit,
  HotelQuery,
  HotelRecord,
  HotelSearchResult,
  NamedRef,
  Place,
  PlaceRef,
  Point,
  ResolvedPath,
  SeoQuery,
  SeoText,
  SuggestedPlace,
  TreePlace,
} from './records/records';
import { sameName } from './records/names';
import { seoTextOf } from './seo-text';
import { normalise } from './text/normalise';

/** Of hotel rows: a whole demonstration, or the busy part of a large catalogue. */
const REMEMBERED_MB = 96;
const POPULAR = 12;
const NOWHERE = { latitude: 0, longitude: 0 };

/** In-memory index over the database, read on opening and by `reload`. */
export class MemoryCatalogue implements Catalogue {
  private readonly remembered = keptInBytes<StoredHotel>(REMEMBERED_MB);

  private constructor(
    private readonly database: Pick<Database, 'pool' | 'orm'>,
    private readonly source: CircleSource,
    private readonly use: IndexUse,
    private index: CatalogueIndex,
  ) {}

  static async open(
    database: Pick<Database, 'pool' | 'orm'>,
    source: CircleSource = NO_CIRCLES,
    use: IndexUse = 'searched',
  ): Promise<MemoryCatalogue> {
    return new MemoryCatalogue(database, source, use, await loadIndex(database.pool, source, use));
  }

  predictive(
    term: string,
    language: Language,
    options: SuggestionOptions,
  ): readonly SuggestedPlace[] {
    return predict(this.index, term, language, options);
  }

  placeCalled(term: string): Place | null {
    return placeCalled(this.index, term);
  }

  stationCoded(code: string): NamedStation | null {
    return this.source.stationCodes.get(normalise(code)) ?? null;
  }

  airportsFor(place: Place): readonly string[] {
    return this.index.circles.airportsFor(place);
  }

  airportsNear(point: Point, km: number): readonly { code: string; km: number }[] {
    return this.index.circles.airportsNear(point, km);
  }

  hotelsPredictive(term: string): GroupedPlaces {
    return predictByKind(this.index, term);
  }

  popular(): readonly Place[] {
    const cities = this.index.tree.cities.filter(({ stored }) => stored.hotel_count > 0);
    cities.sort(
      (a, b) =>
        b.stored.hotel_count - a.stored.hotel_count || b.stored.popularity - a.stored.popularity,
    );
    return cities.slice(0, POPULAR).map(toPlace);
  }

  place({ type, id }: PlaceRef): Place | null {
    if (type === 'hotel') return hotelPlace(this.index, this.index.table.rowOf(id));
    const circle = this.index.circles.get({ type, id });
    if (circle !== null) return circle.place;
    const node = this.index.tree.get(id);
    return node?.stored.type === type ? toPlace(node) : null;
  }

  cityNamed(name: string, countryCode: string): Place | null {
    const node = findCity(this.index.places, name, countryCode);
    return node === null ? null : toPlace(node);
  }

  async resolve(path: string, language: Language): Promise<ResolvedPath | null> {
    const slugs = slugsOf(path);
    if (slugs === null) return null;
    const node = walk(this.index, slugs.slice(0, 3));
    if (node === null) return slugs.length === 0 ? this.resolved(null, language) : null;
    const slug = slugs[3];
    return slug === undefined
      ? this.resolved(node, language)
      : this.resolveHotel(node, slug.toLowerCase());
  }

  async seoText({
    hotelId,
    cityId,
    destinationId,
    countryCode,
  }: SeoQuery): Promise<SeoText | null> {
    const asked: [PlaceRef['type'], string | undefined][] = [
      ['hotel', hotelId],
      ['city', cityId],
      ['destination', destinationId],
      ['country', countryCode?.toUpperCase()],
    ];
    const [type, id] = asked.find(([, given]) => given !== undefined) ?? [];
    const place = type === undefined || id === undefined ? null : this.place({ type, id });
    return place === null ? null : seoTextOf(place);
  }

  sitemapCountries(language: Language): readonly Place[] {
    return withHotels(this.index.tree.countries, language);
  }

  sitemapCities(language: Language): readonly Place[] {
    return withHotels(this.index.tree.cities, language);
  }

  placesWithHotels(): readonly TreePlace[] {
    return this.index.tree.countries
      .flatMap(withAllBelow)
      .filter(({ stored }) => stored.hotel_count > 0)
      .map(toPlace);
  }

  readonly mapPlaces = (): readonly MapTown[] => mapTowns(this.index.tree);

  get hotelCount(): number {
    return this.index.table.size;
  }

  hotelsFrom(start: number, count: number): readonly TreePlace[] {
    const rows = Array.from(
      { length: Math.max(0, Math.min(count, this.hotelCount - start)) },
      (_, index) => start + index,
    );
    return rows.flatMap((row) => hotelPlace(this.index, row) ?? []);
  }

  changedOn(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return changedDays(this.database.pool, ids);
  }

  lastChange(of: 'hotels' | 'places'): Promise<string | null> {
    return lastChangedDay(this.database.pool, of);
  }

  get revision(): number {
    return this.index.revision;
  }

  destinationsOf(countryCode: string, language: Language): readonly Place[] {
    return withHotels(this.index.tree.get(countryCode)?.children ?? [], language);
  }

  async hotel(id: string): Promise<HotelRecord | null> {
    if (this.index.table.rowOf(id) < 0) return null;
    const [hotel] = await this.cards([id]);
    return hotel ?? null;
  }

  districtsOf({ type, id }: PlaceRef): readonly NamedRef[] {
    const city = type === 'city' ? this.index.tree.get(id)?.firstCity : undefined;
    return city === undefined ? [] : this.index.districts.offeredIn(city);
  }

  async searchHotels(query: HotelQuery): Promise<HotelSearchResult> {
    const { distances, total, facets, center } = this.findHotels(query);
    const hotels = await this.cards([...distances.keys()]);
    const hits = hotels.map((hotel): HotelHit => ({
      ...hotel,
      distanceKm: distances.get(hotel.id) ?? null,
    }));
    return { total, facets, center, hits };
  }

  findHotels(query: HotelQuery): FoundHotels {
    const { search, table, tree } = this.index;
    const { place, ...rest } = this.inCircle(query);
    const node = place === undefined || place.type === 'hotel' ? undefined : tree.get(place.id);
    if (node === null)
      return {
        total: 0,
        everything: 0,
        distances: new Map(),
        nearest: null,
        facets: {},
        center: query.center ?? NOWHERE,
      };
    const { ids } = table.columns;
    const wanted = place?.type === 'hotel' ? [place.id] : query.ids;
    const { rows, distancesKm, nearest, ...found } = search.find({
      ...rest,
      ids: wanted,
      ...(node === undefined ? {} : stretchOf(this.index, node)),
      countsDistances: saysDistances(query),
    });
    return {
      ...found,
      nearest: nearest === null ? null : (ids[nearest] ?? null),
      distances: new Map(rows.map((row, index) => [ids[row] ?? '', distancesKm[index] ?? null])),
    };
  }

  private inCircle(query: HotelQuery): HotelQuery {
    const found = query.place === undefined ? null : this.index.circles.get(query.place);
    if (found === null) return query;
    const { latitude, longitude } = found.place;
    const center = { latitude, longitude };
    return { ...query, place: undefined, center, radiusKm: found.radiusKm };
  }

  async reload(): Promise<boolean> {
    if ((await readRevision(this.database.pool)) === this.index.revision) return false;
    this.index = await loadIndex(this.database.pool, this.source, this.use);
    this.remembered.clear();
    return true;
  }

  private resolved(node: PlaceNode | null, language: Language): ResolvedPath {
    const children = node?.children ?? this.index.tree.countries;
    return {
      place: node === null ? null : toPlace(node),
      breadcrumb: node === null ? [] : stepsTo(node).map(toPlace),
      paths: node?.paths ?? sameName(''),
      children: withHotels(children, language),
    };
  }

  private async resolveHotel(city: PlaceNode, slug: string): Promise<ResolvedPath | null> {
    const id = await findHotelId(this.database.orm, city.stored.id, slug);
    const place = id === null ? null : this.place({ type: 'hotel', id });
    return place === null
      ? null
      : {
          place,
          breadcrumb: [...stepsTo(city).map(toPlace), place],
          paths: place.paths,
          children: [],
        };
  }

  /** In the order of ids; one query for cache misses. */
  async cards(ids: readonly string[]): Promise<HotelRecord[]> {
    const hotels = new Map(ids.map((id) => [id, this.remembered.get(id)]));
    const missing = ids.filter((id) => hotels.get(id) === undefined);
    const read = missing.length === 0 ? [] : await readHotels(this.database.orm, missing);
    for (const hotel of read) {
      hotels.set(hotel.id, hotel);
      this.remembered.set(hotel.id, hotel);
    }
    return [...hotels.values()].flatMap((hotel) => this.placed(hotel) ?? []);
  }

  private placed(hotel: StoredHotel | undefined): HotelRecord | null {
    const node = hotel === undefined ? null : this.index.tree.get(hotel.cityId);
    if (hotel === undefined || node === null) return null;
    const { country, destination, city } = placesAbove(node);
    const here = { id: node.stored.id, names: node.names };
    const paths = forLanguages((language) => `${node.paths[language]}/${hotel.slug}`);
    const districts = this.index.districts.of(this.index.table.rowOf(hotel.id));
    return {
      ...hotel,
      country,
      destination: destination ?? here,
      city: city ?? here,
      districts,
      paths,
    };
  }
}

import type { Language } from '@wayfare/domain';
import type { NamedStation } from './circles/stations';
import type { MapTown } from './index/map-towns';
import type {
  FoundHotels,
  GroupedPlaces,
  HotelQuery,
  HotelRecord,
  HotelSearchResult,
  HotelSummary,
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

export interface SuggestionOptions {
  readonly limit: number;
  /** whether sights, districts, holiday areas, airports and postcodes are wanted too */
  readonly hasCircles: boolean;
  /** and railway stations among them */
  readonly hasStations: boolean;
}

/**
 * Every place and hotel that can be searched. The database is the truth; suggestions, places and the order of hotels
 * come from an index in memory, what a hotel's page or card shows is read from the database.
 */
export interface Catalogue {
  /** Suggestions for what was typed so far, best first; tolerates typos and missing accents. */
  predictive(
    term: string,
    language: Language,
    options: SuggestionOptions,
  ): readonly SuggestedPlace[];
  /** The place, or circle, that is called just so by any of its names, the best known of several. */
  placeCalled(term: string): Place | null;
  /** The railway station that has this code, such as ASD; null where none has. */
  stationCoded(code: string): NamedStation | null;
  /** Codes of the airports by which one flies to a place, the best first. */
  airportsFor(place: Place): readonly string[];
  /** Airports within a distance of a point as the crow flies, the nearest first. */
  airportsNear(point: Point, km: number): readonly { readonly code: string; readonly km: number }[];
  /** The same by kind. */
  hotelsPredictive(term: string, language: Language): GroupedPlaces;
  /** Cities that many travel to, most popular first. */
  popular(language: Language): readonly Place[];
  /** A country, destination or city; hotels are read with `hotel`. */
  place(ref: PlaceRef): Place | null;
  /** The city of a country that goes by a name in any language, the best known of several. */
  cityNamed(name: string, countryCode: string): Place | null;
  /** What a path below /hotels means; slugs of either language are understood in either tree. */
  resolve(path: string, language: Language): Promise<ResolvedPath | null>;
  /** Title and description of the most specific place named by the query. */
  seoText(query: SeoQuery, language: Language): Promise<SeoText | null>;
  /** Regions of a country that have hotels, by name. */
  destinationsOf(countryCode: string, language: Language): readonly Place[];
  /** Countries with hotels, by name. */
  sitemapCountries(language: Language): readonly Place[];
  /** Cities with hotels, by name. */
  sitemapCities(language: Language): readonly Place[];
  /** Countries, destinations and cities with hotels, each below its own country. */
  placesWithHotels(): readonly TreePlace[];
  /** Every country and city, for the map. */
  mapPlaces(): readonly MapTown[];
  readonly hotelCount: number;
  /** A stretch of all hotels in the order that they keep until the next import. */
  hotelsFrom(start: number, count: number): readonly TreePlace[];
  /** The day, as `2026-05-04`, on which each hotel or place last came in otherwise than before; ids that are not known are left out. */
  changedOn(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The latest of those days among hotels or all places; null for an empty catalogue. */
  lastChange(of: 'hotels' | 'places'): Promise<string | null>;
  /** Number of the import that all of this is from. */
  readonly revision: number;
  hotel(id: string): Promise<HotelRecord | null>;
  /** Districts of a city that hotels lie in, the best known first; none where there are not two of them, or for another place. */
  districtsOf(place: PlaceRef): readonly NamedRef[];
  /** Ids of hotels in their order, from memory. */
  findHotels(query: HotelQuery): FoundHotels;
  /** What lists show of hotels, in the order of the ids; those that are not there are left out. */
  cards(ids: readonly string[]): Promise<readonly HotelSummary[]>;
  /** Both at once. */
  searchHotels(query: HotelQuery): Promise<HotelSearchResult>;
  /** Reads the database again when an import changed it; resolves to whether it did. */
  reload(): Promise<boolean>;
}

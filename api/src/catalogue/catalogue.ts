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
  /** whether circles are wanted too: sights, districts, holiday areas, airports, postcodes */
  readonly hasCircles: boolean;
  readonly hasStations: boolean;
}

/** The database is the truth; suggestions, places and hotel order come from an index in memory, hotels from rows. */
export interface Catalogue {
  predictive(
    term: string,
    language: Language,
    options: SuggestionOptions,
  ): readonly SuggestedPlace[];
  /** Exact match on any name of a place or circle, the best known first; null without one. */
  placeCalled(term: string): Place | null;
  stationCoded(code: string): NamedStation | null;
  /** Nearest airports of a place, best first. */
  airportsFor(place: Place): readonly string[];
  /** Great-circle distance, nearest first. */
  airportsNear(point: Point, km: number): readonly { readonly code: string; readonly km: number }[];
  hotelsPredictive(term: string, language: Language): GroupedPlaces;
  popular(language: Language): readonly Place[];
  place(ref: PlaceRef): Place | null;
  /** Matches names in any language, the best known city first. */
  cityNamed(name: string, countryCode: string): Place | null;
  /** Resolves a path below /hotels; slugs of either language work in either tree. */
  resolve(path: string, language: Language): Promise<ResolvedPath | null>;
  seoText(query: SeoQuery, language: Language): Promise<SeoText | null>;
  destinationsOf(countryCode: string, language: Language): readonly Place[];
  sitemapCountries(language: Language): readonly Place[];
  sitemapCities(language: Language): readonly Place[];
  placesWithHotels(): readonly TreePlace[];
  mapPlaces(): readonly MapTown[];
  readonly hotelCount: number;
  /** A slice of all hotels in an order stable until the next import. */
  hotelsFrom(start: number, count: number): readonly TreePlace[];
  /** Day such as `2026-05-04` of the last change by an import; unknown ids are missing. */
  changedOn(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Latest such day; null for an empty catalogue. */
  lastChange(of: 'hotels' | 'places'): Promise<string | null>;
  /** revision of the import behind all answers */
  readonly revision: number;
  hotel(id: string): Promise<HotelRecord | null>;
  /** Districts with hotels, best known first; empty below two of them and outside cities. */
  districtsOf(place: PlaceRef): readonly NamedRef[];
  findHotels(query: HotelQuery): FoundHotels;
  cards(ids: readonly string[]): Promise<readonly HotelSummary[]>;
  searchHotels(query: HotelQuery): Promise<HotelSearchResult>;
  /** Rereads the database after an import; resolves to whether it did. */
  reload(): Promise<boolean>;
}

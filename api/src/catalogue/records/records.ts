import { isCircleType } from '@wayfare/api-contract';
import type {
  Accessibility,
  CatalogueFacetKey,
  CircleType,
  FacetKey,
  HotelFilters,
  HotelTypeCode,
  PlaceType,
  Sort,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** A text in every language of the site. */
export type Names = Readonly<Record<Language, string>>;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Box {
  readonly north: number;
  readonly south: number;
  /** smaller than `west` when the box crosses the antimeridian */
  readonly east: number;
  readonly west: number;
}

export interface PlaceRef {
  readonly type: PlaceType;
  readonly id: string;
}

export interface NamedRef {
  readonly id: string;
  readonly names: Names;
}

/** A country, destination (region), city, hotel or circle with the steps above it. A hotel has one name in both languages. */
export interface Place extends PlaceRef, Point {
  readonly names: Names;
  readonly country: NamedRef;
  readonly destination: NamedRef | null;
  readonly city: NamedRef | null;
  /** path below /hotels per language, e.g. `/spain/catalonia/barcelona` */
  readonly paths: Names;
  /** hotels in it; 1 for a hotel */
  readonly hotelCount: number;
  /** IANA zone; where a country or region has several, that of its largest town */
  readonly timeZone: string;
}

/** A place for what somebody typed. */
export interface SuggestedPlace extends Place {
  /** it is spelt much like that, and not called so */
  readonly isSimilar: boolean;
}

/** A place with a page of its own: every one that is no circle. */
export type TreePlace = Place & { readonly type: Exclude<PlaceType, CircleType> };

export const isOfTree = <Kind extends Place>(place: Kind): place is Kind & TreePlace =>
  !isCircleType(place.type);

export interface Photo {
  readonly id: string;
  readonly alt: Names;
}

export interface Rating {
  /** 0 to 10, one decimal */
  readonly score: number;
  readonly count: number;
}

/** What a results list shows of a hotel. */
export interface HotelSummary extends Point {
  readonly id: string;
  readonly name: string;
  readonly stars: number;
  readonly hotelType: HotelTypeCode;
  readonly country: NamedRef;
  readonly destination: NamedRef;
  readonly city: NamedRef;
  /** those of its city that it lies in, first the one that it lies most in the middle of */
  readonly districts: readonly NamedRef[];
  readonly paths: Names;
  readonly photos: readonly Photo[];
  readonly rating: Rating | null;
  readonly accessibility: readonly Accessibility[];
  readonly facilities: readonly { readonly code: string; readonly names: Names }[];
  /** IANA zone of the hotel */
  readonly timeZone: string;
  /** lowest price for one night, two adults, in cents */
  readonly fromPriceCents: number;
  readonly demo: boolean;
}

/** The hotel page's facts. */
export interface HotelRecord extends HotelSummary {
  readonly address: string;
  readonly descriptions: Names;
  /** local times, `15:00`; empty when the hotel states none */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly minimumAge: number;
}

/** Of a search's filters, those that need no prices; a missing or empty one filters nothing. */
export type CatalogueFilters = Readonly<Partial<Pick<HotelFilters, CatalogueFacetKey>>>;

export interface HotelQuery {
  /** one of place, bounds, center (with radiusKm) and ids says where; all that are given must hold */
  readonly place?: PlaceRef | undefined;
  readonly bounds?: Box | undefined;
  readonly center?: Point | undefined;
  readonly radiusKm?: number | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly filters?: CatalogueFilters | undefined;
  readonly sort?: Sort | undefined;
  /** with it, filters and sort count only where more hotels lie than this */
  readonly filtersAbove?: number | undefined;
  /** whether the hotel nearest to the middle is wanted too */
  readonly findsNearest?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface HotelHit extends HotelSummary {
  /** from the query's center, or the place's */
  readonly distanceKm: number | null;
}

/** How many hotels each option would show; a facet that says nothing of the search is not there. */
export type Facets = Readonly<Partial<Record<FacetKey, Readonly<Record<string, number>>>>>;

/** What a search finds, before anything of it is read. */
export interface FoundHotels {
  readonly total: number;
  /** all that lie there, whatever filters say */
  readonly everything: number;
  /** in order, with their distances from the middle */
  readonly distances: ReadonlyMap<string, number | null>;
  /** of all that lie there, the one nearest to the middle; null where nobody asked, or none is */
  readonly nearest: string | null;
  readonly facets: Facets;
  readonly center: Point;
}

export interface HotelSearchResult extends Pick<FoundHotels, 'total' | 'facets' | 'center'> {
  readonly hits: readonly HotelHit[];
}

export interface ResolvedPath {
  /** null for the list of countries */
  readonly place: Place | null;
  /** country, destination, city, hotel: itself last */
  readonly breadcrumb: readonly Place[];
  /** the canonical path of the same place per language */
  readonly paths: Names;
  /** what lies directly below and has hotels */
  readonly children: readonly Place[];
}

export interface SeoQuery {
  readonly hotelId?: string | undefined;
  readonly cityId?: string | undefined;
  readonly destinationId?: string | undefined;
  readonly countryCode?: string | undefined;
}

export interface SeoText {
  readonly place: Place;
  readonly title: Names;
  readonly description: Names;
}

export interface GroupedPlaces {
  readonly hotels: readonly Place[];
  readonly cities: readonly Place[];
  readonly destinations: readonly Place[];
  readonly countries: readonly Place[];
}

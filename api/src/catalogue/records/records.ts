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

export type Names = Readonly<Record<Language, string>>;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Box {
  readonly north: number;
  readonly south: number;
  /** smaller than `west` across the antimeridian */
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

/** A country, destination (region), city, hotel or circle with its ancestors. */
export interface Place extends PlaceRef, Point {
  readonly names: Names;
  readonly country: NamedRef;
  readonly destination: NamedRef | null;
  readonly city: NamedRef | null;
  readonly paths: Names;
  readonly hotelCount: number;
  /** IANA zone; that of the largest town where several apply */
  readonly timeZone: string;
}

export interface SuggestedPlace extends Place {
  /** matched by spelling similarity alone */
  readonly isSimilar: boolean;
}

/** A place with a page: everything but circles. */
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

export interface HotelSummary extends Point {
  readonly id: string;
  readonly name: string;
  readonly stars: number;
  readonly hotelType: HotelTypeCode;
  readonly country: NamedRef;
  readonly destination: NamedRef;
  readonly city: NamedRef;
  /** districts that hold it, the most central first */
  readonly districts: readonly NamedRef[];
  readonly paths: Names;
  readonly photos: readonly Photo[];
  readonly rating: Rating | null;
  readonly accessibility: readonly Accessibility[];
  readonly facilities: readonly { readonly code: string; readonly names: Names }[];
  readonly timeZone: string;
  /** lowest price of one night for two adults, in cents */
  readonly fromPriceCents: number;
  readonly demo: boolean;
}

export interface HotelRecord extends HotelSummary {
  readonly address: string;
  readonly descriptions: Names;
  /** local `15:00`; empty when unstated */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly minimumAge: number;
}

/** Filters that need no prices; missing or empty filters nothing. */
export type CatalogueFilters = Readonly<Partial<Pick<HotelFilters, CatalogueFacetKey>>>;

export interface HotelQuery {
  /** place, bounds, center (with radiusKm) and ids combine with AND */
  readonly place?: PlaceRef | undefined;
  readonly bounds?: Box | undefined;
  readonly center?: Point | undefined;
  readonly radiusKm?: number | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly filters?: CatalogueFilters | undefined;
  readonly sort?: Sort | undefined;
  /** filters and sort apply only above this number of hotels */
  readonly filtersAbove?: number | undefined;
  readonly findsNearest?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface HotelHit extends HotelSummary {
  readonly distanceKm: number | null;
}

export type Facets = Readonly<Partial<Record<FacetKey, Readonly<Record<string, number>>>>>;

export interface FoundHotels {
  readonly total: number;
  /** number at the location, before filters */
  readonly everything: number;
  /** ordered, with distances from the centre */
  readonly distances: ReadonlyMap<string, number | null>;
  /** nearest to the centre, before filters; null when not asked for or empty */
  readonly nearest: string | null;
  readonly facets: Facets;
  readonly center: Point;
}

export interface HotelSearchResult extends Pick<FoundHotels, 'total' | 'facets' | 'center'> {
  readonly hits: readonly HotelHit[];
}

export interface ResolvedPath {
  readonly place: Place | null;
  readonly breadcrumb: readonly Place[];
  readonly paths: Names;
  /** direct children with hotels */
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

import type { Names, Photo, Rating } from '../records/records';

/** A hotel as the supplier describes it. */
export interface FeedHotel {
  readonly id: string;
  readonly name: string;
  readonly stars: number;
  readonly type: string;
  readonly geonameId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly timeZone: string;
  readonly rating: Rating | null;
  readonly fromPriceCents: number;
  readonly photos: readonly Photo[];
  readonly facilities: readonly { readonly code: string; readonly names: Names }[];
  readonly description: Names;
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly minimumAge: number;
  readonly demo: boolean;
}

export interface OpenFeed {
  /** stays the same as long as the content does */
  readonly version: string;
  /** Reads once from beginning to end; tells why a line cannot be used and goes on with the next. */
  hotels(skip: (reason: string) => void): AsyncIterable<FeedHotel>;
}

/** Static content of the supplier. */
export interface CatalogueFeed {
  /** null when the content is still that of `knownVersion` */
  open(knownVersion: string | null): Promise<OpenFeed | null>;
}

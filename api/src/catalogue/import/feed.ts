import type { Names, Photo, Rating } from '../records/records';

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
  readonly version: string;
  /** Single pass; reports and skips unusable lines. */
  hotels(skip: (reason: string) => void): AsyncIterable<FeedHotel>;
}

export interface CatalogueFeed {
  /** null when unchanged since `knownVersion` */
  open(knownVersion: string | null): Promise<OpenFeed | null>;
}

import type { PriceWatch } from '@wayfare/api-contract';
import type { IsoDate, Language, Money } from '@wayfare/domain';

export interface Watched {
  readonly title: string;
  readonly startsOn: IsoDate;
  /** null for a single day */
  readonly endsOn: IsoDate | null;
}

export interface WatchedProduct<Watch> {
  /** Throws the Problem that names the search's bad field. */
  describe(watch: Watch, asked: { language: Language; now: number }): Promise<Watched>;
  /** Lowest price that the reader pays; null where nothing is sold. */
  price(watch: Watch, asked: { isMember: boolean; now: number }): Promise<Money | null>;
  /** Path on the site; null where what is watched is gone. */
  href(watch: Watch, language: Language): Promise<string | null>;
}

type WatchOf<Product extends PriceWatch['product']> = Extract<PriceWatch, { product: Product }>;
export type FlightWatch = WatchOf<'flights'>;
export type StayWatch = WatchOf<'hotels'>;
export type TrainWatch = WatchOf<'trains'>;

export type WatchedProducts = Readonly<Record<string, WatchedProduct<unknown>>>;

export const watchedBy = (
  products: WatchedProducts,
  { product }: PriceWatch,
): WatchedProduct<unknown> | undefined => products[product];

export const searchOf = async (
  products: WatchedProducts,
  watch: PriceWatch,
  language: Language,
): Promise<string | null> => (await watchedBy(products, watch)?.href(watch, language)) ?? null;

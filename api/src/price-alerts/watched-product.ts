import type { PriceWatch } from '@wayfare/api-contract';
import type { IsoDate, Language, Money } from '@wayfare/domain';

/** What is watched, in words and days. */
export interface Watched {
  readonly title: string;
  readonly startsOn: IsoDate;
  /** null where it has one day alone */
  readonly endsOn: IsoDate | null;
}

/** What a product does for alerts on its prices. */
export interface WatchedProduct<Watch> {
  /** Throws the Problem that names the field of a search that cannot be. */
  describe(watch: Watch, asked: { language: Language; now: number }): Promise<Watched>;
  /** The lowest price as its reader pays it; null where nothing is sold. */
  price(watch: Watch, asked: { isMember: boolean; now: number }): Promise<Money | null>;
  /** Path of the search on the site; null where what is watched is gone. */
  href(watch: Watch, language: Language): Promise<string | null>;
}

type WatchOf<Product extends PriceWatch['product']> = Extract<PriceWatch, { product: Product }>;
export type FlightWatch = WatchOf<'flights'>;
export type StayWatch = WatchOf<'hotels'>;
export type TrainWatch = WatchOf<'trains'>;

/** By the name of the product; each is asked about its own searches alone. */
export type WatchedProducts = Readonly<Record<string, WatchedProduct<unknown>>>;

/** The product of a watch; undefined where nobody sells it any more. */
export const watchedBy = (
  products: WatchedProducts,
  { product }: PriceWatch,
): WatchedProduct<unknown> | undefined => products[product];

/** Path of the search on the site; null where what is watched is gone. */
export const searchOf = async (
  products: WatchedProducts,
  watch: PriceWatch,
  language: Language,
): Promise<string | null> => (await watchedBy(products, watch)?.href(watch, language)) ?? null;

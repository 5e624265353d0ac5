import type { TrainBasket } from '@wayfare/api-contract';
import { isRecord, listOf, NamedSchema, parseStored, TextSchema } from '@wayfare/forms';
import * as v from 'valibot';
import { EMPTY_CART, type Cart } from './cart-state';

export type WrittenCart = Omit<Cart, 'offerLocation'>;

const PriceShape = v.looseObject({
  amountsToDisplay: v.pipe(
    v.array(v.unknown()),
    v.check(([first]) =>
      v.is(
        v.looseObject({
          amount: v.looseObject({ value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)) }),
        }),
        first,
      ),
    ),
  ),
});
const ITEM = {
  id: v.string(),
  prices: PriceShape,
  travelers: v.pipe(listOf(NamedSchema), v.minLength(1)),
};
const BasketShape = v.looseObject({
  booking_id: v.pipe(v.string(), v.nonEmpty()),
  version: v.number(),
  prices: PriceShape,
  ledger: NamedSchema,
  bookingItems: v.pipe(
    v.array(
      v.variant('type', [
        v.looseObject({ ...ITEM, type: v.literal('pass'), label: v.string() }),
        v.looseObject({
          ...ITEM,
          type: v.literal('point-to-point'),
          legs: v.array(v.looseObject({ solution: NamedSchema })),
        }),
      ]),
    ),
    v.minLength(1),
  ),
});

/** Passed through unchecked: shown again and requested by id. */
const shownAgain = <Key extends 'products' | 'services' | 'legSolutions'>(_key: Key) =>
  listOf(v.custom<Cart[Key][number]>(isRecord));

/** Invalid stored parts are dropped. */
export const CartSchema: v.GenericSchema<unknown, WrittenCart> = v.object({
  cartArray: v.custom<TrainBasket>((value) => v.is(BasketShape, value)),
  products: shownAgain('products'),
  services: shownAgain('services'),
  legSolutions: shownAgain('legSolutions'),
  offerSelected: listOf(v.string()),
  userID: TextSchema,
});

export const LocationsSchema: v.GenericSchema<unknown, Cart['offerLocation']> = v.object({
  items: listOf(
    v.object({
      itemId: TextSchema,
      offerLocations: listOf(v.string()),
      expirationDate: TextSchema,
      textInformationTravel: TextSchema,
    }),
  ),
});

export function parseCart(cart: string, offerLocation: string): Cart {
  const written = parseStored<WrittenCart | null>(cart, CartSchema, null);
  if (written === null) return EMPTY_CART;
  return {
    ...written,
    offerLocation: parseStored(offerLocation, LocationsSchema, EMPTY_CART.offerLocation),
  };
}

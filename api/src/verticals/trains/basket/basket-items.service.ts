import type { TrainBasket } from '@wayfare/api-contract';
import type {
  CreateServiceRequestSchema,
  DeleteItemRequestSchema,
  DeleteServiceRequestSchema,
  PreferencesRequestSchema,
} from '@wayfare/api-contract/schemas';
import { SEAT_PREFERENCES } from '@wayfare/api-contract';
import type { InferOutput } from 'valibot';
import { Problem, invalid } from '../../../platform/http/problem';
import type { RailItem } from '../../../ports/rail-items';
import type { RailSupplier } from '../../../ports/rail-supplier';
import type { Basket } from './basket';
import { emptied } from './basket-view';
import type { BasketRequester, Baskets } from './baskets';

type Preferences = InferOutput<typeof PreferencesRequestSchema>;

export interface BasketItems {
  /** An emptied basket is closed (TRN-38). */
  remove(
    input: InferOutput<typeof DeleteItemRequestSchema>,
    requester: BasketRequester,
  ): Promise<TrainBasket>;
  setService(
    input: InferOutput<typeof CreateServiceRequestSchema>,
    requester: BasketRequester,
  ): Promise<TrainBasket>;
  removeService(
    input: InferOutput<typeof DeleteServiceRequestSchema>,
    requester: BasketRequester,
  ): Promise<TrainBasket>;
  setPreferences(input: Preferences, requester: BasketRequester): Promise<TrainBasket>;
}

interface Deps {
  readonly supplier: RailSupplier;
  readonly baskets: Baskets;
}

export const itemOf = (
  { items }: Pick<Basket, 'items'>,
  id: string,
  field = 'itemID',
): RailItem => {
  const found = items.find(({ item }) => item.id === id);
  if (found === undefined) throw new Problem('NOT_FOUND', { field, text: 'trains.itemUnknown' });
  return found.item;
};

/** Offered preferences only, one a group (TRN-33). */
function checkPreferences({ itemID, request: { preferences } }: Preferences, basket: Basket): void {
  const item = itemOf(basket, itemID);
  const offered = item.kind === 'tickets' ? item.preferenceGroups : [];
  preferences.forEach(({ group, option }, index) => {
    const isFirst = preferences.findIndex((other) => other.group === group) === index;
    const options: readonly string[] = SEAT_PREFERENCES[group];
    if (!offered.includes(group) || !isFirst || !options.includes(option))
      throw invalid(`request.preferences.${index}`, 'trains.preference');
  });
}

export function basketItems({ supplier, baskets }: Deps): BasketItems {
  return {
    async remove({ bookingID, itemID }, requester) {
      const basket = await baskets.open(bookingID, requester);
      itemOf(basket, itemID);
      if (basket.items.length === 1) {
        await baskets.drop(basket, requester.now);
        return baskets.view(emptied(basket), requester);
      }
      const edited = await baskets.edit(basket, requester, (id) =>
        supplier.deleteItem(id, itemID, requester.language),
      );
      if (edited.items.length > 0) return baskets.view(edited, requester);
      // a concurrent tab removed the other item
      await baskets.drop(edited, requester.now);
      return baskets.view(emptied(edited), requester);
    },

    async setService(
      {
        bookingID,
        itemID: itemId,
        serviceOfferID: serviceOfferId,
        request: { serviceId, fareOfferIds, count },
      },
      requester,
    ) {
      const basket = await baskets.open(bookingID, requester);
      itemOf(basket, itemId);
      return baskets.view(
        await baskets.edit(basket, requester, (id) =>
          supplier.setService(
            id,
            { itemId, serviceOfferId, serviceId, fareOfferIds, count },
            requester.language,
          ),
        ),
        requester,
      );
    },

    async removeService({ bookingID, itemID: itemId, serviceOfferID: serviceOfferId }, requester) {
      const basket = await baskets.open(bookingID, requester);
      itemOf(basket, itemId);
      return baskets.view(
        await baskets.edit(basket, requester, (id) =>
          supplier.removeService(id, { itemId, serviceOfferId }, requester.language),
        ),
        requester,
      );
    },

    async setPreferences(input, requester) {
      const { bookingID, itemID: itemId, request } = input;
      const basket = await baskets.open(bookingID, requester);
      checkPreferences(input, basket);
      return baskets.view(
        await baskets.edit(basket, requester, (id) =>
          supplier.setPreferences(
            id,
            { itemId, preferences: request.preferences },
            requester.language,
          ),
        ),
        requester,
      );
    },
  };
}

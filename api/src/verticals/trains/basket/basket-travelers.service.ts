import type { TrainBasket, TrainPassenger } from '@wayfare/api-contract';
import type { UpdateTravelersRequestSchema } from '@wayfare/api-contract/schemas';
import type { InferOutput } from 'valibot';
import { invalid } from '../../../platform/http/problem';
import type { DocumentNumbers } from '../../../platform/records/document-numbers';
import type { RailItem } from '../../../ports/rail-items';
import type { RailSupplier } from '../../../ports/rail-supplier';
import type { Basket } from './basket';
import type { BasketItem } from './basket-records';
import { itemOf } from './basket-items.service';
import type { BasketRequester, Baskets } from './baskets';
import { checkedPassengers, fieldsOf, railPassenger } from './passenger-rules';

type Input = InferOutput<typeof UpdateTravelersRequestSchema>;

interface Filled {
  readonly item: RailItem;
  readonly passengers: readonly TrainPassenger[];
}

interface Deps {
  readonly documentNumbers: DocumentNumbers;
  readonly supplier: RailSupplier;
  readonly baskets: Baskets;
}

export interface BasketTravelers {
  /** Validates everything before any write. */
  update(input: Input, requester: BasketRequester): Promise<TrainBasket>;
}

function sealed(passenger: TrainPassenger, numbers: DocumentNumbers): TrainPassenger {
  const { documentNumber } = passenger;
  return documentNumber === undefined
    ? passenger
    : { ...passenger, documentNumber: numbers.seal(documentNumber) };
}

export function basketTravelers({ supplier, baskets, documentNumbers }: Deps): BasketTravelers {
  /** Cards that act as passes: seats only, so their code is required (TRN-67). */
  async function passCards(
    items: readonly BasketItem[],
    { language }: BasketRequester,
  ): Promise<ReadonlySet<string>> {
    const isAnyUsed = items.some(
      ({ criteria }) => criteria?.travelers.some(({ cards }) => cards.length > 0) === true,
    );
    return new Set(
      isAnyUsed
        ? (await supplier.railCards(language))
            .filter(({ isPass }) => isPass)
            .map(({ code }) => code)
        : [],
    );
  }

  async function checkPassCodes(
    { items }: Basket,
    { item, passengers }: Filled,
    passes: ReadonlySet<string>,
    field: string,
  ): Promise<void> {
    const searched = items.find((kept) => kept.item.id === item.id)?.criteria?.travelers ?? [];
    for (const [index, { id, reduction_card_id: code = '' }] of passengers.entries()) {
      const place = item.travellers.findIndex((traveller) => traveller.id === id);
      const holdsPass = searched[place]?.cards.some((card) => passes.has(card.code)) === true;
      if (holdsPass && !(await supplier.isPassCode(code.trim().toUpperCase())))
        throw invalid(`${field}.travelers.${index}.reduction_card_id`, 'rider.passCodeInvalid');
    }
  }

  async function checked(
    input: Input,
    basket: Basket,
    requester: BasketRequester,
  ): Promise<Filled[]> {
    const passes = await passCards(basket.items, requester);
    const filled: Filled[] = [];
    for (const [index, { itemID, travelers }] of input.items.entries()) {
      const field = `items.${index}`;
      const item = itemOf(basket, itemID, `${field}.itemID`);
      const one = { item, passengers: checkedPassengers(travelers, item, field) };
      await checkPassCodes(basket, { item, passengers: travelers }, passes, field);
      filled.push(one);
    }
    return filled;
  }

  return {
    async update(input, requester) {
      let basket = await baskets.open(input.bookingID, requester);
      const filled = await checked(input, basket, requester);
      for (const { item, passengers } of filled) {
        const wanted = passengers.flatMap((passenger) => {
          const traveller = item.travellers.find(({ id }) => id === passenger.id);
          return traveller === undefined
            ? []
            : [railPassenger(passenger, fieldsOf(item, traveller))];
        });
        const kept = passengers.map((passenger) => sealed(passenger, documentNumbers));
        basket = await baskets.edit(
          basket,
          requester,
          (id) =>
            supplier.setTravellers(id, { itemId: item.id, passengers: wanted }, requester.language),
          (items) =>
            items.map((one) => (one.item.id === item.id ? { ...one, passengers: kept } : one)),
        );
      }
      return baskets.view(basket, requester);
    },
  };
}

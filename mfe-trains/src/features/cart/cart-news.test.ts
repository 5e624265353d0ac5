import type { TrainBasket } from '@wayfare/api-contract';
import { buildPassItem, buildTrainBasket } from '@wayfare/testing';
import { mergeAnswer } from './cart-news';
import { EMPTY_CART, setCart } from './cart-state';

const HERE = setCart(EMPTY_CART, buildTrainBasket({ version: 4 }));

describe('the server’s picture of the cart', () => {
  it.each<[string, TrainBasket | null, string, number]>([
    ['the same', buildTrainBasket({ version: 4 }), 'same', 4],
    ['an older one, which came late', buildTrainBasket({ version: 3 }), 'same', 4],
    ['a newer version with the same in it, of a payment that was opened', buildTrainBasket({ version: 5 }), 'same', 5],
    ['C3 another one of another tab', buildTrainBasket({ bookingItems: [buildPassItem()], version: 5 }), 'newer', 5],
    ['another basket', buildTrainBasket({ booking_id: 'tb-2', version: 1 }), 'newer', 1],
    ['none', null, 'gone', 0],
    ['an empty one', buildTrainBasket({ bookingItems: [], version: 5 }), 'gone', 0],
    ['an order that did not come about', buildTrainBasket({ bookingReference: 'TR12TR34', version: 5 }), 'gone', 0],
    ['an order', buildTrainBasket({ bookingStatus: 'CONFIRMED', version: 5 }), 'ordered', 0],
  ])('%s', (_, basket, news, version) => {
    const merged = mergeAnswer(HERE, basket);
    expect(merged.news).toBe(news);
    expect(merged.cart.cartArray.version).toBe(version);
  });
});

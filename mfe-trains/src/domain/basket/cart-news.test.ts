import type { TrainBasket } from '@wayfare/api-contract';
import { buildPassItem, buildTicketItem, buildTrainBasket } from '@wayfare/testing';
import { travelText } from '../items/travel-text';
import { mergeAnswer, type CartNews } from './cart-news';
import { EMPTY_CART, setCart } from './cart-state';

const HERE = setCart(EMPTY_CART, buildTrainBasket({ version: 4 }));

describe('the server’s picture of the cart', () => {
  it.each<[string, TrainBasket | null, CartNews['kind'], number]>([
    ['the same', buildTrainBasket({ version: 4 }), 'same', 4],
    ['an older one, which came late', buildTrainBasket({ version: 3 }), 'same', 4],
    [
      'a newer version with the same in it, of a payment that was opened',
      buildTrainBasket({ version: 5 }),
      'same',
      5,
    ],
    [
      'C3 another one of another tab',
      buildTrainBasket({ bookingItems: [buildPassItem()], version: 5 }),
      'newer',
      5,
    ],
    ['another basket', buildTrainBasket({ booking_id: 'tb-2', version: 1 }), 'newer', 1],
    ['none', null, 'gone', 0],
    ['an empty one', buildTrainBasket({ bookingItems: [], version: 5 }), 'gone', 0],
    [
      'an order that did not come about',
      buildTrainBasket({ bookingReference: 'TR12TR34', version: 5 }),
      'gone',
      0,
    ],
    ['an order', buildTrainBasket({ bookingStatus: 'CONFIRMED', version: 5 }), 'ordered', 0],
  ])('%s', (_, basket, news, version) => {
    const merged = mergeAnswer(HERE, basket);
    expect(merged.news.kind).toBe(news);
    expect(merged.cart.cartArray.version).toBe(version);
  });

  const KEPT = '2026-12-10T10:00:00Z';
  const BOTH = setCart(
    EMPTY_CART,
    buildTrainBasket({
      version: 4,
      bookingItems: [
        { ...buildTicketItem(), expirationDate: KEPT },
        { ...buildPassItem(), expirationDate: KEPT },
      ],
    }),
  );
  const TICKET = 'Amsterdam Centraal – Paris Nord';
  it.each<[string, TrainBasket | null, string, readonly string[]]>([
    [
      'names what was taken out',
      buildTrainBasket({ bookingItems: [buildPassItem()], version: 5 }),
      '2026-12-10T09:00:00Z',
      [TICKET],
    ],
    [
      'names nothing that is there',
      buildTrainBasket({ bookingItems: [buildTicketItem(), buildPassItem()], version: 5 }),
      '2026-12-10T09:00:00Z',
      [],
    ],
    [
      'names all of a basket that was emptied while it was kept',
      null,
      '2026-12-10T09:59:59Z',
      [TICKET, travelText(buildPassItem())],
    ],
    ['names nothing of one whose time is over', null, '2026-12-10T10:00:00Z', []],
  ])('%s', (_, basket, now, removed) => {
    expect(mergeAnswer(BOTH, basket, Date.parse(now)).news.removed).toEqual(removed);
  });
});

import { buildPassItem, buildTicketItem, buildTrainBasket } from '@wayfare/testing';
import { travelText } from '../items/travel-text';
import {
  addOffer,
  clearCart,
  EMPTY_CART,
  isCartEmpty,
  modifyItem,
  removeOffer,
  setCart,
  type Cart,
} from './cart-state';

const TICKET = buildTicketItem();
const RETURN = buildTicketItem({
  id: 'item-3',
  offerLocations: ['/offers/3', '/offers/4'],
  legs: [...TICKET.legs, ...TICKET.legs],
});
const PASS = buildPassItem();
const PASS_OFFER = {
  itemId: 'item-2',
  offerLocations: ['/offers/2'],
  expirationDate: '2026-12-10T10:30:00Z',
  textInformationTravel: 'Global Pass, 7 days within 1 month',
};
const FULL: Cart = setCart(
  addOffer({ ...EMPTY_CART, userID: 'visit-1' }, PASS_OFFER),
  buildTrainBasket({ bookingItems: [TICKET, PASS, RETURN], version: 4 }),
);

const idsOf = ({ cartArray }: Cart) => cartArray.bookingItems.map(({ id }) => id);
const locationsOf = ({ offerLocation }: Cart) =>
  offerLocation.items.flatMap(({ offerLocations }) => offerLocations);

describe('the cart of a tab', () => {
  it('TRN-27 TRN-28 TRN-31 holds bookingItems and offerLocation under the specification’s names', () => {
    expect(Object.keys(FULL).sort()).toEqual([
      'cartArray',
      'legSolutions',
      'offerLocation',
      'offerSelected',
      'products',
      'services',
      'userID',
    ]);
    expect(idsOf(FULL)).toEqual(['item-1', 'item-2', 'item-3']);
    expect(FULL.offerLocation.items[0]).toEqual({
      itemId: 'item-1',
      offerLocations: ['/offers/1'],
      expirationDate: '2026-12-10T09:45:00Z',
      textInformationTravel: 'Amsterdam Centraal – Paris Nord',
    });
    expect(FULL.offerLocation.items[1]).toEqual(PASS_OFFER);
  });

  it('TRN-35 is set and cleared; who is here stays', () => {
    expect(clearCart(FULL)).toEqual({ ...EMPTY_CART, userID: 'visit-1' });
    expect(isCartEmpty(clearCart(FULL))).toBe(true);
  });

  it('TRN-36 modifies one item and no other', () => {
    const changed = modifyItem(FULL, {
      ...TICKET,
      preferences: [{ group: 'TABLE', option: 'WITH_TABLE' }],
    });
    expect(changed.cartArray.bookingItems[0]).toMatchObject({
      preferences: [{ option: 'WITH_TABLE' }],
    });
    expect(changed.cartArray.bookingItems.slice(1)).toEqual(FULL.cartArray.bookingItems.slice(1));
    expect(modifyItem(FULL, { ...TICKET, id: 'unknown' })).toEqual(FULL);
  });

  it.each([
    ['a ticket', '/offers/1', ['item-2', 'item-3'], ['/offers/2', '/offers/3', '/offers/4']],
    [
      'TRN-40 journeys that are bound together, by either of them',
      '/offers/4',
      ['item-1', 'item-2'],
      ['/offers/1', '/offers/2'],
    ],
    [
      'an unknown offer: nothing',
      '/offers/9',
      ['item-1', 'item-2', 'item-3'],
      ['/offers/1', '/offers/2', '/offers/3', '/offers/4'],
    ],
  ])('TRN-37 removes by offer location: %s', (_, location, ids, locations) => {
    const changed = removeOffer(FULL, location);
    expect(idsOf(changed)).toEqual(ids);
    expect(locationsOf(changed)).toEqual(locations);
  });

  it('TRN-37 an unknown offer changes nothing at all', () => {
    expect(removeOffer(FULL, '/offers/9')).toBe(FULL);
  });

  it('TRN-37 adds an offer once', () => {
    const offer = { ...PASS_OFFER, itemId: 'item-9', offerLocations: ['/offers/9'] };
    expect(locationsOf(addOffer(addOffer(FULL, offer), offer))).toEqual([
      '/offers/1',
      '/offers/2',
      '/offers/3',
      '/offers/4',
      '/offers/9',
    ]);
  });

  it('TRN-38 the last item empties the offer location', () => {
    const one = setCart(EMPTY_CART, buildTrainBasket());
    expect(removeOffer(one, '/offers/1')).toEqual(EMPTY_CART);
    expect(setCart(one, buildTrainBasket({ bookingItems: [], version: 2 }))).toEqual(EMPTY_CART);
  });

  it('C3 of two pictures of one basket the newer wins', () => {
    const older = buildTrainBasket({ bookingItems: [TICKET], version: 3 });
    expect(setCart(FULL, older)).toBe(FULL);
    expect(idsOf(setCart(FULL, { ...older, version: 5 }))).toEqual(['item-1']);
    expect(idsOf(setCart(FULL, { ...older, booking_id: 'tb-2' }))).toEqual(['item-1']);
  });

  it('names a return by both directions and a pass by its label', () => {
    expect(travelText(RETURN)).toBe(
      'Amsterdam Centraal – Paris Nord, Amsterdam Centraal – Paris Nord',
    );
    expect(travelText(PASS)).toBe('Global Pass, 7 days within 1 month');
  });
});

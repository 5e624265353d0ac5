import type { TrainPassenger } from '@wayfare/api-contract';
import { forgetPeople } from '@wayfare/session';
import { buildPassItem, buildTicketItem, buildTrainBasket } from '@wayfare/testing';
import { act, render, screen } from '@testing-library/react';
import { clearCart } from '../../domain/basket/cart-state';
import { parseCart } from '../../domain/basket/stored-cart';
import { changeCart, keepBasket, readCart, useCart } from './cart-store';

function Count() {
  return <p>{useCart().cartArray.bookingItems.length} items</p>;
}

beforeEach(() => window.sessionStorage.clear());

describe('the stored cart', () => {
  it('SES-18 TRN-27 is kept at once under the names of the specification, for this tab alone, and told to whoever shows it', () => {
    render(<Count />);
    act(
      () =>
        void keepBasket(buildTrainBasket({ bookingItems: [buildTicketItem(), buildPassItem()] })),
    );
    expect(screen.getByText('2 items')).toBeVisible();
    expect(JSON.parse(window.sessionStorage.getItem('cart') ?? '')).toMatchObject({
      cartArray: { bookingItems: [{ id: 'item-1' }, { id: 'item-2' }] },
    });
    expect(JSON.parse(window.sessionStorage.getItem('offerLocation') ?? '')).toMatchObject({
      items: [{ offerLocations: ['/offers/1'] }],
    });
    expect(window.localStorage).toHaveLength(0);
  });

  it('SES-18 is there again after a reload, and follows every change', () => {
    keepBasket(buildTrainBasket({ bookingItems: [buildTicketItem(), buildPassItem()] }));
    // what a page has after a reload is its storage alone
    const reloaded = () =>
      parseCart(
        window.sessionStorage.getItem('cart') ?? '',
        window.sessionStorage.getItem('offerLocation') ?? '',
      );
    expect(reloaded()).toEqual(readCart());
    expect(reloaded().cartArray.bookingItems).toHaveLength(2);
    keepBasket(buildTrainBasket({ bookingItems: [buildTicketItem()] }));
    expect(reloaded().cartArray.bookingItems).toHaveLength(1);
    expect(reloaded().offerLocation.items).toHaveLength(1);
  });

  it('TRN-38 leaves nothing in the storage when it is emptied', () => {
    keepBasket(buildTrainBasket());
    changeCart(clearCart);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('SES-14 keeps who travels apart from the cart, and forgets them with everybody who was typed in', () => {
    const [traveler] = buildTicketItem().travelers;
    if (traveler === undefined) throw new Error('somebody travels');
    const passenger: TrainPassenger = {
      id: traveler.id,
      first_name: 'Quirine',
      last_name: 'Canarisse',
      documentNumber: 'NX9CANARY7',
    };
    const named = {
      ...traveler,
      firstName: 'Quirine',
      lastName: 'Canarisse',
      emailAddress: 'quirine@canary.example',
      phoneNumber: '+31687654321',
      passenger,
    };
    const items = [buildTicketItem({ travelers: [named] })];
    keepBasket(buildTrainBasket({ bookingItems: items }));
    expect(readCart().cartArray.bookingItems).toEqual(items);
    expect(window.sessionStorage.getItem('cart')).not.toMatch(/canar|687654321/i);
    forgetPeople();
    expect(readCart().cartArray.bookingItems).toMatchObject([
      { id: 'item-1', travelers: [{ firstName: '', lastName: '', passenger: null }] },
    ]);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/canar|687654321/i);
  });

  it.each(['{', '[]', '{"item-1 t1":7}', '{"item-1 t1":{"firstName":{}}}'])(
    'knows nobody when what is kept of them is rubbish: %s',
    (stored) => {
      keepBasket(buildTrainBasket({ bookingItems: [buildTicketItem()] }));
      const { cartArray } = readCart();
      window.sessionStorage.setItem('cartPeople', stored);
      expect(readCart().cartArray.bookingItems).toHaveLength(cartArray.bookingItems.length);
    },
  );

  it('SES-14 is empty once logging out has emptied the storage', () => {
    const { rerender } = render(<Count />);
    act(() => void keepBasket(buildTrainBasket()));
    window.sessionStorage.clear();
    rerender(<Count />);
    expect(screen.getByText('0 items')).toBeVisible();
  });

  it.each([
    '',
    '{',
    '[]',
    '{"cartArray":null}',
    '{"cartArray":{"booking_id":"x"}}',
    JSON.stringify({
      cartArray: { ...buildTrainBasket(), bookingItems: [{ id: 'a', type: 'ferry' }] },
    }),
    ...[undefined, 'x', [7], [{ id: 'leg-1' }], [{ id: 'leg-1', solution: null }]].map((legs) =>
      JSON.stringify({
        cartArray: {
          ...buildTrainBasket(),
          bookingItems: [buildPassItem(), { ...buildTicketItem(), legs }],
        },
      }),
    ),
  ])('is empty when the storage holds rubbish: %s', (stored) => {
    window.sessionStorage.setItem('cart', stored);
    expect(readCart().cartArray.bookingItems).toEqual([]);
    expect(parseCart(stored, '{"items":[{"offerLocations":[1]}]}').offerLocation.items).toEqual([]);
  });
});

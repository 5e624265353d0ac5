import { buildPassItem, buildTicketItem, buildTrainBasket } from '@wayfare/testing';
import { act, render, screen } from '@testing-library/react';
import { clearCart } from './cart-state';
import { changeCart, keepBasket, readCart, useCart } from './cart-store';
import { parseCart } from './stored-cart';

function Count() {
  return <p>{useCart().cartArray.bookingItems.length} items</p>;
}

beforeEach(() => window.sessionStorage.clear());

describe('the stored cart', () => {
  it('TRN-27 is kept under the names of the specification, and told to whoever shows it', () => {
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
  });

  it('TRN-38 leaves nothing in the storage when it is emptied', () => {
    keepBasket(buildTrainBasket());
    changeCart(clearCart);
    expect(window.sessionStorage).toHaveLength(0);
  });

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
  ])('is empty when the storage holds rubbish: %s', (stored) => {
    window.sessionStorage.setItem('cart', stored);
    expect(readCart().cartArray.bookingItems).toEqual([]);
    expect(parseCart(stored, '{"items":[{"offerLocations":[1]}]}').offerLocation.items).toEqual([]);
  });
});

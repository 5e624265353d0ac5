import { prebookTrains, searchTickets } from '@wayfare/api-contract';
import { expectAccessible, standStill } from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { readCart } from '../state/basket/cart-store';
import { item, openCheckout, PASS, PREBOOKED, TICKET } from '../testing/checkout-page';
import { KEPT_UNTIL } from '../testing/rail-server';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('how long the cart is kept', () => {
  it('TRN-28 OQ-68 says until when prices are kept, and once only shows a clock when that is near', async () => {
    await openCheckout({ ...PREBOOKED, expirationDate: '2026-12-10T09:08:00Z' });
    expect(await screen.findByRole('timer')).toHaveTextContent('These prices are kept for 8:00');
    expect(screen.getAllByRole('timer')).toHaveLength(1);
    expect(screen.getByText(/^Your tickets are kept for you until \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep for longer' })).toBeVisible();
  });

  it('OQ-68 renews the time with one press', async () => {
    const { user, wire } = await openCheckout({
      ...PREBOOKED,
      expirationDate: '2026-12-10T09:04:00Z',
    });
    await user.click(await screen.findByRole('button', { name: 'Keep for longer' }));
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    expect(wire.requestsTo(prebookTrains)).toMatchObject([
      {
        request: {
          shownTotal: '624.00',
          items: [{ id: 'item-1' }, { id: 'item-2', ticketingOption: 'MPASS' }],
        },
      },
    ]);
    expect(readCart().cartArray.expirationDate).toBe(KEPT_UNTIL);
  });

  it('OQ-68 offers no more time for what has lapsed', async () => {
    await openCheckout({ ...PREBOOKED, expirationDate: '2026-12-10T09:04:00Z' });
    expect(await screen.findByRole('button', { name: 'Keep for longer' })).toBeVisible();
    await act(() => {
      jest.setSystemTime(Date.parse('2026-12-10T09:04:00Z'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(screen.queryByRole('button', { name: 'Keep for longer' })).not.toBeInTheDocument();
  });

  it('TRN-39 ERR-10 flags an offer that lapses, blocks the way on, and searches for the same again', async () => {
    const { view } = await openCheckout({
      bookingItems: [{ ...TICKET, expirationDate: '2026-12-10T09:30:00Z' }, PASS],
    });
    expect(
      screen.getByRole('button', { name: 'Keep these prices and continue to payment' }),
    ).toBeVisible();
    await act(() => {
      jest.setSystemTime(Date.parse('2026-12-10T09:30:01Z'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const ticket = item(/^Amsterdam/);
    expect(await ticket.findByText('This offer has expired')).toBeVisible();
    expect(ticket.getByRole('link', { name: 'Search again' }).getAttribute('href')).toMatch(
      /^\/trains\/search\?from=NL%3Aamsterdam&to=FR%3Aparis&date=2027-01-14&hour=8/,
    );
    expect(item(/^Global Pass/).queryByText('This offer has expired')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /continue to payment/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Remove the expired offer/)).toBeVisible();
    await expectAccessible(view.container);
  });
});

it('TRN-39 “Search again” asks the suppliers once more, whatever the tab keeps', async () => {
  const { user, wire, router, address } = await openCheckout({
    bookingItems: [{ ...TICKET, expirationDate: '2026-12-10T08:00:00Z' }],
  });
  const link = item(/^Amsterdam/).getByRole('link', { name: 'Search again' });
  await act(() => router.navigate(link.getAttribute('href') ?? ''));
  await waitFor(() => expect(wire.requestsTo(searchTickets)).toHaveLength(1));
  await act(() => router.navigate('/trains/checkout'));
  await user.click(item(/^Amsterdam/).getByRole('link', { name: 'Search again' }));
  await waitFor(() => expect(address()).toMatch(/^\/trains\/search/));
  await waitFor(() => expect(wire.requestsTo(searchTickets)).toHaveLength(2));
});

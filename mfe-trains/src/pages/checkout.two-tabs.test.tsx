import type { TrainBasket } from '@wayfare/api-contract';
import { buildPassItem, buildTrainBasket, standStill, wireError } from '@wayfare/testing';
import { act, screen } from '@testing-library/react';
import { named, PASS, TICKET } from '../testing/checkout-page';
import { openTrains } from '../testing/open-trains';
import { railServer } from '../testing/rail-server';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

describe('a cart in two tabs', () => {
  const elsewhere = (change: Partial<TrainBasket> | null) => {
    const server = railServer(buildTrainBasket({ bookingItems: [TICKET, PASS] }));
    return { server, later: () => (change === null ? server.drop() : server.keep(change)) };
  };
  const comeBack = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  it('C3 takes the newer version, with a notice, when the tab is seen again', async () => {
    const { server, later } = elsewhere({ bookingItems: [PASS] });
    await openTrains('/trains/checkout', { server });
    later();
    await comeBack();
    expect(
      await screen.findByText(
        'Removed in another tab: Amsterdam Centraal – Paris Nord. Nothing was charged.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('listitem', { name: /^Amsterdam/ })).not.toBeInTheDocument();
  });

  it('C3 says that something was added in another tab', async () => {
    const { server, later } = elsewhere({
      bookingItems: [TICKET, PASS, buildPassItem({ id: 'item-9', travelers: named.slice(0, 1) })],
    });
    await openTrains('/trains/checkout', { server });
    later();
    await comeBack();
    expect(
      await screen.findByText('Your cart was changed in another tab. This is how it is now.'),
    ).toBeVisible();
  });

  it('C3 says what was removed in another tab, and not that it has expired, when this one keeps its prices', async () => {
    const { server, later } = elsewhere({ bookingItems: [PASS] });
    const { user } = await openTrains('/trains/checkout', {
      server,
      prebook: () =>
        wireError(404, { code: 'NOT_FOUND', message: 'x', field: 'request.items.0.id' }),
    });
    later();
    await user.click(
      screen.getByRole('button', { name: 'Keep these prices and continue to payment' }),
    );
    expect(
      await screen.findByText(/^Removed in another tab: Amsterdam Centraal – Paris Nord/),
    ).toBeVisible();
    expect(screen.queryByText(/expired/)).not.toBeInTheDocument();
  });

  it('C3 says that it was ordered in another tab', async () => {
    const { server, later } = elsewhere({ bookingStatus: 'CONFIRMED' });
    await openTrains('/trains/checkout', { server });
    later();
    await comeBack();
    expect(
      await screen.findByText('What was in your cart has been ordered already.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the booking' })).toHaveAttribute(
      'href',
      '/trains/success',
    );
  });

  it('C3 says that it is kept no more', async () => {
    const { server, later } = elsewhere(null);
    await openTrains('/trains/checkout', { server });
    later();
    await act(() => {
      jest.setSystemTime(Date.parse(TICKET.expirationDate ?? ''));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(
      await screen.findByText('What was in your cart is no longer kept. Nothing was charged.'),
    ).toBeVisible();
  });
});

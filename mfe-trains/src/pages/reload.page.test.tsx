import type { Vertical } from '@wayfare/remote-kit';
import type { BookingAttempt } from '@wayfare/checkout';
import { buildTrainBasket, installPayments, standStill } from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { clearCart } from '../domain/basket/cart-state';
import { vertical } from '../remote';
import { changeCart } from '../state/basket/cart-store';
import { attempts } from '../state/payment-attempts';
import { keepCart, openTrains } from '../testing/open-trains';
import { KEPT_UNTIL, railServer } from '../testing/rail-server';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const BASKET = buildTrainBasket({ bookingStatus: 'PREBOOKED', expirationDate: KEPT_UNTIL });
const STEPS = [
  ['/trains/passengers', 'Passengers'],
  ['/trains/checkout', 'Cart and check'],
  ['/trains/payment', 'Payment'],
] as const;
const RECEIPT = '/trains/success?booking=tb-1';

function tried(outcome: BookingAttempt['outcome'], quoteId = 'tb-1'): void {
  attempts.keep(quoteId, {
    quoteId,
    clientReference: 'r',
    fingerprint: 'f',
    timing: 'now',
    bookKey: 'b',
    intentKey: 'i',
    bookingId: quoteId,
    outcome,
  });
}

/** Pages as the server makes them: what the tab has kept is there only after their loaders. */
const served = (keep: () => void): Vertical => ({
  ...vertical,
  routes: Object.fromEntries(
    Object.entries(vertical.routes).map(([name, load]) => [
      name,
      async () => {
        const page = await load();
        return {
          ...page,
          loader: async (context) => {
            const data: unknown = (await page.loader?.(context)) ?? null;
            if (name !== 'success') keep();
            return data;
          },
        };
      },
    ]),
  ),
});

/** The hard reload of a step: its page comes from the server. */
const reload = (path: string, keep: () => void, server = railServer(BASKET)) =>
  openTrains(path, { server, isForgotten: true, vertical: served(keep) });

describe('a reload of a step', () => {
  it.each(STEPS)('C3 OQ-69 of a cart that is paid leads to the receipt: %s', async (path) => {
    const { address } = await reload(path, () => {
      keepCart(BASKET);
      tried('paid');
    });
    await waitFor(() => expect(address()).toBe(RECEIPT));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your tickets are booked' }),
    ).toBeVisible();
    // the receipt has emptied the cart meanwhile
    expect(window.sessionStorage.getItem('cart')).toBeNull();
  });

  it.each(STEPS)(
    'C3 of a cart whose receipt was seen leads to it once more: %s',
    async (path, heading) => {
      keepCart(BASKET);
      tried('paid');
      const { view } = await openTrains(RECEIPT, { server: railServer(null) });
      await waitFor(() => expect(window.sessionStorage.getItem('cart')).toBeNull());
      view.unmount();
      const left = Object.entries({ ...window.sessionStorage });
      window.sessionStorage.clear();
      const { address } = await reload(
        path,
        () => left.forEach(([key, value]) => window.sessionStorage.setItem(key, value)),
        railServer(null),
      );
      await waitFor(() => expect(address()).toBe(RECEIPT));
      expect(screen.queryByRole('heading', { level: 1, name: heading })).not.toBeInTheDocument();
    },
  );

  it.each(STEPS)(
    'of a cart whose card was declined stays where it is: %s',
    async (path, heading) => {
      const { address } = await reload(path, () => {
        keepCart(BASKET);
        tried('declined');
      });
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(address()).toBe(path);
    },
  );
});

describe('a step after an earlier purchase', () => {
  /** What was bought before lies in this tab, and its receipt was seen. */
  async function boughtBefore(): Promise<void> {
    keepCart(BASKET);
    tried('paid');
    const { view } = await openTrains(RECEIPT, { server: railServer(null) });
    await waitFor(() => expect(window.sessionStorage.getItem('cart')).toBeNull());
    view.unmount();
  }

  it.each(STEPS)(
    'TRN-38 says that a cart which was emptied by hand is empty, and leads to the last booking: %s',
    async (path, heading) => {
      await boughtBefore();
      keepCart(buildTrainBasket({ booking_id: 'tb-2' }));
      changeCart(clearCart);
      const { address, router } = await openTrains('/trains', { server: railServer(null) });
      await act(() => router.navigate(path));
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(address()).toBe(path);
      expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'To the booking' })).toHaveAttribute('href', RECEIPT);
    },
  );

  it.each(STEPS)('shows the new cart: %s', async (path, heading) => {
    await boughtBefore();
    const next = { ...BASKET, booking_id: 'tb-2' };
    const { address } = await openTrains(path, { server: railServer(next) });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(address()).toBe(path);
    expect(screen.queryByRole('heading', { name: 'Your cart is empty' })).not.toBeInTheDocument();
  });
});

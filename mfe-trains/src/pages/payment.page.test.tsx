import {
  confirmTrainBooking,
  createCheckOutSession,
  createTrainPaymentIntent,
  prebookTrains,
  removeTrainPaymentIntent,
} from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTicketItem,
  buildTrainBasket,
  buildTrainTraveler,
  CARD_AUTHORISED,
  CARD_DECLINED,
  expectAccessible,
  installPayments,
  networkFailure,
  payments,
  standStill,
  wireError,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openTrains, settled, type Setting } from '../testing/open-trains';
import { KEPT_UNTIL, railServer } from '../testing/rail-server';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

const TICKET = buildTicketItem({
  travelers: [buildTrainTraveler({ firstName: 'Anneke', lastName: 'de Vries' })],
  expirationDate: KEPT_UNTIL,
});
const PASS = buildPassItem({ travelers: TICKET.travelers, expirationDate: KEPT_UNTIL });
const kept = () =>
  railServer(
    buildTrainBasket({
      bookingItems: [TICKET],
      bookingStatus: 'PREBOOKED',
      expirationDate: KEPT_UNTIL,
    }),
  );

async function open(setting: Setting = {}, path = '/trains/payment') {
  const page = await openTrains(path, { server: kept(), ...setting });
  await settled();
  return page;
}

const payButton = () => screen.getByRole('button', { name: /Book with obligation to pay/ });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('paying for trains', () => {
  it('CON-06 TRN-06 says until when tickets are kept, what is paid and what is agreed to', async () => {
    const { head, view } = await open();
    expect(head()).toMatchObject({ title: 'Step 3 of 4: Payment', noindex: true });
    expect(screen.getByText(/^Your tickets are kept for you until/)).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Book with obligation to pay: €178.00' }),
    ).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Look over your cart once more' })).toHaveAttribute(
      'href',
      '/trains/checkout',
    );
    expect(window.dataLayer).toMatchObject([
      {
        event: 'add_payment_info',
        ecommerce: { currency: 'EUR', value: 178, payment_type: 'now' },
      },
    ]);
    await expectAccessible(view.container);
  });

  it('speaks Dutch', async () => {
    await open({}, '/nl/treinen/betaling');
    expect(
      screen.getByRole('button', { name: /^Bestelling met betalingsverplichting: €\s178,00$/ }),
    ).toBeVisible();
  });

  it('CON-06 OQ-69 opens one payment, orders once, asks the card, and Back books nothing again', async () => {
    const { user, wire, address, router } = await open();
    await user.dblClick(payButton());
    expect(await heading('Your tickets are booked')).toBeVisible();
    expect(address()).toBe('/trains/success?booking=tb-1');
    expect(wire.requestsTo(createTrainPaymentIntent)).toEqual([
      { user: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    expect(wire.requestsTo(confirmTrainBooking)).toEqual([
      { user: expect.any(String), payment_intent_id: 'pi-1', language: 'en' },
    ]);
    expect(payments.confirmed).toEqual([{ clientSecret: 'secret-1' }]);
    await waitFor(() => expect(window.sessionStorage.getItem('cart')).toBeNull());
    expect(window.dataLayer).toMatchObject([
      { event: 'add_payment_info' },
      { event: 'purchase', ecommerce: { currency: 'EUR', transaction_id: 'TR12TR34' } },
    ]);
    for (const step of ['/trains/payment', '/trains/checkout', '/trains/passengers']) {
      await act(() => router.navigate(step));
      expect(address()).toBe('/trains/success?booking=tb-1');
    }
  });

  it('keeps everything after a declined card, and another card pays the same order', async () => {
    payments.answers = [CARD_DECLINED, CARD_AUTHORISED];
    const { user, wire } = await open();
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('insufficient funds');
    await user.click(payButton());
    await heading('Your tickets are booked');
    const keys = wire.requests
      .filter(({ path }) => path === confirmTrainBooking.path)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('TRN-69 says that the payment could not be created', async () => {
    const { user, wire } = await open({
      intent: () => wireError(502, { code: 'SERVER_ERROR', message: 'x' }),
    });
    await user.click(payButton());
    expect(
      within(await screen.findByRole('alert')).getByRole('heading', {
        name: 'The payment could not be created',
      }),
    ).toBeVisible();
    expect(wire.requestsTo(confirmTrainBooking)).toEqual([]);
  });

  it.each([
    ['MUST_BE_LOGGED', wireError(403, { code: 'MUST_BE_LOGGED', message: 'x' })],
    ['a lost session', wireError(401, 'JsonWebTokenError')],
  ])('TRN-69 says that one must be logged in: %s', async (_, answer) => {
    const { user } = await open({ intent: () => answer });
    await user.click(payButton());
    expect(
      within(await screen.findByRole('alert')).getByRole('heading', {
        name: 'You must be logged in to continue',
      }),
    ).toBeVisible();
  });

  it('asks nothing of a card for another amount than the one that is shown', async () => {
    const server = kept();
    const { user } = await open({
      server,
      intent: () => ({
        ...server.intent(),
        paymentIntent: { ...server.intent().paymentIntent, amount: 19000 },
      }),
    });
    await user.click(payButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('It was €178.00 and is now €190.00.')).toBeVisible();
    expect(payments.confirmed).toEqual([]);
  });

  it('PRICE_CHANGED is accepted by keeping the same once more at the new price', async () => {
    const changed = wireError(409, {
      code: 'PRICE_CHANGED',
      message: 'x',
      previousPrice: '178.00',
      newPrice: '190.00',
    });
    const { user, wire } = await open({ confirm: () => changed });
    await user.click(payButton());
    await user.click(await screen.findByRole('button', { name: 'Continue at the new price' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(wire.requestsTo(removeTrainPaymentIntent)).toHaveLength(1);
    expect(wire.requestsTo(prebookTrains)).toMatchObject([
      { request: { shownTotal: '190.00', items: [{ id: 'item-1', ticketingOption: 'PAH' }] } },
    ]);
  });

  it('ERR-10 says that the offer has expired, and leads back to the cart', async () => {
    const { user } = await open({
      confirm: () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }),
    });
    await user.click(payButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'This offer has expired' })).toBeVisible();
    expect(alert.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute(
      'href',
      '/trains/checkout',
    );
  });

  it.each([
    ['all of it', () => null],
    ['a part of it', () => [PASS]],
  ])(
    'C3 says what was removed in another tab, and not that it has expired: %s',
    async (_, left) => {
      const server = railServer(
        buildTrainBasket({
          bookingItems: [TICKET, PASS],
          bookingStatus: 'PREBOOKED',
          expirationDate: KEPT_UNTIL,
        }),
      );
      const { user } = await open({
        server,
        intent: () => wireError(404, { code: 'NOT_FOUND', message: 'x', field: 'user' }),
      });
      const items = left();
      if (items === null) server.drop();
      else server.keep({ bookingStatus: 'CREATED', bookingItems: items });
      await user.click(payButton());
      expect(
        await screen.findByText(/^Removed in another tab: Amsterdam Centraal – Paris Nord/),
      ).toBeVisible();
      expect(screen.queryByText(/expired/)).not.toBeInTheDocument();
      expect(payments.confirmed).toEqual([]);
    },
  );

  it('C3 a lost answer says that nothing is lost, and the same press goes on', async () => {
    let isOffline = true;
    const { user, wire } = await open({
      confirm: () =>
        isOffline
          ? networkFailure()
          : { booking_id: 'tb-1', status: 'completing', reference: 'TR12TR34' },
    });
    await user.click(payButton());
    await screen.findByRole('alert');
    isOffline = false;
    await user.click(payButton());
    await heading('Your tickets are booked');
    const keys = wire.requests
      .filter(({ path }) => path === createTrainPaymentIntent.path)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('pays on the provider’s own page where our card fields do not work', async () => {
    const { user, wire } = await open({
      settings: wireError(502, { code: 'SERVER_ERROR', message: 'x' }),
    });
    await user.click(await screen.findByRole('button', { name: /Book with obligation to pay/ }));
    expect(
      await screen.findByRole('link', { name: 'Continue to the payment page' }),
    ).toHaveAttribute('href', 'https://pay.example/c/1');
    expect(wire.requestsTo(createCheckOutSession)).toEqual([{ booking_id: 'tb-1' }]);
  });

  it('C3 asks to check the cart first when nothing is kept', async () => {
    await openTrains('/trains/payment', {
      server: railServer(buildTrainBasket({ bookingItems: [TICKET] })),
    });
    expect(screen.getByText('Check your cart first: your tickets are not kept yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your cart' })).toHaveAttribute(
      'href',
      '/trains/checkout',
    );
    expect(screen.queryByRole('button', { name: /Book with/ })).not.toBeInTheDocument();
  });
});

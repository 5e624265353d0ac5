import {
  deleteBasket,
  deleteTrainItem,
  removeTrainPaymentIntent,
  setSeatPreferences,
} from '@wayfare/api-contract';
import { buildTicketItem, expectAccessible, standStill } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { attempts } from '../state/payment-attempts';
import { item, named, openCheckout, PASS, PREBOOKED, TICKET } from '../testing/checkout-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

const back = TICKET.legs.map((leg) => ({
  id: 'leg-2',
  origin: leg.destination,
  destination: leg.origin,
  solution: { ...leg.solution, id: 'sol-2' },
}));
const RETURN = buildTicketItem({
  id: 'item-3',
  travelers: named,
  offerLocations: ['/offers/3', '/offers/4'],
  legs: [...TICKET.legs, ...back],
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the cart', () => {
  it('TRN-05 TRN-19 TRN-20 TRN-21 TRN-22 TRN-24 TRN-25 shows tickets and passes together, each in its own words', async () => {
    const { head, view } = await openCheckout();
    expect(head()).toMatchObject({ title: 'Step 2 of 4: Cart and check', noindex: true });
    const ticket = item(/^Amsterdam Centraal – Paris Nord$/);
    for (const text of [
      'Amsterdam Centraal to Paris Nord',
      'Thu 14 Jan 2027, 08:15 – 11:38',
      'Eurostar EUR 9320 · Standard',
      'For: Anneke de Vries, Zoë de Vries',
      '€178.00',
      'Ticket: Print at home',
    ]) {
      expect(ticket.getByText(text)).toBeVisible();
    }
    expect(ticket.getByText(/^Refundable until 7 days before departure/)).toBeVisible();
    const pass = item(/^Global Pass/);
    for (const text of [
      'Europe · 1st class · 7 travel days',
      'Valid from Mon 1 Feb 2027 to Sun 28 Feb 2027',
      '€446.00',
      'Ticket: Mobile pass',
    ])
      expect(pass.getByText(text)).toBeVisible();
    expect(screen.getAllByText('€624.00').length).toBeGreaterThan(0);
    await expectAccessible(view.container);
  });

  it('speaks Dutch', async () => {
    const { view } = await openCheckout(PREBOOKED, {}, '/nl/treinen/afrekenen');
    expect(await heading('Winkelwagen en controle')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verder naar betaling' })).toHaveAttribute(
      'href',
      '/nl/treinen/betaling',
    );
    await expectAccessible(view.container);
  });

  it('TRN-40 OQ-66 asks before journeys that are sold together go together', async () => {
    const { user, wire, view } = await openCheckout({ bookingItems: [RETURN, PASS] });
    expect(item(/Paris Nord, Paris Nord/).getByText(/sold together/)).toBeVisible();
    const remove = () => user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
    await remove();
    const dialog = within(screen.getByRole('dialog', { name: 'Remove both journeys?' }));
    await expectAccessible(view.container);
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(wire.requestsTo(deleteTrainItem)).toEqual([]);
    await remove();
    await user.click(screen.getByRole('button', { name: 'Remove both' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('listitem', { name: /Paris Nord, Paris Nord/ }),
      ).not.toBeInTheDocument(),
    );
    expect(wire.requestsTo(deleteTrainItem)).toMatchObject([
      { bookingID: 'tb-1', itemID: 'item-3' },
    ]);
    expect(screen.getByRole('listitem', { name: /^Global Pass/ })).toBeVisible();
  });

  it('asks before a pass goes that this tab can’t put back', async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByRole('button', { name: /^Remove: Global Pass/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this from your cart?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByRole('listitem', { name: /^Global Pass/ })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('TRN-35 empties the cart, here and on the server, after asking', async () => {
    const { user, wire, server } = await openCheckout();
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Empty the cart?' })).getByRole('button', {
        name: 'Empty the cart',
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(wire.requestsTo(deleteBasket)).toHaveLength(1);
    expect([server.basket(), window.sessionStorage.getItem('cart')]).toEqual([null, null]);
  });
});

describe('the way on from the cart', () => {
  it('leads to the passengers as long as somebody is missing', async () => {
    await openCheckout({ bookingItems: [buildTicketItem()] });
    expect(screen.getByRole('link', { name: 'Fill in the passengers' })).toHaveAttribute(
      'href',
      '/trains/passengers',
    );
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).not.toBeInTheDocument();
  });

  it('keeps a changed cart once more before the payment', async () => {
    const { user, address } = await openCheckout();
    await user.click(
      screen.getByRole('button', { name: 'Keep these prices and continue to payment' }),
    );
    await waitFor(() => expect(address()).toBe('/trains/payment'));
  });

  it('C3 takes back a payment that was opened before it changes what is to be paid', async () => {
    attempts.keep('tb-1', {
      quoteId: 'tb-1',
      clientReference: 'r',
      fingerprint: 'f',
      timing: 'now',
      bookKey: 'b',
      intentKey: 'i',
      bookingId: null,
      outcome: 'declined',
    });
    const { user, wire } = await openCheckout(PREBOOKED);
    await user.click(screen.getByText('Change bags and seat wishes'));
    await user.selectOptions(screen.getByLabelText('Table'), 'With a table');
    await waitFor(() => expect(wire.requestsTo(setSeatPreferences)).toHaveLength(1));
    const order = wire.requests.map(({ path }) => path);
    expect(order.indexOf(removeTrainPaymentIntent.path)).toBeLessThan(
      order.indexOf(setSeatPreferences.path),
    );
    expect(wire.requestsTo(removeTrainPaymentIntent)).toHaveLength(1);
  });

  it('C3 changes nothing of an order that is under way', async () => {
    attempts.keep('tb-1', {
      quoteId: 'tb-1',
      clientReference: 'r',
      fingerprint: 'f',
      timing: 'now',
      bookKey: 'b',
      intentKey: 'i',
      bookingId: 'tb-1',
      outcome: 'sent',
    });
    const { user, wire } = await openCheckout(PREBOOKED, {
      removeIntent: () => ({ status: 'KO' }),
    });
    await user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
    expect(
      await screen.findByText('What was in your cart has been ordered already.'),
    ).toBeVisible();
    expect(wire.requestsTo(deleteTrainItem)).toEqual([]);
  });
});

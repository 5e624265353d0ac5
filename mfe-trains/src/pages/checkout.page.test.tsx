import {
  createTrainBooking,
  deleteBasket,
  deleteTrainItem,
  prebookTrains,
  removeTrainPaymentIntent,
  searchTickets,
  setSeatPreferences,
  updateTravelers,
} from '@wayfare/api-contract';
import type { TrainBasket } from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTicketItem,
  buildTrainBasket,
  buildTrainTraveler,
  standStill,
  wireError,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { readCart } from '../features/cart/cart-store';
import { attempts } from '../features/payment/attempts';
import { openTrains, type Setting } from '../testing/open-trains';
import { KEPT_UNTIL, railServer } from '../testing/rail-server';

expect.extend(toHaveNoViolations);
standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

const named = [
  buildTrainTraveler({ firstName: 'Anneke', lastName: 'de Vries' }),
  buildTrainTraveler({
    id: 't2',
    age: 8,
    type: 'YOUTH',
    leadTraveler: false,
    firstName: 'Zoë',
    lastName: 'de Vries',
  }),
];
const TICKET = buildTicketItem({ travelers: named });
const PASS = buildPassItem({ travelers: named.slice(0, 1) });
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

const open = (
  changes: Partial<TrainBasket> = {},
  setting: Setting = {},
  path = '/trains/checkout',
) =>
  openTrains(path, {
    server: railServer(buildTrainBasket({ bookingItems: [TICKET, PASS], ...changes })),
    ...setting,
  });
const PREBOOKED: Partial<TrainBasket> = { bookingStatus: 'PREBOOKED', expirationDate: KEPT_UNTIL };

const item = (name: RegExp) => within(screen.getByRole('listitem', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the cart', () => {
  it('TRN-05 TRN-19 TRN-20 TRN-21 TRN-22 TRN-24 TRN-25 shows tickets and passes together, each in its own words', async () => {
    const { head, view } = await open();
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
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('speaks Dutch', async () => {
    const { view } = await open(PREBOOKED, {}, '/nl/treinen/afrekenen');
    expect(await heading('Winkelwagen en controle')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verder naar betaling' })).toHaveAttribute(
      'href',
      '/nl/treinen/betaling',
    );
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-28 OQ-68 says until when prices are kept, and once only shows a clock when that is near', async () => {
    await open({ ...PREBOOKED, expirationDate: '2026-12-10T09:08:00Z' });
    expect(await screen.findByRole('timer')).toHaveTextContent('These prices are kept for 8:00');
    expect(screen.getAllByRole('timer')).toHaveLength(1);
    expect(screen.getByText(/^Your tickets are kept for you until \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep for longer' })).toBeVisible();
  });

  it('OQ-68 renews the time with one press', async () => {
    const { user, wire } = await open({ ...PREBOOKED, expirationDate: '2026-12-10T09:04:00Z' });
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
    await open({ ...PREBOOKED, expirationDate: '2026-12-10T09:04:00Z' });
    expect(await screen.findByRole('button', { name: 'Keep for longer' })).toBeVisible();
    await act(() => {
      jest.setSystemTime(Date.parse('2026-12-10T09:04:00Z'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(screen.queryByRole('button', { name: 'Keep for longer' })).not.toBeInTheDocument();
  });

  it('CON-06 TRN-38 removes with an undo, which puts the same offers back', async () => {
    const { user, wire, address } = await open({ bookingItems: [TICKET] });
    await user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(window.sessionStorage.getItem('cart')).toBeNull();
    expect(window.sessionStorage.getItem('offerLocation')).toBeNull();
    expect(screen.getByText('Removed: Amsterdam Centraal – Paris Nord')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByRole('listitem', { name: 'Amsterdam Centraal – Paris Nord' }),
    ).toBeVisible();
    expect(wire.requestsTo(createTrainBooking)).toEqual([
      {
        booking: { items: [{ offerLocations: ['/offers/1'], criteria: TICKET.criteria }] },
        language: 'en',
      },
    ]);
    expect(window.dataLayer).toMatchObject([
      { event: 'remove_from_cart', ecommerce: { currency: 'EUR', value: 178 } },
      { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 178 } },
    ]);
    expect(address()).toBe('/trains/checkout');
  });

  describe('an undo', () => {
    const passenger = {
      id: 't1',
      first_name: 'Anneke',
      last_name: 'de Vries',
      title: 'MRS' as const,
      date_of_birth: '1986-03-02',
      email: 'anneke@example.com',
      phone_number: '+31612345678',
    };
    const FILLED = {
      ...TICKET,
      travelers: TICKET.travelers.slice(0, 1).map((traveler) => ({ ...traveler, passenger })),
    };
    const OTHER = { ...PASS, passengerFields: [], leadFields: [] };

    /** Takes the ticket out and puts it back in; the server knows nobody of the new item. */
    async function undone(changes: Partial<TrainBasket>) {
      const server = railServer(buildTrainBasket({ bookingItems: [FILLED, OTHER], ...changes }));
      const create = () =>
        server.keep({
          bookingStatus: 'CREATED',
          bookingItems: [
            ...(server.basket()?.bookingItems ?? []),
            buildTicketItem({ id: 'new-1', travelers: [buildTrainTraveler()] }),
          ],
        });
      const page = await open({}, { create, server });
      await page.user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
      await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
      return page;
    }

    const NAMED = {
      itemID: 'new-1',
      travelers: [{ first_name: 'Anneke', date_of_birth: '1986-03-02' }],
    };

    it.each<[string, Partial<TrainBasket>, object[]]>([
      ['beside another item', PREBOOKED, [{ itemID: 'item-2' }, NAMED]],
      ['of the only item', { ...PREBOOKED, bookingItems: [FILLED] }, [NAMED]],
    ])(
      'OQ-68 keeps what was kept before, names and all, without a word: %s',
      async (_, changes, items) => {
        const { wire } = await undone(changes);
        expect(await screen.findByRole('link', { name: 'Continue to payment' })).toBeVisible();
        expect(wire.requestsTo(updateTravelers)).toMatchObject([{ bookingID: 'tb-1', items }]);
        expect(wire.requestsTo(prebookTrains)).toMatchObject([{ bookingID: 'tb-1' }]);
      },
    );

    it('keeps the names of a cart that was filled in and not kept', async () => {
      const { wire } = await undone({});
      expect(
        await screen.findByRole('button', {
          name: 'Keep these prices and continue to payment',
        }),
      ).toBeVisible();
      expect(wire.requestsTo(updateTravelers)).toMatchObject([
        { items: [{ itemID: 'item-2' }, NAMED] },
      ]);
      expect(wire.requestsTo(prebookTrains)).toEqual([]);
    });

    it('leaves the cart to be filled in where somebody was missing before', async () => {
      const { wire } = await undone({
        bookingItems: [FILLED, { ...OTHER, travelers: [buildTrainTraveler()] }],
      });
      expect(await screen.findByText('It is back in your cart.')).toBeVisible();
      expect(wire.requestsTo(updateTravelers)).toEqual([]);
    });
  });

  it('an undo that comes too late leads to the same search', async () => {
    const { user } = await open(
      {},
      { create: () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }) },
    );
    await user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This offer has expired. Please search again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search again' }).getAttribute('href')).toMatch(
      /^\/trains\/search\?from=NL%3Aamsterdam/,
    );
  });

  it('TRN-40 OQ-66 asks before journeys that are sold together go together', async () => {
    const { user, wire, view } = await open({ bookingItems: [RETURN, PASS] });
    expect(item(/Paris Nord, Paris Nord/).getByText(/sold together/)).toBeVisible();
    const remove = () => user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
    await remove();
    const dialog = within(screen.getByRole('dialog', { name: 'Remove both journeys?' }));
    expect(await axe(view.container)).toHaveNoViolations();
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
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Remove: Global Pass/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this from your cart?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByRole('listitem', { name: /^Global Pass/ })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('TRN-35 empties the cart, here and on the server, after asking', async () => {
    const { user, wire, server } = await open();
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

  it('TRN-39 ERR-10 flags an offer that lapses, blocks the way on, and searches for the same again', async () => {
    const { view } = await open({
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
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

it('TRN-39 “Search again” asks the suppliers once more, whatever the tab keeps', async () => {
  const { user, wire, router, address } = await open({
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

describe('the way on from the cart', () => {
  it('leads to the passengers as long as somebody is missing', async () => {
    await open({ bookingItems: [buildTicketItem()] });
    expect(screen.getByRole('link', { name: 'Fill in the passengers' })).toHaveAttribute(
      'href',
      '/trains/passengers',
    );
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).not.toBeInTheDocument();
  });

  it('keeps a changed cart once more before the payment', async () => {
    const { user, address } = await open();
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
    const { user, wire } = await open(PREBOOKED);
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
    const { user, wire } = await open(PREBOOKED, { removeIntent: () => ({ status: 'KO' }) });
    await user.click(screen.getByRole('button', { name: /^Remove: Amsterdam/ }));
    expect(
      await screen.findByText('What was in your cart has been ordered already.'),
    ).toBeVisible();
    expect(wire.requestsTo(deleteTrainItem)).toEqual([]);
  });
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

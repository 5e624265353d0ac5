import {
  confirmExchange,
  createPaymentIntent,
  exchangeQuote,
  searchExchangeOffers,
} from '@wayfare/api-contract';
import type { ExchangeOffer, ExchangeSearchResult } from '@wayfare/api-contract';
import {
  buildReturnSolution,
  buildTicketItem,
  buildTrainBookingView,
  buildTrainSolution,
  expectAccessible,
  installPayments,
  payments,
  standStill,
} from '@wayfare/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exchangeOffer, openOwnBooking, quoteOf } from '../testing/open-own-booking';
import { press } from '../testing/own-booking';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

/* A return ticket, there on 14 January and back on the 17th, exchanged for trains of the 20th and the 22nd in one go. */
const [out] = buildTicketItem().legs;
if (out === undefined) throw new Error('a ticket has a leg');
const back = {
  ...out,
  id: 'leg-2',
  origin: out.destination,
  destination: out.origin,
  solution: buildReturnSolution(),
};
const RETURN = {
  ...buildTrainBookingView().bookingItems[0],
  ...buildTicketItem({
    bookingItemStatus: 'CONFIRMED',
    legs: [out, back],
    exchangeEligibility: { eligible: true, routeChangePossible: false },
  }),
};
const booking = () => buildTrainBookingView({ bookingItems: [RETURN] });

const at = (id: string, day: string, from: string, to: string) => ({
  ...buildTrainSolution(),
  id,
  departure: `2027-01-${day}T${from}:00+01:00`,
  arrival: `2027-01-${day}T${to}:00+01:00`,
});

const offerOf = (id: string, leg: string, solution: string, difference: string): ExchangeOffer => ({
  ...exchangeOffer(id, difference, solution),
  leg,
});

const FOUND: ExchangeSearchResult = {
  items: [
    {
      id: 'item-1',
      searchId: 'search-7',
      legs: [
        {
          id: 'leg-1',
          origin: out.origin,
          destination: out.destination,
          solutions: [at('s-out', '20', '08:00', '11:00'), at('s-late', '22', '18:00', '21:00')],
        },
        {
          id: 'leg-2',
          origin: back.origin,
          destination: back.destination,
          solutions: [at('s-back', '22', '16:00', '19:00')],
        },
      ],
      offers: [
        offerOf('o-out', 'leg-1', 's-out', '30.00'),
        offerOf('o-late', 'leg-1', 's-late', '0.00'),
        offerOf('o-back', 'leg-2', 's-back', '12.10'),
      ],
      products: [],
    },
  ],
};

/** Twelve trains of the 20th with two tickets each. */
const HOURS = Array.from({ length: 12 }, (_, index) => String(index + 8).padStart(2, '0'));
const ALL_DAY: ExchangeSearchResult = {
  items: FOUND.items.map((item) => ({
    ...item,
    legs: item.legs.map((leg) =>
      leg.id === 'leg-1'
        ? { ...leg, solutions: HOURS.map((hour) => at(`s-${hour}`, '20', `${hour}:00`, '23:00')) }
        : leg,
    ),
    offers: HOURS.flatMap((hour, index) => [
      offerOf(`o-${2 * index}`, 'leg-1', `s-${hour}`, '0.00'),
      offerOf(`o-${2 * index + 1}`, 'leg-1', `s-${hour}`, '30.00'),
    ]),
  })),
};

const EN = '/trains/cancel-booking?booking=tb-1';
const NL = '/nl/treinen/boeking-annuleren?booking=tb-1';
const DAYS =
  '&action=exchange&item=item-1&leg=both&date=2027-01-20&hour=8&back=2027-01-22&backHour=0';
const open = (path: string) =>
  openOwnBooking({ path, booking, found: FOUND, quote: () => quoteOf('42.10', '20.00') });

describe('exchanging both journeys of a return', () => {
  it('TRN-52 OQ-82 asks for both days in order, and looks for trains of both at once', async () => {
    const { user, wire, view, address } = await open(`${EN}&action=exchange`);
    await user.click(await screen.findByRole('link', { name: /^Exchange both journeys/ }));
    const journey = async (name: string) => within(await screen.findByRole('group', { name }));
    const [there, home] = [
      await journey('Amsterdam Centraal to Paris Nord'),
      await journey('Paris Nord to Amsterdam Centraal'),
    ];
    await press(user, 'Look for trains');
    expect(there.getByLabelText('New departure date')).toHaveFocus();
    fireEvent.change(there.getByLabelText('New departure date'), {
      target: { value: '2027-01-20' },
    });
    await user.selectOptions(there.getByLabelText('Leave after'), '8');
    fireEvent.change(home.getByLabelText('New departure date'), {
      target: { value: '2027-01-19' },
    });
    await press(user, 'Look for trains');
    expect(home.getByLabelText('New departure date')).toHaveFocus();
    expect(home.getByLabelText('New departure date')).toHaveAccessibleDescription(
      /Choose a date on or after 20 January 2027/,
    );
    await expectAccessible(view.container);
    fireEvent.change(home.getByLabelText('New departure date'), {
      target: { value: '2027-01-22' },
    });
    await press(user, 'Look for trains');
    expect(await screen.findByText('2 tickets to choose from')).toBeVisible();
    expect(address()).toBe(`${EN}${DAYS}`);
    expect(
      wire.requestsTo(searchExchangeOffers).map(({ request }) => request.items[0]?.legs),
    ).toEqual([
      [
        {
          id: 'leg-1',
          origin: 'NL:amsterdam-centraal',
          destination: 'FR:paris-nord',
          departure: '2027-01-20T08:00',
        },
        {
          id: 'leg-2',
          origin: 'FR:paris-nord',
          destination: 'NL:amsterdam-centraal',
          departure: '2027-01-22T00:00',
        },
      ],
    ]);
  });

  it.each<[string, [RegExp, RegExp], string, string, RegExp]>([
    [
      EN,
      [/^Choose 08:00 to 11:00/, /^Choose 16:00 to 19:00/],
      'Your new way out',
      'Look your exchange over',
      /obligation to pay: €42.10/,
    ],
    [
      NL,
      [/08:00 tot 11:00/, /16:00 tot 19:00/],
      'Je nieuwe heenreis',
      'Controleer de omruiling',
      /betalingsverplichting: €.42,10/,
    ],
  ])(
    'TRN-52 takes a train for each, one quote and one payment: %s',
    async (path, [first, second], chosen, review, pay) => {
      payments.answers = [{ paymentIntent: { status: 'requires_capture' } }];
      const { user, wire, view, address } = await open(`${path}${DAYS}`);
      await user.click(await screen.findByRole('link', { name: first }));
      expect(await screen.findByRole('region', { name: chosen })).toBeVisible();
      await expectAccessible(view.container);
      await user.click(await screen.findByRole('link', { name: second }));
      expect(address()).toBe(`${path}${DAYS}&offer=o-out&backOffer=o-back`);
      const looked = within(await screen.findByRole('region', { name: review }));
      for (const text of ['08:00', '16:00'])
        expect(looked.getAllByText(new RegExp(text)).length).toBeGreaterThan(0);
      await press(user, pay);
      await waitFor(() =>
        expect(wire.requestsTo(confirmExchange)).toMatchObject([
          { exchangeOperationId: 'op42.10', payment_intent_id: 'pi-1', acceptedOrder: false },
        ]),
      );
      expect(wire.requestsTo(exchangeQuote).map(({ request }) => request.items)).toEqual([
        [
          {
            id: 'item-1',
            searchId: 'search-7',
            legs: [
              { id: 'leg-1', selectedOfferId: 'o-out' },
              { id: 'leg-2', selectedOfferId: 'o-back' },
            ],
          },
        ],
      ]);
      expect(wire.requestsTo(createPaymentIntent)).toHaveLength(1);
      await waitFor(() => expect(address()).toBe(`${path}&action=exchanged&done=op42.10`));
    },
  );

  it.each([
    [EN, 'Later trains', 'Earlier trains', 'Tickets 11 to 20 of 24', 'Tickets 1 to 10 of 24'],
    [
      NL,
      'Latere treinen',
      'Eerdere treinen',
      'Tickets 11 tot en met 20 van 24',
      'Tickets 1 tot en met 10 van 24',
    ],
  ])(
    'TRN-52 shows ten tickets at once, and gives the focus to where others begin: %s',
    async (path, later, earlier, second, first) => {
      const { user, view, address, router } = await openOwnBooking({
        path: `${path}${DAYS}`,
        booking,
        found: ALL_DAY,
        quote: () => quoteOf('42.10', '20.00'),
      });
      const list = within(await screen.findByRole('region', { name: /20 (January|januari) 2027/ }));
      const links = () => list.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
      expect(links()).toHaveLength(10);
      expect(list.queryByRole('button', { name: earlier })).not.toBeInTheDocument();
      await user.click(list.getByRole('button', { name: later }));
      const range = await list.findByRole('heading', { name: second });
      expect(range).toHaveFocus();
      expect(links()).toHaveLength(10);
      expect(address()).toBe(`${path}${DAYS}&page=1`);
      await expectAccessible(view.container);
      await user.tab();
      expect(list.getByRole('button', { name: earlier })).toHaveFocus();
      await user.tab();
      expect(list.getAllByRole('link')[0]).toHaveFocus();
      await user.click(list.getByRole('button', { name: later }));
      expect(await list.findByRole('heading', { name: /21 .*24 .* 24$/ })).toHaveFocus();
      expect(links()).toHaveLength(4);
      expect(list.queryByRole('button', { name: later })).not.toBeInTheDocument();
      await user.click(list.getAllByRole('link')[0] ?? document.body);
      await waitFor(() => expect(address()).toContain('&offer=o-20'));
      expect(address()).not.toContain('page=');
      await act(() => router.navigate(-1));
      expect(await screen.findByRole('heading', { name: /21 .*24 .* 24$/ })).toBeVisible();
      await act(() => router.navigate(`${path}${DAYS}&page=99`));
      await user.click(await screen.findByRole('button', { name: earlier }));
      expect(await screen.findByRole('heading', { name: second })).toHaveFocus();
      await user.click(await screen.findByRole('button', { name: earlier }));
      expect(await screen.findByRole('heading', { name: first })).toHaveFocus();
    },
  );

  it('offers no way back that leaves before the new way out arrives, also when an address asks for it', async () => {
    const { user, wire, router } = await open(`${EN}${DAYS}`);
    await user.click(await screen.findByRole('link', { name: /^Choose 18:00 to 21:00/ }));
    expect(
      await screen.findByText(/^There are no trains that this ticket can be exchanged for/),
    ).toBeVisible();
    await act(() => router.navigate(`${EN}${DAYS}&offer=o-late&backOffer=o-back`));
    expect(await screen.findByText('This is no longer offered')).toBeVisible();
    expect(wire.requestsTo(exchangeQuote)).toEqual([]);
  });

  it('is offered neither for one journey nor once one has begun', async () => {
    const begun = {
      ...out,
      solution: {
        ...out.solution,
        departure: '2026-12-01T08:00:00+01:00',
        arrival: '2026-12-01T11:00:00+01:00',
      },
    };
    await openOwnBooking({
      path: `${EN}&action=exchange&leg=both&item=item-1`,
      booking: () => buildTrainBookingView({ bookingItems: [{ ...RETURN, legs: [begun, back] }] }),
    });
    expect(await screen.findByText('This journey has begun.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Exchange both journeys/ })).not.toBeInTheDocument();
  });
});

import {
  confirmExchange,
  createPaymentIntent,
  exchangeQuote,
  searchExchangeOffers,
} from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTrainBookingView,
  CARD_DECLINED,
  expectAccessible,
  installPayments,
  payments,
  standStill,
  wireError,
} from '@wayfare/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openOwnBooking, type Setting } from '../testing/open-own-booking';
import {
  BOOKING,
  EXCHANGE_DAY,
  lost,
  MOVED,
  OWN,
  press,
  region,
  TICKET,
} from '../testing/own-booking';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const PASS = buildPassItem({ bookingItemStatus: 'CONFIRMED' });

describe('exchanging', () => {
  it('TRN-52 OQ-82 goes from the journey to a day and hour in order, to tickets with differences in words, and Back works', async () => {
    const { user, wire, view, address, router } = await openOwnBooking({
      path: `${OWN}&action=exchange`,
    });
    const day = await screen.findByLabelText('New departure date');
    expect(screen.getByText('The stations stay the same.')).toBeVisible();
    await press(user, 'Look for trains');
    expect(day).toHaveFocus();
    expect(day).toHaveAccessibleDescription(/Enter a date that exists/);
    fireEvent.change(day, { target: { value: '2027-01-16' } });
    await user.selectOptions(screen.getByLabelText('Leave after'), '8');
    await press(user, 'Look for trains');
    const offers = await region('Trains on Saturday 16 January 2027');
    for (const text of ['3 tickets to choose from', '€42.10 more', '€12.00 back', 'The same price'])
      expect(offers.getByText(text)).toBeVisible();
    expect(address()).toBe(EXCHANGE_DAY);
    expect(wire.requestsTo(searchExchangeOffers).map(({ request }) => request.items)).toEqual([
      [
        {
          id: 'item-1',
          legs: [
            {
              id: 'leg-1',
              origin: 'NL:amsterdam-centraal',
              destination: 'FR:paris-nord',
              departure: '2027-01-16T08:00',
            },
          ],
        },
      ],
    ]);
    await expectAccessible(view.container);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe(`${OWN}&action=exchange`));
  });

  it('TRN-32 TRN-52 pays the difference only by card; a declined card keeps everything; the new journey stands over the old one', async () => {
    let isDone = false;
    payments.answers = [CARD_DECLINED, { paymentIntent: { status: 'requires_capture' } }];
    const { user, wire, view, address } = await openOwnBooking({
      path: EXCHANGE_DAY,
      booking: () => (isDone ? MOVED : BOOKING),
    });
    await user.click(await screen.findByRole('link', { name: /^Choose 08:14 to 11:35/ }));
    const review = await region('Look your exchange over');
    expect(review.getByText('€10.00, in the amount below')).toBeVisible();
    await press(user, /obligation to pay: €42.10/);
    expect(await screen.findByRole('alert')).toHaveTextContent('insufficient funds');
    await expectAccessible(view.container);
    isDone = true;
    await press(user, /obligation to pay: €42.10/);
    expect(await screen.findByText('Your ticket is exchanged')).toBeVisible();
    expect(address()).toBe(`${OWN}&action=exchanged&done=op42.10`);
    expect(screen.getByText('Before the exchange')).toBeVisible();
    expect(wire.requestsTo(exchangeQuote).map(({ request }) => request.items)).toEqual([
      [{ id: 'item-1', searchId: 'search-7', legs: [{ id: 'leg-1', selectedOfferId: 'dear' }] }],
    ]);
    expect(wire.requestsTo(createPaymentIntent)[0]).toMatchObject({ offerID: 'op42.10' });
    expect(wire.requestsTo(confirmExchange)[0]).toMatchObject({
      bookingID: 'tb-1',
      exchangeOperationId: 'op42.10',
      payment_intent_id: 'pi-1',
    });
  });

  it.each([
    ['cheap', 'op-12.00', '€12.00 back'],
    ['same', 'op0.00', 'The same price'],
  ])('TRN-52 OQ-72 needs no card for what is not dearer: %s', async (offer, id, text) => {
    const { user, wire, address } = await openOwnBooking({
      path: `${EXCHANGE_DAY}&offer=${offer}`,
    });
    expect((await region('Look your exchange over')).getByText(text)).toBeVisible();
    await press(user, 'Exchange the ticket');
    await waitFor(() => expect(address()).toBe(`${OWN}&action=exchanged&done=${id}`));
    expect(wire.requestsTo(confirmExchange)).toMatchObject([
      { exchangeOperationId: id, payment_intent_id: null, acceptedOrder: false },
    ]);
    expect(wire.requestsTo(createPaymentIntent)).toEqual([]);
  });

  it('OQ-82 says before it is paid that a train turns the journeys round, and goes on after a word', async () => {
    const [leg] = TICKET.legs;
    if (leg === undefined) throw new Error('a ticket has a leg');
    const back = {
      ...TICKET,
      id: 'item-2',
      legs: [
        {
          ...leg,
          id: 'leg-2',
          origin: leg.destination,
          destination: leg.origin,
          solution: {
            ...leg.solution,
            departure: '2027-01-15T08:00:00+01:00',
            arrival: '2027-01-15T11:00:00+01:00',
          },
        },
      ],
    };
    const { user, wire, view } = await openOwnBooking({
      path: `${EXCHANGE_DAY}&offer=same`,
      booking: () => buildTrainBookingView({ bookingItems: [TICKET, back] }),
    });
    expect(
      await screen.findByText(
        /^You would arrive after your journey Paris Nord to Amsterdam Centraal on Fri 15 Jan 2027 at 08:00 has left\.$/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Exchange the ticket' })).not.toBeInTheDocument();
    await expectAccessible(view.container);
    await press(user, 'I know, exchange it all the same');
    await press(user, 'Exchange the ticket');
    await waitFor(() =>
      expect(wire.requestsTo(confirmExchange)).toMatchObject([{ acceptedOrder: true }]),
    );
  });

  it('OQ-72 shows the clock of a quote in its last ten minutes', async () => {
    jest.setSystemTime(Date.parse('2026-12-10T09:06:00Z'));
    await openOwnBooking({ path: `${EXCHANGE_DAY}&offer=cheap` });
    expect(await screen.findByRole('timer')).toHaveTextContent('9:00');
  });

  it('says that nothing was charged when the carrier refused', async () => {
    await openOwnBooking({
      path: `${OWN}&action=exchanged&done=op1`,
      booking: () => buildTrainBookingView({ reason: 'NO_SEATS' }),
    });
    expect(await screen.findByText('Your ticket was not exchanged')).toBeVisible();
    expect(screen.getByText('The places were sold in the meantime.')).toBeVisible();
    expect(screen.getByText('Booking TR12TR34 is unchanged.')).toBeVisible();
  });

  it.each<[string, Setting, string]>([
    [
      'there are none',
      { offers: [] },
      'There are no trains that this ticket can be exchanged for. Choose another day or hour above.',
    ],
    [
      'the carrier refuses',
      { offers: wireError(422, { code: 'INVALID_REQUEST', message: 'x' }) },
      'This ticket can’t be exchanged, or not any more.',
    ],
    ['the offer is over', { path: `${EXCHANGE_DAY}&offer=gone` }, 'This is no longer offered'],
    [
      'its price lapsed',
      { path: `${EXCHANGE_DAY}&offer=dear`, quote: lost('OFFER_EXPIRED', 410) },
      'This is no longer offered',
    ],
    [
      'tickets can’t be exchanged',
      { booking: () => buildTrainBookingView({ bookingItems: [PASS] }) },
      'This ticket can’t be exchanged, or not any more.',
    ],
    [
      'something is going on',
      { booking: () => buildTrainBookingView({ status: 'completing' }) },
      'The carrier is at work on your booking',
    ],
  ])('says so when %s', async (_, setting, text) => {
    const { view } = await openOwnBooking({ path: EXCHANGE_DAY, ...setting });
    expect(await screen.findByText(text)).toBeVisible();
    await expectAccessible(view.container);
  });

  it.each([
    ['completing', false],
    ['confirmed', true],
  ] as const)('TRN-52 of a booking that is %s a code is shown: %s', async (status, isShown) => {
    const papers = '/api/bookings/tb-1';
    const travelerId = TICKET.travelers[0]?.id ?? '';
    const valueDocuments = TICKET.valueDocuments.map((document) => ({ ...document, travelerId }));
    const documents = {
      voucher: `${papers}/document.pdf`,
      calendar: `${papers}/calendar.ics`,
      tickets: [
        { itemID: TICKET.id, travelerId, url: `${papers}/t1.pdf`, code: `${papers}/t1.svg` },
      ],
    };
    await openOwnBooking({
      path: `${OWN}&action=exchanged&done=op1`,
      booking: () =>
        buildTrainBookingView({ status, documents, bookingItems: [{ ...TICKET, valueDocuments }] }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: /^Amsterdam/ })).toBeVisible();
    expect(screen.queryAllByRole('img', { name: /^Code/ })).toHaveLength(isShown ? 1 : 0);
    expect(screen.queryAllByText('Your tickets follow by e-mail.')).toHaveLength(isShown ? 0 : 1);
  });

  it('ERR-10 looks for trains again when the quote ran out while it was read', async () => {
    const { user, wire, address } = await openOwnBooking({
      path: `${EXCHANGE_DAY}&offer=same`,
      exchanged: lost('OFFER_EXPIRED', 410),
    });
    await press(user, 'Exchange the ticket');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no longer offered');
    await press(user, 'Ask for the price again');
    await waitFor(() => expect(address()).toBe(EXCHANGE_DAY));
    expect(await screen.findByText('3 tickets to choose from')).toBeVisible();
    expect(wire.requestsTo(searchExchangeOffers)).toHaveLength(2);
  });

  it('OQ-72 offers other stations only where the carrier allows another route, and searches between them', async () => {
    const booking = () =>
      buildTrainBookingView({
        bookingItems: [
          { ...TICKET, exchangeEligibility: { eligible: true, routeChangePossible: true } },
        ],
      });
    const { wire } = await openOwnBooking({ path: `${EXCHANGE_DAY}&to=FR:lyon`, booking });
    await screen.findByText('3 tickets to choose from');
    expect(await screen.findByDisplayValue('Lyon, all stations')).toBeVisible();
    expect(wire.requestsTo(searchExchangeOffers)[0]?.request.items[0]?.legs[0]).toMatchObject({
      origin: 'NL:amsterdam-centraal',
      destination: 'FR:lyon',
    });
  });
});

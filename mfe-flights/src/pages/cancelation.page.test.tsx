import {
  claims,
  findBooking,
  confirmCancellation,
  confirmChange,
  createPaymentIntent,
  findChangeOffers,
  flightBooking,
  flightBookingList,
  holdQuote,
  payHold,
  paymentSettings,
  quoteCancellation,
  quoteChange,
} from '@wayfare/api-contract';
import type {
  FindBookingResult,
  BookResult,
  ChangeOffer,
  FlightBookingView,
  HoldQuote,
  OrderCancellation,
  OrderChangeQuote,
  PaymentIntentResult,
  PaymentTerms,
} from '@wayfare/api-contract';
import {
  buildBoughtServices,
  buildConnectingSlice,
  buildFlightBookingView,
  buildFlightDictionary,
  buildFlightLedger,
  buildFlightSegment,
  buildFlightSlice,
  hangingAnswer,
} from '@wayfare/testing';
import {
  CARD_DECLINED,
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  payments,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

expect.extend(toHaveNoViolations);
standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const OWN = '/flight-cancelation?booking=f-1';
const CANCELLATION: OrderCancellation = {
  booking_id: 'f-1',
  status: 'confirmed',
  cancellation_id: 'can-1',
  refund_amount: '300.00',
  fee_amount: '325.60',
  charged_amount: '625.60',
  refund_currency: 'EUR',
  refund_to: 'card',
  expires_at: '2026-12-10T09:15:00Z',
};
const NEW_SLICE = buildFlightSlice({
  id: 'sli_9',
  itinerary_key: 'KL1671@2027-01-16T14:05:00',
  segments: [
    buildFlightSegment({
      id: 'seg_9',
      departing_at: '2027-01-16T14:05:00',
      arriving_at: '2027-01-16T16:15:00',
      marketing_carrier_flight_number: '1671',
    }),
  ],
});
const offerOf = (difference: string, penalty = '0.00'): ChangeOffer => ({
  id: `co${difference}`,
  slice: NEW_SLICE,
  change_total_amount: difference,
  penalty_amount: penalty,
  new_total_amount: '667.70',
  expires_at: '2026-12-10T09:20:00Z',
});
const termsOf = (now: string): PaymentTerms => ({
  timing: 'now',
  now,
  later: '0.00',
  laterDate: null,
  property: '0.00',
  needsCard: now !== '0.00',
});
const INTENT: PaymentIntentResult = {
  paymentIntent: {
    id: 'pi-1',
    client_secret: 'secret-1',
    mode: 'payment',
    amount: 4210,
    currency: 'eur',
    status: 'requires_payment_method',
    capture_method: 'manual',
  },
};
const AGREED: BookResult = { booking_id: 'f-1', status: 'completing', reference: 'FL12FL34' };
const CHANGED = buildFlightBookingView({ slices: [NEW_SLICE, buildConnectingSlice()] });
const HELD = buildFlightBookingView({
  status: 'held',
  type: 'hold',
  canPay: true,
  canChange: false,
  documents: null,
  services: [],
  hold: { payment_required_by: '2026-12-12T14:00:00Z', price_guarantee_expires_at: null },
  payment: { state: 'none', charged: '0.00', refunded: '0.00' },
});
const PRICE: HoldQuote = {
  quote_id: 'hq-1',
  booking_id: 'f-1',
  ledger: { ...buildFlightLedger(), total: '640.00' },
  terms: termsOf('640.00'),
  priceChanged: true,
  previousTotal: '625.60',
  expires_at: '2026-12-10T09:30:00Z',
};

type Answer<T> = () => T | Response;

interface Setting {
  path?: string;
  booking?: Answer<FlightBookingView>;
  cancellation?: Answer<OrderCancellation>;
  canceled?: Answer<OrderCancellation>;
  offers?: readonly ChangeOffer[] | Response;
  change?: Answer<BookResult>;
  hold?: Answer<HoldQuote>;
  found?: Answer<FindBookingResult>;
}

const quoteOf = (offer: ChangeOffer): OrderChangeQuote => {
  const due = offer.change_total_amount.startsWith('-') ? '0.00' : offer.change_total_amount;
  return {
    quote_id: `q${offer.id}`,
    booking_id: 'f-1',
    offer,
    dictionary: buildFlightDictionary(),
    lost_services: buildBoughtServices(),
    terms: termsOf(due),
    expires_at: '2026-12-10T09:20:00Z',
  };
};

function open({
  path = OWN,
  booking = () => buildFlightBookingView(),
  cancellation = () => CANCELLATION,
  canceled = cancellation,
  offers = [offerOf('42.10', '35.00'), offerOf('-12.00')],
  change = () => AGREED,
  hold = () => PRICE,
  found = () => ({ booking_id: 'f-1', reference: 'FL12FL34', vertical: 'flights' }),
}: Setting = {}) {
  const wire = fakeWire([
    [flightBooking, booking],
    [flightBookingList, { bookings: [], failed: [] }],
    [quoteCancellation(), cancellation],
    [confirmCancellation(), canceled],
    [
      findChangeOffers(),
      () =>
        offers instanceof Response
          ? offers
          : { booking_id: 'f-1', offers: [...offers], dictionary: buildFlightDictionary() },
    ],
    [
      quoteChange(),
      ({ change_offer_id: id }) => {
        const found =
          offers instanceof Response ? undefined : offers.find((offer) => offer.id === id);
        return found === undefined
          ? wireError(410, { code: 'OFFER_EXPIRED', message: 'x' })
          : quoteOf(found);
      },
    ],
    [confirmChange(), change],
    [holdQuote(), hold],
    [payHold(), AGREED],
    [paymentSettings, PAYMENT_SETTINGS],
    [createPaymentIntent, INTENT],
    [findBooking, found],
    // whether it can be claimed is no matter of these tests
    [claims, hangingAnswer()],
  ]);
  return renderRoute(vertical, manifest, path, { wire, user: { user: 'u-1' } });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('a flight booking', () => {
  it('FLT-01 OQ-19 is shown whole: airline reference, tickets, flights by local clocks, bags, seats, price and papers', async () => {
    const { view, head } = await open();
    expect(head()).toMatchObject({ title: 'Change or cancel a flight booking', noindex: true });
    const text = async (name: string) =>
      (await screen.findByRole('region', { name })).textContent ?? '';
    expect(await text('Your booking: confirmed')).toMatch(/FL12FL34.*4821.*X7KQ2P/);
    for (const part of ['074 2401234501', 'Zoë de Vries', 'seat 13A', '09:20', '€625.60'])
      expect(view.container).toHaveTextContent(part);
    const actions = await region('What you can do');
    expect(actions.getByRole('link', { name: 'E-ticket (PDF)' })).toHaveAttribute(
      'href',
      '/api/bookings/f-1/document.pdf?key=v',
    );
    expect(actions.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      '/api/bookings/f-1/calendar.ics?key=c',
    );
    expect(actions.getByRole('link', { name: 'Change a flight' })).toHaveAttribute(
      'href',
      `${OWN}&view=change`,
    );
    expect(actions.getByRole('link', { name: 'All flight bookings' })).toHaveAttribute(
      'href',
      '/flights/booking-list',
    );
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('OQ-07 is opened by reference, e-mail and PIN, which the URL and the tab never hold, and not found otherwise', async () => {
    let isThere = false;
    const { user, wire, view, address } = await open({
      path: '/nl/vlucht-annulering',
      found: () =>
        isThere
          ? { booking_id: 'f-1', reference: 'FL12FL34', vertical: 'flights' }
          : wireError(404, { code: 'NOT_FOUND', message: 'x' }),
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Een vliegboeking wijzigen of annuleren' }),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText('Boekingsnummer'), 'fl12fl34');
    await user.type(screen.getByLabelText('E-mailadres van de boeking'), 'anneke@example.com');
    await user.type(screen.getByLabelText('Pincode'), '4821');
    await press(user, 'Boeking zoeken');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We vonden geen boeking met deze gegevens',
    );
    isThere = true;
    await user.clear(screen.getByLabelText('Pincode'));
    await user.type(screen.getByLabelText('Pincode'), '4822');
    await press(user, 'Boeking zoeken');
    await user.click(await screen.findByRole('link', { name: 'Een vlucht wijzigen' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Welke vlucht wil je wijzigen?' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/nl/vlucht-annulering?booking=f-1&view=change');
    expect(wire.requestsTo(findBooking).at(-1)).toEqual({
      reference: 'FL12FL34',
      email: 'anneke@example.com',
      pin: '4822',
      language: 'nl',
    });
    expect(wire.requestsTo(flightBooking).at(-1)).toEqual({ booking_id: 'f-1', language: 'nl' });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('4822');
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it.each(['cancel', 'change', 'pay'])(
    'asks whoever opened it by a link for the PIN before they %s it',
    async (view) => {
      const { user, wire } = await open({
        path: `/flight-cancelation?key=signed&view=${view}`,
        booking: () => buildFlightBookingView({ pin: null, canPay: true }),
      });
      expect(await screen.findByText('You opened this booking with a link')).toBeInTheDocument();
      expect(screen.getByLabelText('Booking reference')).toHaveValue('FL12FL34');
      expect(screen.queryByText('4821')).not.toBeInTheDocument();
      await user.type(screen.getByLabelText('E-mail address of the booking'), 'anneke@example.com');
      await user.type(screen.getByLabelText('PIN'), '4821');
      await press(user, 'Find the booking');
      await waitFor(() =>
        expect(wire.requestsTo(findBooking).at(-1)).toMatchObject({
          reference: 'FL12FL34',
          pin: '4821',
        }),
      );
    },
  );

  it('lets its owner end the links of mails and papers, and nobody who has a link alone', async () => {
    const own = await open();
    expect(await screen.findByRole('button', { name: 'End all links' })).toBeInTheDocument();
    own.view.unmount();
    await open({
      path: '/flight-cancelation?key=signed',
      booking: () => buildFlightBookingView({ pin: null }),
    });
    expect(await screen.findByText('FL12FL34')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End all links' })).not.toBeInTheDocument();
  });

  it('says why it can neither be changed nor canceled', async () => {
    const { address } = await open({
      booking: () =>
        buildFlightBookingView({ status: 'failed', canCancel: false, canChange: false }),
    });
    expect(
      await screen.findByText('A booking that is not completed can’t be changed.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('A booking that is not completed can’t be canceled.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
    expect(address()).toBe(OWN);
  });
});

describe('cancelling', () => {
  it('OQ-54 shows what comes back, shows it again when it changed, and cancels for what was shown', async () => {
    let isCanceled = false;
    const refunds = ['300.00', '250.00'];
    const canceled = (): OrderCancellation | Response => {
      if (refunds.length > 0) return wireError(409, { code: 'PRICE_CHANGED', message: 'x' });
      isCanceled = true;
      return { ...CANCELLATION, status: 'canceled' };
    };
    const { user, wire, view } = await open({
      booking: () =>
        isCanceled
          ? buildFlightBookingView({
              status: 'canceled',
              canCancel: false,
              canChange: false,
              payment: { state: 'refunded', charged: '625.60', refunded: '250.00' },
            })
          : buildFlightBookingView(),
      cancellation: () => ({
        ...CANCELLATION,
        refund_amount: refunds[0] ?? '250.00',
        cancellation_id: refunds.shift() === '300.00' ? 'can-1' : 'can-2',
      }),
      canceled,
    });
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await press(user, 'See what you get back');
    const panel = await region('Cancel this booking?');
    for (const price of ['€625.60', '€325.60', '€300.00'])
      expect(await panel.findByText(price)).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
    await press(user, 'Cancel the booking');
    expect(await panel.findByText('€250.00')).toBeInTheDocument();
    expect(panel.getByText(/The amounts have changed/)).toBeInTheDocument();
    await press(user, 'Cancel the booking');
    expect(
      await screen.findByText(/^€250.00 goes back to the card that you paid with/),
    ).toBeInTheDocument();
    expect(
      wire
        .requestsTo(confirmCancellation())
        .map(({ cancellation_id, accepted_refund }) => [cancellation_id, accepted_refund]),
    ).toEqual([
      ['can-1', '300.00'],
      ['can-2', '250.00'],
    ]);
    expect(
      wire.requests
        .findLast(({ path }) => path === confirmCancellation().path)
        ?.headers.get('idempotency-key'),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('changing a flight', () => {
  const DAY = `${OWN}&view=change&slice=1&date=2027-01-16`;

  it('OQ-82 ACC-27 goes from the flight to a day in order, to what the airline offers, with differences in words, and Back works', async () => {
    const { user, wire, view, address, router } = await open({ path: `${OWN}&view=change` });
    await user.click(await screen.findByRole('link', { name: 'Change AMS to BCN' }));
    const day = await screen.findByLabelText('New departure date');
    expect(day).toHaveAttribute('max', '2027-01-21');
    await user.type(day, '2027-01-22');
    await press(user, 'Look for flights');
    expect(day).toHaveFocus();
    expect(day).toHaveAccessibleDescription(/Choose a departure date on or before 21 January 2027/);
    expect(wire.requestsTo(findChangeOffers())).toEqual([]);
    await user.clear(day);
    await user.type(day, '2027-01-16');
    await press(user, 'Look for flights');
    const offers = await region('Flights on Saturday 16 January 2027');
    expect(document.activeElement).toContainElement(screen.getByLabelText('New departure date'));
    expect(wire.requestsTo(findChangeOffers())).toEqual([
      { booking_id: 'f-1', slice_id: 'sli_1', departure_date: '2027-01-16', language: 'en' },
    ]);
    for (const text of [
      '2 flights',
      '€42.10 more',
      '€12.00 back',
      'The airline’s fee of €35.00 for changing is in it.',
      'The airline asks no fee for changing.',
    ])
      expect(offers.getByText(text)).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe(`${OWN}&view=change&slice=1`));
  });

  it('OQ-54 pays the difference by card; a declined card keeps everything; shows the changed booking', async () => {
    let isDone = false;
    payments.answers = [CARD_DECLINED, { paymentIntent: { status: 'requires_capture' } }];
    const { user, wire, view, address } = await open({
      path: DAY,
      booking: () => (isDone ? CHANGED : buildFlightBookingView()),
    });
    await user.click(
      (await screen.findAllByRole('link', { name: 'Choose KL 1671 at 14:05' }))[0] ?? document.body,
    );
    expect((await region('Look your change over')).getByText('€667.70')).toBeInTheDocument();
    await press(user, /obligation to pay: €42.10/);
    expect(await screen.findByRole('alert')).toHaveTextContent('insufficient funds');
    expect(await axe(view.container)).toHaveNoViolations();
    expect(screen.getByRole('region', { name: 'Look your change over' })).toBeInTheDocument();
    isDone = true;
    await press(user, /obligation to pay: €42.10/);
    expect(await screen.findByText('Your flight is changed')).toBeInTheDocument();
    expect(address()).toBe(`${OWN}&view=changed&done=qco42.10`);
    expect(screen.getByText(/KL 1671/)).toBeInTheDocument();
    const [first, second] = wire.requestsTo(confirmChange());
    expect(first).toEqual({
      booking_id: 'f-1',
      quote_id: 'qco42.10',
      payment_intent_id: 'pi-1',
      accepted_difference: '42.10',
      language: 'en',
    });
    expect(second).toEqual(first);
    expect(wire.requestsTo(createPaymentIntent)[0]).toMatchObject({ offerID: 'qco42.10' });
  });

  it.each([
    [
      'en',
      DAY.replace('&date=2027-01-16', ''),
      'These bags and seats do not go along',
      'Anneke de Vries, Amsterdam to Barcelona: 1 × Checked bag, up to 23 kg, €32.00',
      'KLM does not promise to take them over to another flight, and does not pay them back.',
    ],
    [
      'nl',
      '/nl/vlucht-annulering?booking=f-1&view=change&slice=1',
      'Deze bagage en stoelen gaan niet mee',
      'Anneke de Vries, Amsterdam naar Barcelona: 1 × Ruimbagage, tot 23 kg, € 32,00',
      'KLM belooft niet dat dit meegaat naar een andere vlucht en betaalt het niet terug.',
    ],
  ])(
    'OQ-54 says before a day is chosen what does not go along (%s)',
    async (_, path, heading, bag, text) => {
      const { view } = await open({ path });
      const list = within(await screen.findByRole('list', { name: heading }));
      expect(list.getByText((said) => said.replace(/\s/g, ' ') === bag)).toBeInTheDocument();
      expect(list.getAllByRole('listitem')).toHaveLength(4);
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(await axe(view.container)).toHaveNoViolations();
    },
  );

  it('OQ-54 says nothing of the kind for a flight without bags and seats', async () => {
    await open({ path: `${OWN}&view=change&slice=2` });
    expect(await screen.findByLabelText('New departure date')).toBeInTheDocument();
    expect(screen.queryByText('These bags and seats do not go along')).not.toBeInTheDocument();
  });

  it('OQ-54 names what is lost in the review, and what was lost once it is done', async () => {
    const before = await open({ path: `${DAY}&offer=co-12.00` });
    const review = await region('Look your change over');
    expect(
      within(review.getByRole('list', { name: 'These bags and seats do not go along' })).getByText(
        'Zoë de Vries, Amsterdam to Barcelona: seat 13C, €11.00',
      ),
    ).toBeInTheDocument();
    before.view.unmount();
    const { slices } = buildFlightBookingView();
    const changes = slices.slice(0, 1).map((previous) => ({
      index: 0,
      previous,
      difference: '-12.00',
      lost_services: buildBoughtServices(),
    }));
    await open({
      path: `${OWN}&view=changed&done=q`,
      booking: () => ({ ...CHANGED, services: [], changes }),
    });
    expect(await screen.findByText(/did not all go along/)).toBeInTheDocument();
    const after = within(
      await screen.findByRole('list', {
        name: 'No longer included since you changed your flight:',
      }),
    );
    expect(
      after.getByText('Anneke de Vries, Amsterdam to Barcelona: seat 13A, €11.00'),
    ).toBeInTheDocument();
  });

  it('OQ-54 needs no card for what is cheaper, and says that nothing was charged when the airline refuses', async () => {
    let isAsked = false;
    const booking = () =>
      isAsked ? buildFlightBookingView({ reason: 'NO_SEATS' }) : buildFlightBookingView();
    const change = () => {
      isAsked = true;
      return AGREED;
    };
    const { user, wire, view } = await open({ path: `${DAY}&offer=co-12.00`, booking, change });
    await press(user, 'Change the flight');
    expect(await screen.findByText('Your flight was not changed')).toBeInTheDocument();
    expect(screen.getByText('The last seat was sold in the meantime.')).toBeInTheDocument();
    expect(screen.getByText(/nothing was charged for the change/)).toBeInTheDocument();
    expect(wire.requestsTo(confirmChange())).toEqual([
      {
        booking_id: 'f-1',
        quote_id: 'qco-12.00',
        payment_intent_id: null,
        accepted_difference: '-12.00',
        language: 'en',
      },
    ]);
    expect(wire.requestsTo(createPaymentIntent)).toEqual([]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it.each<[string, Setting, string]>([
    [
      'there are none',
      { path: DAY, offers: [] },
      'The airline has no other flights on this day. Choose another day above.',
    ],
    [
      'the airline refuses',
      {
        path: DAY,
        offers: wireError(422, { code: 'INVALID_REQUEST', message: 'x', field: 'slice_id' }),
      },
      'The airline doesn’t let these flights be changed online.',
    ],
    [
      'the offer is over',
      { path: `${DAY}&offer=gone` },
      'Booking FL12FL34 is unchanged and nothing was charged.',
    ],
    [
      'the fare is not changed',
      {
        path: DAY,
        booking: () =>
          buildFlightBookingView({
            canChange: false,
            conditions: {
              refund_before_departure: null,
              change_before_departure: {
                allowed: false,
                penalty_amount: null,
                penalty_currency: null,
              },
            },
          }),
      },
      'This fare can’t be changed.',
    ],
  ])('OQ-54 says what is to be done when %s', async (_, setting, text) => {
    const { view } = await open(setting);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('ERR-10 looks for flights again when the offer ran out while it was read', async () => {
    const { user, wire, address } = await open({
      path: `${DAY}&offer=co-12.00`,
      change: () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }),
    });
    await press(user, 'Change the flight');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no longer offered');
    await press(user, 'Ask for the price again');
    await waitFor(() => expect(address()).toBe(DAY));
    expect(await screen.findByText('2 flights')).toBeInTheDocument();
    expect(wire.requestsTo(findChangeOffers())).toHaveLength(1);
  });
});

describe('paying held flights', () => {
  it('OQ-53 FLT-14 shows a risen price with both ways on, then takes the card, and shows the confirmed booking', async () => {
    let isPaid = false;
    const { user, wire, view, address } = await open({
      path: `/nl/vlucht-annulering?booking=f-1&view=pay`,
      booking: () => (isPaid ? buildFlightBookingView() : HELD),
    });
    const choice = await region('De prijs is veranderd');
    expect(choice.getByRole('alert')).toHaveTextContent(/625,60.*640,00/);
    expect(screen.getByText(/za 12 dec 2026, 15:00/)).toBeInTheDocument();
    const [pay, leave] = [
      choice.getByRole('button', { name: /640,00 betalen/ }),
      choice.getByRole('link', { name: 'Nu niet betalen' }),
    ];
    expect(pay.className).toBe(leave.className);
    expect(leave).toHaveAttribute('href', '/nl/vlucht-annulering?booking=f-1');
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(pay);
    isPaid = true;
    await press(user, /betalingsverplichting: €\s640,00/);
    expect(await screen.findByText('Je vluchten zijn betaald en bevestigd')).toBeInTheDocument();
    expect(address()).toBe('/nl/vlucht-annulering?booking=f-1&view=paid&done=hq-1');
    expect(wire.requestsTo(payHold())).toEqual([
      {
        booking_id: 'f-1',
        quote_id: 'hq-1',
        payment_intent_id: 'pi-1',
        accepted_total: '640.00',
        language: 'nl',
      },
    ]);
  });

  it.each<[string, Setting, string]>([
    [
      'the time to pay is over',
      { booking: () => HELD, hold: () => wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }) },
      'The time to pay is over. The airline holds the seats no longer and nothing was charged.',
    ],
    [
      'a payment came to nothing',
      { booking: () => ({ ...HELD, reason: 'PAYMENT_FAILED' }) },
      'Your payment did not go through: nothing was charged',
    ],
    ['it is paid already', {}, 'There is nothing left to pay.'],
    [
      'its card is waited for',
      {
        booking: () => ({
          ...HELD,
          status: 'completing',
          canPay: false,
          payment: { ...HELD.payment, state: 'awaiting' },
        }),
      },
      'We are waiting for the payment',
    ],
    [
      'it is being paid',
      { booking: () => ({ ...HELD, status: 'completing', canPay: false }) },
      'The airline is at work on your booking',
    ],
  ])('OQ-53 says so when %s', async (_, setting, text) => {
    await open({ path: `${OWN}&view=pay`, ...setting });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

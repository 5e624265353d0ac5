import {
  createCheckOutSession,
  createPaymentIntent,
  fareBrands,
  flightBooking,
  flightOffer,
  flightQuote,
  flightQuoted,
  orderFlight,
  paymentSettings,
  seatMaps,
} from '@wayfare/api-contract';
import type {
  BagService,
  BookResult,
  FlightQuote,
  FlightQuoteRequest,
  PaymentIntentRequest,
  PaymentIntentResult,
} from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  buildFlightBookingView,
  buildFlightOffer,
  buildFlightQuote,
  CARD_AUTHORISED,
  CARD_DECLINED,
  fakeWire,
  installPayments,
  networkFailure,
  PAYMENT_SETTINGS,
  payments,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { GOOD_CONTACT, GOOD_PARTY } from '@wayfare/api-contract/flight-cases';
import manifest from '../../vertical.json';
import { withBag } from '../features/bags/bag-choices';
import type { ChosenService } from '../features/booking/chosen-services';
import { vertical } from '../remote';
import { keepFlight, keptFlight } from '../testing/party';
import { airline, at, FLEX, FRESH, OFFER, SEARCH, type Airline } from '../testing/wizard-answers';

expect.extend(toHaveNoViolations);
standStill();
installPayments();

/** As bags and seats leave it: a bag and a seat for Anneke, 603.60 in all. */
const SEAT: ChosenService = {
  id: 'ase_seat_13A_pas_1',
  type: 'seat',
  quantity: 1,
  passenger_ids: ['pas_1'],
  segment_ids: ['seg_1'],
  amount: '11.00',
  bag: null,
  designator: '13A',
};
const [BAG = SEAT] = withBag([], OFFER.available_services?.[0] ?? ({} as BagService), 1);
const CHOSEN = { flight: OFFER, amenities: [BAG], seats: [SEAT] };

beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
  keepFlight(CHOSEN);
});

const INTENT: PaymentIntentResult = {
  paymentIntent: {
    id: 'pi-1',
    client_secret: 'secret-1',
    mode: 'payment',
    amount: 62560,
    currency: 'eur',
    status: 'requires_payment_method',
    capture_method: 'manual',
  },
};
const BOOKED: BookResult = { booking_id: 'f-1', status: 'completing', reference: 'FL12FL34' };

interface Setting extends Airline {
  path?: string;
  quoted?: FlightQuote | Response;
  intent?: (request: PaymentIntentRequest) => PaymentIntentResult | Response;
  order?: () => BookResult | Response | ReturnType<typeof networkFailure>;
}

/** The card fields have come. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

async function open({
  path = at('/payment', '&quote=q-1'),
  quoted = buildFlightQuote(),
  intent = () => INTENT,
  order = () => BOOKED,
  ...setting
}: Setting = {}) {
  const air = airline(setting);
  const wire = fakeWire([
    [flightOffer('off_1'), air.first],
    [flightOffer('off_2'), air.fresh],
    [flightOffer('off_flex'), air.flex],
    [fareBrands(), air.brands],
    [seatMaps(), air.maps],
    [flightQuote(), air.quote],
    [
      flightQuoted(),
      ({ quote_id }: { quote_id: string }) =>
        quoted instanceof Response ? quoted : { ...quoted, quote_id },
    ],
    [paymentSettings, PAYMENT_SETTINGS],
    [createPaymentIntent, intent],
    [orderFlight(), order],
    [flightBooking, buildFlightBookingView()],
    [createCheckOutSession, { url: 'https://pay.example/c/1', id: 'cs-1' }],
  ]);
  const page = await renderRoute(vertical, manifest, path, { wire });
  await settled();
  return page;
}

const payButton = () => screen.getByRole('button', { name: /Book with obligation to pay/ });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('check and pay', () => {
  it('FLT-08 asks for the price once more, then shows everything with a way back to each step', async () => {
    const { wire, address, head, view } = await open({ path: at('/payment') });
    expect(address()).toBe(at('/payment', '&quote=q-1'));
    expect(head()).toMatchObject({ title: 'Step 6 of 7: Check and pay', noindex: true });
    expect(wire.requestsTo(flightQuote())).toEqual([
      {
        offer_id: 'off_1',
        type: 'instant',
        services: [
          { id: BAG.id, quantity: 1 },
          { id: SEAT.id, quantity: 1, designator: '13A' },
        ],
        shown_total: '603.60',
        language: 'en',
      },
    ]);
    for (const [name, link, step] of [
      ['Ticket type', 'Change ticket type', ''],
      ['Who’s flying', 'Change travellers', '/who-is-flying'],
      ['Baggage and extras', 'Change baggage', '/baggage-and-extras'],
      ['Seats', 'Change seats', '/seatmap'],
    ] as const) {
      expect(region(name).getByRole('link', { name: link })).toHaveAttribute('href', at(step));
    }
    expect(
      region('Who’s flying').getByText(
        'Łukasz de Vries · 30 November 1987 · on the ticket: DE VRIES / LUKASZ',
      ),
    ).toBeVisible();
    expect(
      region('Seats').getByText('Anneke de Vries, Amsterdam to Barcelona: seat 13A, €11.00'),
    ).toBeVisible();
    expect(
      region('Baggage and extras').getByText(
        'Anneke de Vries, Amsterdam to Barcelona: 1 × Checked bag, up to 23 kg, €32.00',
      ),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Book with obligation to pay: €625.60' }),
    ).toBeEnabled();
    expect(window.dataLayer).toMatchObject([
      {
        event: 'add_payment_info',
        ecommerce: {
          currency: 'EUR',
          value: 625.6,
          payment_type: 'now',
          items: [{ item_category: 'Flight' }],
        },
      },
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('speaks Dutch', async () => {
    const { view } = await open({
      path: `/nl/vluchten/boeking/betaling?${SEARCH}&offer=off_1&quote=q-1`,
      quoted: buildFlightQuote({ offer: FLEX }),
    });
    expect(
      screen.getByRole('button', { name: /^Bestelling met betalingsverplichting: €\s625,60$/ }),
    ).toBeVisible();
    expect(
      region('Later betalen').getByText(
        /Vasthouden tot za 12 dec 2026, 12:00 \(tijd in Amsterdam\)/,
      ),
    ).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('FLT-29 sends a visitor without travellers to who’s flying, with a message', async () => {
    window.sessionStorage.clear();
    const { address } = await open();
    expect(address()).toBe(at('/who-is-flying', '&note=travellers'));
    expect(screen.getByText('Fill in all travellers first')).toBeVisible();
  });

  it('FLT-14 FLT-39 shows a higher price with the previous one before any card field, and goes on only with a yes', async () => {
    const quoted = buildFlightQuote({ priceChanged: true, previousTotal: '603.60' });
    const { user, view } = await open({ quoted });
    expect(await heading('The price has changed')).toBeVisible();
    const change = within(screen.getByRole('alert'));
    expect(change.getByText('€603.60')).toBeVisible();
    expect(change.getByText('€625.60')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pay by card' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose another flight' })).toHaveAttribute(
      'href',
      `/flights/results?${SEARCH}`,
    );
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Accept €625.60 and continue' }));
    expect(await heading('Check and pay')).toBeVisible();
    expect(payButton()).toBeEnabled();
    view.unmount();
    await open({ quoted });
    expect(await heading('Check and pay')).toBeVisible();
  });

  it('OQ-51 applies a lower price at once and says so', async () => {
    await open({ quoted: buildFlightQuote({ priceChanged: true, previousTotal: '640.00' }) });
    expect(await heading('Check and pay')).toBeVisible();
    expect(screen.getByText('It was €640.00 and is now €625.60.')).toBeVisible();
    expect(payButton()).toBeEnabled();
  });

  it('SEAT_TAKEN says which seat, drops it, and leads to the seats or on without it', async () => {
    let isTaken = true;
    const quote = (request: FlightQuoteRequest) =>
      isTaken
        ? wireError(409, {
            code: 'SEAT_TAKEN',
            message: 'x',
            field: 'services.1',
            designator: '13A',
          })
        : buildFlightQuote({ services: [], quote_id: `q-${request.services.length}` });
    const { user, address, view } = await open({ path: at('/payment'), quote });
    expect(await screen.findByText('Seat 13A has just been taken')).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
    isTaken = false;
    await user.click(screen.getByRole('button', { name: 'Go on without this seat' }));
    await waitFor(() => expect(address()).toBe(at('/payment', '&quote=q-1')));
    expect(keptFlight()).toMatchObject({ seats: [], amenities: [{ id: BAG.id }] });
  });

  it('FLT-44 goes on without bags that the airline does not include', async () => {
    let isRefused = true;
    const quote = (request: FlightQuoteRequest) =>
      isRefused
        ? wireError(502, { code: 'BAGS_FAILED', message: 'x' })
        : buildFlightQuote({ quote_id: `q-${request.services.length}` });
    const { user, address } = await open({ path: at('/payment'), quote });
    expect(await screen.findByText('Baggage could not be included')).toBeVisible();
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Continue without extra bags' }));
    await waitFor(() => expect(address()).toBe(at('/payment', '&quote=q-1')));
    expect(keptFlight()).toMatchObject({ amenities: [], seats: [{ id: SEAT.id }] });
  });

  it('ERR-10 OQ-52 refreshes a quote that is over', async () => {
    const { user, address, wire } = await open({
      quoted: wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }),
      brands: [FRESH],
      quote: () => buildFlightQuote({ quote_id: 'q-2' }),
    });
    expect(await heading('This price is no longer held')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh price' }));
    await waitFor(() =>
      expect(address()).toBe(
        `/flights/booking/payment?${SEARCH}&offer=off_2&quote=q-2&request=orq_2`,
      ),
    );
    expect(wire.requestsTo(flightQuote())).toMatchObject([
      {
        offer_id: 'off_2',
        shown_total: '613.60',
        services: [{ id: BAG.id }, { designator: '13A' }],
      },
    ]);
  });

  it('OQ-53 holds flights without a card, bags and seats, and says that the price may change', async () => {
    const hold: FlightQuote = buildFlightQuote({
      type: 'hold',
      quote_id: 'q-hold',
      offer: FLEX,
      services: [],
      ledger: {
        currency: 'EUR',
        lines: [
          { kind: 'base', name: '', type: 'AMOUNT', value: 552, amount: '552.00' },
          { kind: 'tax', name: '', type: 'AMOUNT', value: 148.6, amount: '148.60' },
        ],
        total: '700.60',
        atProperty: [],
      },
      terms: {
        timing: 'later',
        now: '0.00',
        later: '700.60',
        laterDate: '2026-12-12',
        property: '0.00',
        needsCard: false,
      },
    });
    const quoted = buildFlightQuote({ offer: FLEX });
    const wire = fakeWire([
      [flightOffer('off_flex'), airline().flex],
      [flightQuote(), hold],
      [
        flightQuoted(),
        ({ quote_id }: { quote_id: string }) => (quote_id === 'q-hold' ? hold : quoted),
      ],
      [paymentSettings, PAYMENT_SETTINGS],
      [orderFlight(), { ...BOOKED, status: 'held' as const }],
      [
        flightBooking,
        buildFlightBookingView({
          status: 'held',
          canPay: true,
          hold: { payment_required_by: '2026-12-12T11:00:00Z', price_guarantee_expires_at: null },
        }),
      ],
    ]);
    const { user, view, address } = await renderRoute(
      vertical,
      manifest,
      `/flights/booking/payment?${SEARCH}&offer=off_flex&quote=q-1`,
      { wire },
    );
    const later = region('Pay later');
    for (const text of [
      /^Hold until Sat 12 Dec 2026, 12:00/,
      /The price is not guaranteed/,
      /Extra bags and seats can’t be held/,
    ])
      expect(later.getByText(text)).toBeVisible();
    await user.click(later.getByRole('link', { name: 'Hold without paying now' }));
    await screen.findByRole('button', { name: 'Hold these flights' });
    expect(address()).toBe(
      `/flights/booking/payment?${SEARCH}&offer=off_flex&quote=q-hold&order=hold`,
    );
    expect(wire.requestsTo(flightQuote())).toMatchObject([
      { type: 'hold', services: [], shown_total: '700.60' },
    ]);
    expect(screen.queryByRole('region', { name: 'Seats' })).not.toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Hold these flights' }));
    expect(await heading('Your flights are held')).toBeVisible();
    expect(screen.getByText('Pay until Sat 12 Dec 2026, 12:00 (time in Amsterdam)')).toBeVisible();
    expect(wire.requestsTo(orderFlight())).toMatchObject([
      { quote_id: 'q-hold', payment_intent_id: null, accepted_total: '700.60' },
    ]);
  });
});

describe('paying for flights', () => {
  it('FLT-11 FLT-38 books for everybody, asks the card, and shows the booking; Back books nothing again', async () => {
    const { user, wire, address, router } = await open();
    await user.dblClick(payButton());
    expect(await heading('Your flights are booked')).toBeVisible();
    expect(address()).toBe(`/flights/booking/success?${SEARCH}&booking=f-1`);
    expect(wire.requestsTo(createPaymentIntent)).toEqual([
      {
        offerID: 'q-1',
        description: 'KL 1665 2027-01-14, KL 2404 2027-01-21, KL 1246 2027-01-21',
        paymentTiming: 'now',
      },
    ]);
    expect(wire.requestsTo(orderFlight())).toEqual([
      {
        quote_id: 'q-1',
        client_reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
        passengers: GOOD_PARTY,
        contact: GOOD_CONTACT,
        payment_intent_id: 'pi-1',
        accepted_total: '625.60',
        language: 'en',
      },
    ]);
    expect(payments.confirmed).toEqual([{ clientSecret: 'secret-1' }]);
    expect(window.dataLayer).toMatchObject([
      { event: 'add_payment_info' },
      {
        event: 'purchase',
        ecommerce: {
          currency: 'EUR',
          transaction_id: 'FL12FL34',
          items: [{ item_category: 'Flight' }],
        },
      },
    ]);
    expect(window.sessionStorage.getItem('flightBooking')).toBeNull();
    await act(() => router.navigate(at('/payment', '&quote=q-1')));
    await waitFor(() => expect(address()).toBe(`/flights/booking/success?${SEARCH}&booking=f-1`));
  });

  it('FLT-38 keeps everything after a declined card, and another card pays the same booking', async () => {
    payments.answers = [CARD_DECLINED, CARD_AUTHORISED];
    const { user, wire, view } = await open();
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('insufficient funds');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(region('Seats').getByText(/seat 13A/)).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(payButton());
    await heading('Your flights are booked');
    const [first, second] = wire.requestsTo(orderFlight());
    expect(second).toEqual(first);
  });

  it.each<[string, Response, string, string, string]>([
    [
      'FLT-39',
      wireError(409, {
        code: 'PRICE_CHANGED',
        message: 'x',
        previousPrice: '625.60',
        newPrice: '640.00',
      }),
      'The price has changed',
      'Choose another flight',
      `/flights/results?${SEARCH}`,
    ],
    [
      'FLT-40',
      wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }),
      'This offer has expired',
      'Choose another flight',
      `/flights/results?${SEARCH}`,
    ],
    [
      'FLT-36',
      wireError(409, { code: 'SEAT_TAKEN', message: 'x', designator: '13A' }),
      'A seat that you chose has just been taken',
      'Change seats',
      at('/seatmap'),
    ],
  ])('%s says why it was not booked, and leads on', async (_, answer, title, link, href) => {
    const { user } = await open({ order: () => answer });
    await user.click(payButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: title })).toBeVisible();
    expect(alert.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(payments.confirmed).toEqual([]);
  });

  it('FLT-39 asks for a fresh quote at the price that was accepted', async () => {
    const changed = wireError(409, {
      code: 'PRICE_CHANGED',
      message: 'x',
      previousPrice: '625.60',
      newPrice: '640.00',
    });
    const { user, wire, address } = await open({
      order: () => changed,
      quote: () => buildFlightQuote({ quote_id: 'q-2' }),
    });
    await user.click(payButton());
    await user.click(await screen.findByRole('button', { name: 'Continue at the new price' }));
    await waitFor(() => expect(address()).toBe(at('/payment', '&quote=q-2')));
    expect(wire.requestsTo(flightQuote())).toMatchObject([
      {
        offer_id: 'off_1',
        shown_total: '640.00',
        services: [
          { quantity: 1 },
          { designator: '13A' },
          { designator: '13B' },
          { designator: '13C' },
        ],
      },
    ]);
  });

  it.each([
    [
      'books at the same price',
      '625.60',
      'Your flights are booked',
      [{ quote_id: 'q-2', accepted_total: '625.60' }],
    ],
    ['shows the price to pay instead', '640.00', 'Check and pay', []],
  ])('ERR-03 %s under a session that did not ask for it', async (_, total, title, booked) => {
    const { ledger } = buildFlightQuote();
    const { user, wire } = await open({
      intent: ({ offerID }) =>
        offerID === 'q-1' ? wireError(404, { code: 'NOT_FOUND', message: 'x' }) : INTENT,
      quote: () => buildFlightQuote({ quote_id: 'q-2', ledger: { ...ledger, total } }),
    });
    await user.click(payButton());
    await waitFor(() => expect(wire.requestsTo(flightQuote())).toHaveLength(1));
    if (booked.length === 0)
      expect(
        await screen.findByRole('button', { name: 'Continue at the new price' }),
      ).toBeVisible();
    await heading(title);
    expect(wire.requestsTo(orderFlight())).toMatchObject(booked);
  });

  it('FLT-29 shows what the API refuses at the field that it means', async () => {
    const refusal = wireError(422, {
      code: 'INVALID_REQUEST',
      message: 'x',
      field: 'passengers.1.name',
      problem: 'nameNotOnTicket',
    });
    const { user, address } = await open({ order: () => refusal });
    await user.click(payButton());
    await user.click(await screen.findByRole('link', { name: 'Change your details' }));
    await heading('Who’s flying');
    expect(address()).toBe(at('/who-is-flying'));
    const second = region('Traveller 2 (adult)');
    expect(second.getByText(/This does not fit on a ticket/)).toBeVisible();
    await user.type(second.getByLabelText('First names, as in the passport'), 'z');
    expect(second.queryByText(/This does not fit on a ticket/)).not.toBeInTheDocument();
  });

  it('C3 a lost answer says that nothing is lost, and goes on under the same reference after a reload', async () => {
    const first = await open({ order: () => networkFailure() });
    await first.user.click(payButton());
    await screen.findByRole('alert');
    first.view.unmount();
    const second = await open({
      quoted: buildFlightQuote({
        offer: buildFlightOffer({ payment_requirements: FLEX.payment_requirements }),
      }),
    });
    expect(screen.queryByRole('region', { name: 'Pay later' })).not.toBeInTheDocument();
    await second.user.click(payButton());
    await heading('Your flights are booked');
    expect(second.wire.requestsTo(orderFlight())[0]?.client_reference).toBe(
      first.wire.requestsTo(orderFlight())[0]?.client_reference,
    );
  });
});

import {
  flightBooking,
  flightOffer,
  flightQuote,
  flightQuoted,
  orderFlight,
  paymentSettings,
} from '@wayfare/api-contract';
import type { FlightQuote, FlightQuoteRequest } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  buildFlightBookingView,
  buildFlightQuote,
  expectAccessible,
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { keepFlight, keptFlight } from '../testing/party';
import { airline, at, FLEX, FRESH, SEARCH } from '../testing/wizard-answers';
import {
  SEAT,
  BAG,
  CHOSEN,
  BOOKED,
  open,
  payButton,
  heading,
  region,
} from '../testing/payment-page';

standStill();
installPayments();

beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
  keepFlight(CHOSEN);
});

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
    await expectAccessible(view.container);
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
    await expectAccessible(view.container);
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
    await expectAccessible(view.container);
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
    await expectAccessible(view.container);
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
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Hold these flights' }));
    expect(await heading('Your flights are held')).toBeVisible();
    expect(screen.getByText('Pay until Sat 12 Dec 2026, 12:00 (time in Amsterdam)')).toBeVisible();
    expect(wire.requestsTo(orderFlight())).toMatchObject([
      { quote_id: 'q-hold', payment_intent_id: null, accepted_total: '700.60' },
    ]);
  });
});

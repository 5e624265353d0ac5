import { createPaymentIntent, flightQuote, orderFlight } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  buildFlightOffer,
  buildFlightQuote,
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
import { GOOD_CONTACT, GOOD_PARTY } from '@wayfare/api-contract/flight-cases';
import { keepFlight } from '../testing/party';
import { at, FLEX, SEARCH } from '../testing/wizard-answers';
import { CHOSEN, INTENT, open, payButton, heading, region } from '../testing/payment-page';

standStill();
installPayments();

beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
  keepFlight(CHOSEN);
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
    await expectAccessible(view.container);
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

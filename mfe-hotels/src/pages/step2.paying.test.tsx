import { bookHotel, createCheckOutSession, createPaymentIntent } from '@wayfare/api-contract';
import {
  CARD_AUTHORISED,
  CARD_DECLINED,
  installPayments,
  networkFailure,
  PAYMENT_SETTINGS,
  payments,
  standStill,
  findErrorSummary,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildQuote, keepGuest, PAY_NOW, PAY_THERE } from '../testing/bookings';
import { BOOKED, openStep2, type Setting, STEP2, submitButton } from '../testing/step2-page';

standStill();
let isDown = false;
installPayments(() => isDown);
beforeEach(() => {
  isDown = false;
  window.sessionStorage.clear();
  delete window.dataLayer;
  keepGuest();
});

type Page = Awaited<ReturnType<typeof openStep2>>;
const keysOf = ({ wire }: Page, path: string) =>
  wire.requests
    .filter((request) => request.path === path)
    .map(({ headers }) => headers.get('idempotency-key'));

describe('paying', () => {
  it('HOT-44 HOT-46 opens an intent, books each room and only then asks the card, and shows the booking', async () => {
    const page = await openStep2();
    await page.user.click(submitButton());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' }),
    ).toBeInTheDocument();
    expect(page.address()).toBe('/success?booking=b-1');
    expect(page.wire.requestsTo(createPaymentIntent)).toEqual([
      {
        offerID: 'q-1',
        description: 'Hotel Mar Blau, 2027-01-12 - 2027-01-14',
        paymentTiming: 'now',
      },
    ]);
    const [request] = page.wire.requestsTo(bookHotel);
    expect(request).toMatchObject({
      optionRefId: 'q-1',
      payment_intent_id: 'pi-1',
      paymentTiming: 'now',
      acceptedTotal: '412.50',
      rooms: [{ occupancyRefID: 1, paxes: [{ age: 30 }, { age: 30 }] }],
    });
    expect(request?.holder).toMatchObject({
      firstName: 'Anna',
      specialRequest: 'A quiet room',
      guest: null,
    });
    expect(keysOf(page, bookHotel.path)[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(payments.confirmed).toEqual([{ clientSecret: 'secret-1' }]);
  });

  it('HOT-46 books once for a double click', async () => {
    const { user, wire } = await openStep2();
    await user.dblClick(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    expect(wire.requestsTo(bookHotel)).toHaveLength(1);
    expect(payments.confirmed).toHaveLength(1);
  });

  it('asks nobody as long as the card fields are not complete', async () => {
    payments.fieldsProblem = { type: 'validation_error', code: 'incomplete_number' };
    const { user, wire } = await openStep2();
    await user.click(submitButton());
    expect(await findErrorSummary()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Fill in the card number completely.' }));
    expect(screen.getByRole('group', { name: 'Payment details' })).toHaveFocus();
    expect(wire.requestsTo(createPaymentIntent)).toEqual([]);
  });

  it('ERR-12 ERR-25 keeps everything after a declined card, and another card pays the same booking', async () => {
    payments.answers = [CARD_DECLINED, CARD_AUTHORISED];
    const page = await openStep2();
    await page.user.click(submitButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('insufficient funds');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent(
      'Nothing was charged or reserved for this booking. If your bank shows a reserved amount, it is free again within 7 days.',
    );
    expect(within(alert).getByRole('link', { name: 'support@wayfare.example' })).toHaveAttribute(
      'href',
      'mailto:support@wayfare.example',
    );
    expect(screen.getByText('Anna Visser')).toBeInTheDocument();
    await page.user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    const [first, second] = page.wire.requestsTo(bookHotel);
    expect(second).toEqual(first);
    for (const path of [bookHotel.path, createPaymentIntent.path])
      expect(new Set(keysOf(page, path)).size).toBe(1);
  });

  it('C3 goes on under the same reference after a lost answer and a reload', async () => {
    let isLost = true;
    const setting: Setting = { book: () => (isLost ? networkFailure() : BOOKED) };
    const first = await openStep2(setting);
    await first.user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /The server has an error, please, try it again later.*You pay only for a booking that is confirmed.*Write to/,
    );
    first.view.unmount();
    isLost = false;
    const second = await openStep2(setting);
    await second.user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    expect(second.wire.requestsTo(bookHotel)[0]?.clientReference).toBe(
      first.wire.requestsTo(bookHotel)[0]?.clientReference,
    );
  });

  it('keeps the way to pay as long as an earlier answer is not known', async () => {
    const setting: Setting = {
      quote: buildQuote({ paymentTypes: [PAY_NOW, PAY_THERE] }),
      book: () => networkFailure(),
    };
    const { user } = await openStep2(setting);
    await user.click(screen.getByRole('radio', { name: 'Pay at the property' }));
    await user.click(submitButton());
    await screen.findByRole('alert');
    expect(screen.getByRole('radio', { name: 'Pay now' })).toBeDisabled();
  });

  it('C3 Back from the receipt shows the receipt', async () => {
    const { user, router, address: shown } = await openStep2();
    await user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    await act(() => router.navigate(STEP2));
    await waitFor(() => expect(shown()).toBe('/success?booking=b-1'));
    expect(payments.confirmed).toHaveLength(1);
  });

  it('looks at the booking when the bank could not be reached', async () => {
    payments.answers = [{ error: { type: 'api_connection_error' } }];
    const { user, address: shown } = await openStep2();
    await user.click(submitButton());
    await waitFor(() => expect(shown()).toBe('/success?booking=b-1'));
  });

  it('offers the provider’s own page where the card fields do not work', async () => {
    isDown = true;
    const { user, wire } = await openStep2({
      settings: { ...PAYMENT_SETTINGS, scriptUrl: '/down.js' },
    });
    await screen.findByText('The payment fields do not work here');
    await user.click(submitButton());
    expect(
      await screen.findByRole('link', { name: 'Continue to the payment page' }),
    ).toHaveAttribute('href', 'https://pay.example/c/1');
    expect(wire.requestsTo(createCheckOutSession)).toEqual([{ booking_id: 'b-1' }]);
    expect(payments.confirmed).toEqual([]);
  });
});

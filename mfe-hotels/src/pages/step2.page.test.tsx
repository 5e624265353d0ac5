import {
  bookHotel,
  createCheckOutSession,
  createPaymentIntent,
  hotelBooking,
  hotelQuote,
  hotelQuoted,
  paymentSettings,
  popularPlaces,
} from '@wayfare/api-contract';
import type {
  BookRequest,
  BookResult,
  PaymentIntentRequest,
  PaymentIntentResult,
  PaymentSettings,
  Quote,
} from '@wayfare/api-contract';
import {
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
  findErrorSummary,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchOf } from '../testing/answers';
import {
  buildBooking,
  buildQuote,
  keepGuest,
  manyRooms,
  PAY_LATER,
  PAY_NOW,
  PAY_THERE,
} from '../testing/bookings';

expect.extend(toHaveNoViolations);
standStill();
let isDown = false;
installPayments(() => isDown);
beforeEach(() => {
  isDown = false;
  window.sessionStorage.clear();
  delete window.dataLayer;
  keepGuest();
});

const SEARCH = searchOf({ hotels: ['h-1'] });
const QUERY = { quote: 'q-1', optionRefId: 'opt-1', hotel_id: 'h-1', search: SEARCH };
const STEP2 = address('/booking/step2', QUERY);
const INTENT: PaymentIntentResult = {
  paymentIntent: {
    id: 'pi-1',
    client_secret: 'secret-1',
    mode: 'payment',
    amount: 41250,
    currency: 'eur',
    status: 'requires_payment_method',
    capture_method: 'manual',
  },
};
const BOOKED: BookResult = { booking_id: 'b-1', status: 'completing', reference: 'AB12CD34' };

type BookAnswer = BookResult | Response | ReturnType<typeof networkFailure>;

interface Setting {
  path?: string;
  quote?: Quote;
  settings?: PaymentSettings;
  fresh?: Partial<Quote>;
  intent?: (request: PaymentIntentRequest) => PaymentIntentResult | Response;
  book?: (request: BookRequest) => BookAnswer;
}

function open({
  path = STEP2,
  quote = buildQuote(),
  settings = PAYMENT_SETTINGS,
  fresh = {},
  intent = () => INTENT,
  book = () => BOOKED,
}: Setting = {}) {
  const wire = fakeWire([
    [hotelQuoted, ({ optionRefId }) => ({ ...quote, optionRefId })],
    [
      hotelQuote,
      buildQuote({
        optionRefId: 'q-2',
        priceChanged: true,
        previousPrice: '412.50',
        ledger: { ...quote.ledger, total: '430.00' },
        ...fresh,
      }),
    ],
    [paymentSettings, settings],
    [createPaymentIntent, intent],
    [bookHotel, book],
    [hotelBooking, buildBooking()],
    [createCheckOutSession, { url: 'https://pay.example/c/1', id: 'cs-1' }],
    [popularPlaces, []],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}

type Page = Awaited<ReturnType<typeof open>>;

const submitButton = () => screen.getByRole('button', { name: /Book with obligation to pay/ });
const keysOf = ({ wire }: Page, path: string) =>
  wire.requests
    .filter((request) => request.path === path)
    .map(({ headers }) => headers.get('idempotency-key'));

describe('booking step 2', () => {
  it('HOT-07 HOT-40 shows the stay, the details with a way back, and the binding button with the total', async () => {
    const { head } = await open();
    expect(head()).toMatchObject({ title: 'Step 2 of 3: Payment', noindex: true });
    const details = within(screen.getByRole('region', { name: 'Your details' }));
    expect(details.getByText('Anna Visser')).toBeInTheDocument();
    expect(details.getByText('Netherlands')).toBeInTheDocument();
    expect(details.getByRole('link', { name: 'Change your details' })).toHaveAttribute(
      'href',
      address('/booking/step1', QUERY),
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Steps of your booking' })).getByRole('link', {
        name: 'Your details',
      }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Book with obligation to pay: €412.50' }),
    ).toBeEnabled();
  });

  it('HOT-42 OQ-35 lists house rules and what the property takes on top', async () => {
    await open();
    const rules = within(screen.getByRole('region', { name: 'House rules' }));
    for (const text of [
      '21 years',
      'Check-in from 16:00 Ring the bell.',
      'Check-out until 10:00 Leave the key.',
      'City tax: €12.00',
    ])
      expect(rules.getByText(text)).toBeInTheDocument();
  });

  it.each([
    [3, false],
    [4, true],
  ])('HOT-48 notes other conditions: %i rooms, %s', async (rooms, isNoted) => {
    keepGuest({
      roomGuests: Array.from({ length: rooms - 1 }, () => ({
        firstName: 'Bert',
        lastName: 'Bakker',
      })),
    });
    await open({ quote: buildQuote(manyRooms(rooms)) });
    expect(screen.queryByText(/For more than 3 rooms/) !== null).toBe(isNoted);
  });

  it('HOT-49 says that a room on request is confirmed within two days', async () => {
    await open({ quote: buildQuote({ status: 'RQ' }) });
    expect(screen.getByText(/confirms within two days/)).toBeInTheDocument();
  });

  it('HOT-40 OQ-34 asks when to pay, with amounts and dates, and decides nothing for the traveller', async () => {
    const { user, wire } = await open({
      quote: buildQuote({ paymentTypes: [PAY_NOW, PAY_LATER, PAY_THERE] }),
    });
    const choice = within(screen.getByRole('region', { name: 'When you pay' }));
    expect(
      choice.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([]);
    expect(choice.getByRole('radio', { name: 'Pay later' })).toHaveAccessibleDescription(
      /€412.50.*Friday 8 January 2027/,
    );
    await user.click(submitButton());
    expect(await findErrorSummary()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Choose how you want to pay' }));
    expect(choice.getByRole('radio', { name: 'Pay now' })).toHaveFocus();
    expect(wire.requestsTo(bookHotel)).toEqual([]);
    await user.click(choice.getByRole('radio', { name: 'Pay at the property' }));
    expect(screen.getByRole('heading', { name: 'Book' })).toBeInTheDocument();
    await user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    expect(wire.requestsTo(createPaymentIntent)).toEqual([]);
    expect(wire.requestsTo(bookHotel)[0]).toMatchObject({
      paymentTiming: 'property',
      payment_intent_id: null,
    });
  });

  it.each([
    ['en', false, 'Book', 'Book with obligation to pay: €412.50 at the property'],
    [
      'en',
      true,
      'Your card as a guarantee',
      'Book with obligation to pay: €412.50 at the property',
    ],
    [
      'nl',
      true,
      'Je kaart als garantie',
      'Bestelling met betalingsverplichting: € 412,50 bij de accommodatie',
    ],
  ])(
    'OQ-34 a rate that is paid at the property says so at its button, in %s, card needed: %s',
    async (language, needsCard, heading, label) => {
      await open({
        quote: buildQuote({ paymentTypes: [{ ...PAY_THERE, needsCard }] }),
        path: language === 'en' ? STEP2 : address('/nl/boeking/stap2', QUERY),
      });
      const pay = await screen.findByRole('region', { name: heading });
      const named = (name: string) => name.replaceAll(/\s/g, ' ') === label;
      expect(within(pay).getByRole('button', { name: named })).toBeVisible();
      expect(within(pay).queryByText(/van je kaart afgeschreven|Pay by card/)).toBeNull();
    },
  );

  it('takes the message about the way to pay away once one is chosen', async () => {
    const { user } = await open({ quote: buildQuote({ paymentTypes: [PAY_NOW, PAY_LATER] }) });
    await user.click(submitButton());
    const link = await screen.findByRole('link', { name: 'Choose how you want to pay' });
    await user.click(screen.getByRole('radio', { name: 'Pay now' }));
    expect(link).not.toBeInTheDocument();
  });

  it('takes the message about a declined card away once another way to pay is chosen', async () => {
    payments.answers = [CARD_DECLINED];
    const { user } = await open({ quote: buildQuote({ paymentTypes: [PAY_NOW, PAY_LATER] }) });
    await user.click(screen.getByRole('radio', { name: 'Pay now' }));
    await user.click(submitButton());
    expect(await screen.findByText(/insufficient funds/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Pay later' }));
    expect(screen.queryByText(/insufficient funds/)).toBeNull();
  });

  it.each([
    ['the same quote', STEP2, true],
    ['another one', address('/booking/step2', { ...QUERY, quote: 'q-9' }), false],
  ])('keeps the way to pay over a reload, of %s: %s', async (_title, path, isKept) => {
    const quote = buildQuote({ paymentTypes: [PAY_NOW, PAY_LATER] });
    const { user, view } = await open({ quote });
    await user.click(screen.getByRole('radio', { name: 'Pay later' }));
    view.unmount();
    await open({ path, quote });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pay later' }).checked).toBe(isKept);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pay now' }).checked).toBe(false);
  });

  it('PLT-31 sends and shows a wish without its markup', async () => {
    keepGuest({ specialRequest: '<b>A quiet room</b><script>x</script> javascript:alert(1)' });
    const { user, wire } = await open();
    expect(screen.getByText('A quiet roomx alert(1)')).toBeInTheDocument();
    await user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    expect(wire.requestsTo(bookHotel)[0]?.holder.specialRequest).toBe('A quiet roomx alert(1)');
  });

  it('HOT-07 sends a cold visitor to step 1, with a message', async () => {
    window.sessionStorage.clear();
    const { address: shown } = await open();
    expect(shown()).toBe(address('/booking/step1', { ...QUERY, note: 'details' }));
    expect(screen.getByText('Fill in your details first')).toBeInTheDocument();
  });

  it('HOT-07 asks a visitor without a choice to choose', async () => {
    await open({ path: '/booking/step2' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Nothing to book yet' }),
    ).toBeInTheDocument();
  });

  it('CON-06 HOT-45 pushes add_payment_info with the way to pay', async () => {
    await open();
    expect(window.dataLayer).toMatchObject([
      { event: 'add_payment_info', ecommerce: { currency: 'EUR', payment_type: 'now' } },
    ]);
  });

  it('speaks Dutch and is accessible', async () => {
    const { view } = await open({
      path: address('/nl/boeking/stap2', QUERY),
      quote: buildQuote({ status: 'RQ', paymentTypes: [PAY_NOW, PAY_LATER] }),
    });
    expect(
      screen.getByRole('button', { name: /^Bestelling met betalingsverplichting: €\s412,50$/ }),
    ).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('paying', () => {
  it('HOT-44 HOT-46 opens an intent, books each room and only then asks the card, and shows the booking', async () => {
    const page = await open();
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
    const { user, wire } = await open();
    await user.dblClick(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    expect(wire.requestsTo(bookHotel)).toHaveLength(1);
    expect(payments.confirmed).toHaveLength(1);
  });

  it('asks nobody as long as the card fields are not complete', async () => {
    payments.fieldsProblem = { type: 'validation_error', code: 'incomplete_number' };
    const { user, wire } = await open();
    await user.click(submitButton());
    expect(await findErrorSummary()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Fill in the card number completely.' }));
    expect(screen.getByRole('group', { name: 'Card details' })).toHaveFocus();
    expect(wire.requestsTo(createPaymentIntent)).toEqual([]);
  });

  it('ERR-12 ERR-25 keeps everything after a declined card, and another card pays the same booking', async () => {
    payments.answers = [CARD_DECLINED, CARD_AUTHORISED];
    const page = await open();
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
    const first = await open(setting);
    await first.user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /The server has an error, please, try it again later.*Your card is charged only when the booking is confirmed.*Write to/,
    );
    first.view.unmount();
    isLost = false;
    const second = await open(setting);
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
    const { user } = await open(setting);
    await user.click(screen.getByRole('radio', { name: 'Pay at the property' }));
    await user.click(submitButton());
    await screen.findByRole('alert');
    expect(screen.getByRole('radio', { name: 'Pay now' })).toBeDisabled();
  });

  it('C3 Back from the receipt shows the receipt', async () => {
    const { user, router, address: shown } = await open();
    await user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    await act(() => router.navigate(STEP2));
    await waitFor(() => expect(shown()).toBe('/success?booking=b-1'));
    expect(payments.confirmed).toHaveLength(1);
  });

  it('looks at the booking when the bank could not be reached', async () => {
    payments.answers = [{ error: { type: 'api_connection_error' } }];
    const { user, address: shown } = await open();
    await user.click(submitButton());
    await waitFor(() => expect(shown()).toBe('/success?booking=b-1'));
  });

  it('PRICE_CHANGED shows both prices and offers the new one or another room', async () => {
    const changed = {
      code: 'PRICE_CHANGED',
      message: 'x',
      previousPrice: '412.50',
      newPrice: '430.00',
    };
    const { user, wire, address: shown } = await open({ book: () => wireError(409, changed) });
    await user.click(submitButton());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('It was €412.50 and is now €430.00.')).toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Choose another room' })).toHaveAttribute(
      'href',
      address('/hotel', { hotel_id: 'h-1', search: SEARCH }),
    );
    await user.click(alert.getByRole('button', { name: 'Continue at the new price' }));
    await waitFor(() =>
      expect(shown()).toBe(address('/booking/step2', { ...QUERY, quote: 'q-2' })),
    );
    expect(wire.requestsTo(hotelQuote)[0]).toMatchObject({
      optionRefId: 'opt-1',
      shownPrice: '412.50',
    });
  });

  const lostSession = ({ offerID }: PaymentIntentRequest) =>
    offerID === 'q-1' ? wireError(404, { code: 'NOT_FOUND', message: 'x' }) : INTENT;

  it('ERR-03 books at the same price under a session that did not ask for it, and asks the card once', async () => {
    const { user, wire } = await open({
      intent: lostSession,
      fresh: buildQuote({ optionRefId: 'q-2' }),
    });
    await user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    expect(wire.requestsTo(bookHotel)).toMatchObject([
      { optionRefId: 'q-2', acceptedTotal: '412.50' },
    ]);
    expect(payments.confirmed).toHaveLength(1);
  });

  it('ERR-03 shows the price that such a session has to pay instead', async () => {
    const { user, wire } = await open({ intent: lostSession });
    await user.click(submitButton());
    expect(await screen.findByText('It was €412.50 and is now €430.00.')).toBeInTheDocument();
    expect(wire.requestsTo(bookHotel)).toEqual([]);
  });

  it.each<[string, number, string, string]>([
    ['ERR-10', 410, 'OFFER_EXPIRED', 'This offer has expired'],
    ['ERR-06', 409, 'NO_ROOMS', 'This room is no longer available'],
    ['HOT-46', 409, 'IDEMPOTENCY_CONFLICT', 'This booking is under way already'],
    ['ERR-04', 500, 'SERVER_ERROR', 'Server error, please try again later'],
    ['HOT-32', 400, 'INVALID_REQUEST', 'Your details cannot be used'],
  ])('%s says what a %i %s means', async (_, status, code, title) => {
    const { user, view } = await open({ book: () => wireError(status, { code, message: 'x' }) });
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByText('Anna Visser')).toBeInTheDocument();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('offers the provider’s own page where the card fields do not work', async () => {
    isDown = true;
    const { user, wire } = await open({ settings: { ...PAYMENT_SETTINGS, scriptUrl: '/down.js' } });
    await screen.findByText('The card fields do not work here');
    await user.click(submitButton());
    expect(
      await screen.findByRole('link', { name: 'Continue to the payment page' }),
    ).toHaveAttribute('href', 'https://pay.example/c/1');
    expect(wire.requestsTo(createCheckOutSession)).toEqual([{ booking_id: 'b-1' }]);
    expect(payments.confirmed).toEqual([]);
  });
});

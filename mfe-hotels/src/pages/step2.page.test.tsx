import { bookHotel, createPaymentIntent } from '@wayfare/api-contract';
import {
  CARD_DECLINED,
  expectAccessible,
  installPayments,
  payments,
  standStill,
  findErrorSummary,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { address } from '../testing/answers';
import {
  buildQuote,
  keepGuest,
  manyRooms,
  PAY_LATER,
  PAY_NOW,
  PAY_THERE,
  QUERY,
} from '../testing/bookings';
import { openStep2, STEP2, submitButton } from '../testing/step2-page';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  keepGuest();
});

describe('booking step 2', () => {
  it('HOT-07 HOT-40 shows the stay, the details with a way back, and the binding button with the total', async () => {
    const { head } = await openStep2();
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
    await openStep2();
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
    await openStep2({ quote: buildQuote(manyRooms(rooms)) });
    expect(screen.queryByText(/For more than 3 rooms/) !== null).toBe(isNoted);
  });

  it('HOT-49 says that a room on request is confirmed within two days', async () => {
    await openStep2({ quote: buildQuote({ status: 'RQ' }) });
    expect(screen.getByText(/confirms within two days/)).toBeInTheDocument();
  });

  it('HOT-40 OQ-34 asks when to pay, with amounts and dates, and decides nothing for the traveller', async () => {
    const { user, wire } = await openStep2({
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
      await openStep2({
        quote: buildQuote({ paymentTypes: [{ ...PAY_THERE, needsCard }] }),
        path: language === 'en' ? STEP2 : address('/nl/boeking/stap2', QUERY),
      });
      const pay = await screen.findByRole('region', { name: heading });
      const named = (name: string) => name.replaceAll(/\s/g, ' ') === label;
      expect(within(pay).getByRole('button', { name: named })).toBeVisible();
      expect(
        within(pay).queryByText(/van je kaart afgeschreven|Pay by card/),
      ).not.toBeInTheDocument();
    },
  );

  it('takes the message about the way to pay away once one is chosen', async () => {
    const { user } = await openStep2({ quote: buildQuote({ paymentTypes: [PAY_NOW, PAY_LATER] }) });
    await user.click(submitButton());
    const link = await screen.findByRole('link', { name: 'Choose how you want to pay' });
    await user.click(screen.getByRole('radio', { name: 'Pay now' }));
    expect(link).not.toBeInTheDocument();
  });

  it('takes the message about a declined card away once another way to pay is chosen', async () => {
    payments.answers = [CARD_DECLINED];
    const { user } = await openStep2({ quote: buildQuote({ paymentTypes: [PAY_NOW, PAY_LATER] }) });
    await user.click(screen.getByRole('radio', { name: 'Pay now' }));
    await user.click(submitButton());
    expect(await screen.findByText(/insufficient funds/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Pay later' }));
    expect(screen.queryByText(/insufficient funds/)).not.toBeInTheDocument();
  });

  it.each([
    ['the same quote', STEP2, true],
    ['another one', address('/booking/step2', { ...QUERY, quote: 'q-9' }), false],
  ])('keeps the way to pay over a reload, of %s: %s', async (_title, path, isKept) => {
    const quote = buildQuote({ paymentTypes: [PAY_NOW, PAY_LATER] });
    const { user, view } = await openStep2({ quote });
    await user.click(screen.getByRole('radio', { name: 'Pay later' }));
    view.unmount();
    await openStep2({ path, quote });
    const payNow = screen.getByRole('radio', { name: 'Pay now' });
    const payLater = screen.getByRole('radio', { name: 'Pay later' });
    expect([payLater, payNow].map((radio) => radio.matches(':checked'))).toEqual([isKept, false]);
  });

  it('PLT-31 sends and shows a wish without its markup', async () => {
    keepGuest({ specialRequest: '<b>A quiet room</b><script>x</script> javascript:alert(1)' });
    const { user, wire } = await openStep2();
    expect(screen.getByText('A quiet roomx alert(1)')).toBeInTheDocument();
    await user.click(submitButton());
    await screen.findByRole('heading', { level: 1, name: 'Your booking is confirmed' });
    expect(wire.requestsTo(bookHotel)[0]?.holder.specialRequest).toBe('A quiet roomx alert(1)');
  });

  it('HOT-07 sends a cold visitor to step 1, with a message', async () => {
    window.sessionStorage.clear();
    const { address: shown } = await openStep2();
    expect(shown()).toBe(address('/booking/step1', { ...QUERY, note: 'details' }));
    expect(screen.getByText('Fill in your details first')).toBeInTheDocument();
  });

  it('HOT-07 asks a visitor without a choice to choose', async () => {
    await openStep2({ path: '/booking/step2' });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Nothing to book yet' }),
    ).toBeInTheDocument();
  });

  it('CON-06 HOT-45 pushes add_payment_info with the way to pay', async () => {
    await openStep2();
    expect(window.dataLayer).toMatchObject([
      { event: 'add_payment_info', ecommerce: { currency: 'EUR', payment_type: 'now' } },
    ]);
  });

  it('speaks Dutch and is accessible', async () => {
    const { view } = await openStep2({
      path: address('/nl/boeking/stap2', QUERY),
      quote: buildQuote({ status: 'RQ', paymentTypes: [PAY_NOW, PAY_LATER] }),
    });
    expect(
      screen.getByRole('button', { name: /^Bestelling met betalingsverplichting: €\s412,50$/ }),
    ).toBeInTheDocument();
    await expectAccessible(view.container);
  });
});

import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { createPaymentIntent, orderFlight, type SavedCard } from '@wayfare/api-contract';
import {
  CARD_AUTHORISED,
  CARD_DECLINED,
  expectAccessible,
  installPayments,
  payments,
  standStill,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import { CHOSEN, heading, open, payButton } from '../testing/payment-page';
import { keepFlight } from '../testing/party';

standStill();
installPayments();

beforeEach(() => {
  window.sessionStorage.clear();
  clearQueryCache();
  keepFlight(CHOSEN);
});

const card = (changes: Partial<SavedCard> = {}): SavedCard => ({
  id: 'pm_new',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2031,
  expired: false,
  ...changes,
});
const OLD = card({
  id: 'pm_old',
  brand: 'mastercard',
  last4: '4444',
  expYear: 2025,
  expired: true,
});

describe('paying with a card that is kept', () => {
  it('offers it first, pays with it in one press, and says which one pays no more', async () => {
    const { user, wire, view } = await open({ cards: [card(), OLD] });
    expect(screen.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    expect(screen.getByText(/Mastercard ending in 4444 has expired/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Mastercard/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Keep this card/ })).not.toBeInTheDocument();
    await expectAccessible(view.container);
    await user.click(payButton());
    await heading('Your flights are booked');
    expect(wire.requestsTo(createPaymentIntent)[0]).not.toHaveProperty('keepCard');
    expect(payments.confirmedWith).toEqual([{ payment_method: 'pm_new' }]);
  });

  it('goes past it after a refusal, to the same booking, and keeps the card that pays where that is wanted', async () => {
    payments.answers = [CARD_DECLINED, CARD_AUTHORISED];
    const { user, wire } = await open({ cards: [card()] });
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('insufficient funds');
    await user.click(screen.getByRole('radio', { name: 'Use another card' }));
    const box = screen.getByRole('checkbox', { name: 'Keep this card for next time' });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(payButton());
    await heading('Your flights are booked');
    expect(wire.requestsTo(createPaymentIntent)[1]).toMatchObject({ keepCard: true });
    expect(payments.confirmedWith).toEqual([
      { payment_method: 'pm_new' },
      {
        setup_future_usage: 'on_session',
        payment_method_data: { allow_redisplay: 'always' },
      },
    ]);
    const [first, second] = wire.requestsTo(orderFlight());
    expect(second).toEqual(first);
  });

  it('keeps no card of a visitor', async () => {
    await open();
    expect(screen.queryByRole('checkbox', { name: /Keep this card/ })).not.toBeInTheDocument();
  });
});

import { bookHotel, hotelQuote } from '@wayfare/api-contract';
import type { PaymentIntentRequest } from '@wayfare/api-contract';
import {
  expectAccessible,
  installPayments,
  payments,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { address } from '../testing/answers';
import { buildQuote, keepGuest, QUERY, SEARCH } from '../testing/bookings';
import { INTENT, openStep2, submitButton } from '../testing/step2-page';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  keepGuest();
});

describe('paying what is not as it was', () => {
  it('PRICE_CHANGED shows both prices and offers the new one or another room', async () => {
    const changed = {
      code: 'PRICE_CHANGED',
      message: 'x',
      previousPrice: '412.50',
      newPrice: '430.00',
    };
    const { user, wire, address: shown } = await openStep2({ book: () => wireError(409, changed) });
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
    const { user, wire } = await openStep2({
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
    const { user, wire } = await openStep2({ intent: lostSession });
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
    const { user, view } = await openStep2({
      book: () => wireError(status, { code, message: 'x' }),
    });
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByText('Anna Visser')).toBeInTheDocument();
    await expectAccessible(view.container);
  });
});

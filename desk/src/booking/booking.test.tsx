import {
  bankView,
  supplierView,
  type BankPayment,
  type SupplierView,
} from '@wayfare/desk-contract';
import { screen, within } from '@testing-library/react';
import {
  ANNA,
  BRAM,
  buildDetail,
  buildDifference,
  buildPayment,
  buildRefund,
} from '../testing/builders';
import { inTurn, refusal, silence, unreachable, when } from '../testing/fake-desk';
import { bookingAnswers, openDesk } from '../testing/open-desk';

const panel = (name: string) => within(screen.getByRole('region', { name }));
const PAGE = '/bookings/bk-1';

describe('The page of a booking', () => {
  it('says what the booking is, where it stands and what became of its money', async () => {
    const detail = buildDetail({
      booking: { state: 'verifying', tries: 7, runAt: '2026-12-10T09:05:00Z', reason: 'timeout' },
      money: { refunded: 5_000, refundable: 36_250 },
    });
    await openDesk(PAGE, bookingAnswers(detail));
    expect(screen.getByRole('heading', { level: 1, name: 'WF7K2M9Q' })).toBeVisible();
    const booking = panel('Booking');
    expect(booking.getByText('verifying')).toBeVisible();
    expect(booking.getByText('7')).toBeVisible();
    expect(booking.getByText('Thu 10 Dec 2026, 10:05')).toBeVisible();
    const money = panel('Money');
    expect(money.getByText('Given back').nextSibling).toHaveTextContent('€50.00');
    expect(money.getByText('Can be given back').nextSibling).toHaveTextContent('€362.50');
  });

  it('says that a step is at work instead of when it is tried next', async () => {
    await openDesk(PAGE, bookingAnswers(buildDetail({ booking: { isAtWork: true } })));
    expect(panel('Booking').getByText('at work now')).toBeVisible();
  });

  it('tells the history step by step, with who did it and how it ended', async () => {
    await openDesk(PAGE, bookingAnswers());
    const entries = panel('History').getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('awaiting_payment → booking'),
      expect.stringContaining('captured: €412.50'),
      expect.stringContaining('booking.cancel'),
    ]);
    expect(entries[2]).toHaveTextContent('refused');
    expect(entries[2]).toHaveTextContent('operator:op-bram');
  });

  it('has notes, refunds of the desk and open differences', async () => {
    const detail = buildDetail({
      notes: [{ id: 'n-1', at: '2026-12-09T09:00:00Z', by: ANNA, text: 'Called the hotel' }],
      refunds: [buildRefund({ requestedBy: BRAM })],
      differences: [buildDifference()],
    });
    await openDesk(PAGE, bookingAnswers(detail));
    expect(panel('Notes').getByText('Called the hotel')).toBeVisible();
    expect(
      panel('Refunds of the desk').getByRole('link', { name: 'To be decided' }),
    ).toHaveAttribute('href', '/refunds');
    expect(screen.getByText(/Captured amounts differ/)).toHaveTextContent(
      'Ours €412.50, Theirs €400.00',
    );
  });

  it('encodes an id in its address, and asks for the booking by the id as it is', async () => {
    const { wire } = await openDesk('/bookings/a%2Fb', bookingAnswers());
    expect(wire.requestsTo(supplierView)).toEqual([
      { path: '/api/bookings/supplier', request: { bookingId: 'a/b' }, key: null },
    ]);
  });
});

describe('The supplier’s view', () => {
  it.each<[SupplierView, string]>([
    [{ isAnswered: true, status: 'confirmed', id: 'o', reference: 'r' }, 'Confirmed'],
    [{ isAnswered: true, status: 'none', id: null, reference: null }, 'Knows no such booking'],
    [{ isAnswered: false, why: 'timeout' }, 'The supplier did not answer in time'],
    [{ isAnswered: false, why: 'failed' }, 'The supplier could not be asked'],
  ])('of %j says %s', async (supplier, text) => {
    await openDesk(PAGE, bookingAnswers(buildDetail(), { supplier }));
    expect(await panel('At the supplier, now').findByText(text)).toBeVisible();
  });

  it('leaves the page usable while it is waited for', async () => {
    await openDesk(PAGE, bookingAnswers(buildDetail(), { supplier: silence }));
    expect(panel('At the supplier, now').getByText('Asking the supplier…')).toBeVisible();
    expect(await panel('At the bank, now').findByText('pi_0001')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeEnabled();
  });

  it('that is lost says so in its place, and comes on a press', async () => {
    const known: SupplierView = { isAnswered: true, status: 'held', id: null, reference: null };
    const { user } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(
        supplierView,
        inTurn<SupplierView>(unreachable, () => known),
      ),
    ]);
    const place = panel('At the supplier, now');
    expect(await place.findByText(/The desk cannot be reached/)).toBeVisible();
    expect(await panel('At the bank, now').findByText('pi_0001')).toBeVisible();
    await user.click(place.getByRole('button', { name: 'Ask again' }));
    expect(await place.findByText('Held, not paid')).toBeVisible();
  });
});

describe('The bank’s view', () => {
  it('has each payment, with what was given back and why a try failed', async () => {
    const payments: BankPayment[] = [
      {
        isAnswered: true,
        id: 'pi_0002',
        mode: 'payment',
        status: 'requires_capture',
        amount: 10_000,
        captured: 0,
        refunds: [{ id: 're_1', status: 'pending', amount: 2_500 }],
        failure: 'card_declined',
      },
      { isAnswered: false, why: 'timeout', id: 'pi_0003' },
    ];
    await openDesk(PAGE, bookingAnswers(buildDetail(), { bank: { payments } }));
    const bank = panel('At the bank, now');
    expect(await bank.findByText('requires_capture')).toBeVisible();
    expect(bank.getByText('€25.00')).toBeVisible();
    expect(bank.getByText('card_declined')).toBeVisible();
    expect(bank.getByText('pi_0003')).toBeVisible();
    expect(bank.getByText('The bank did not answer in time')).toBeVisible();
  });

  it('of a booking without payments says so, which is another thing than no answer', async () => {
    await openDesk(PAGE, bookingAnswers(buildDetail(), { bank: { payments: [] } }));
    expect(await screen.findByText('The booking has no payment.')).toBeVisible();
  });

  it('that fails leaves the supplier’s as it is', async () => {
    await openDesk(PAGE, [...bookingAnswers(), when(bankView, refusal('SERVER_ERROR'))]);
    expect(await panel('At the bank, now').findByText(/The desk has an error/)).toBeVisible();
    expect(await panel('At the supplier, now').findByText('Confirmed')).toBeVisible();
  });

  it('is asked anew with everything else', async () => {
    const { user, wire } = await openDesk(PAGE, [
      ...bookingAnswers(),
      when(
        bankView,
        inTurn<{ payments: BankPayment[] }>(unreachable, () => ({ payments: [buildPayment()] })),
      ),
    ]);
    const bank = panel('At the bank, now');
    await user.click(await bank.findByRole('button', { name: 'Ask again' }));
    expect(await bank.findByText('pi_0001')).toBeVisible();
    expect(wire.requestsTo(supplierView)).toHaveLength(2);
  });
});

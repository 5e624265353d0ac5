import { hotelBooking } from '@wayfare/api-contract';
import type { HotelBooking } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildBooking } from '../testing/bookings';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  const attempt = {
    clientReference: 'r',
    fingerprint: 'f',
    timing: 'now',
    bookKey: 'k',
    intentKey: 'i',
    bookingId: 'b-1',
    outcome: 'sent',
  };
  window.sessionStorage.setItem('hotelAttempts', JSON.stringify({ 'q-1': attempt }));
});

const open = (answer: HotelBooking, path: string) =>
  renderRoute(vertical, manifest, path, { wire: fakeWire([[hotelBooking, answer]]) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const AWAITING = buildBooking({
  status: 'completing',
  payment: { state: 'awaiting', charged: '0.00', refunded: '0.00' },
  documents: null,
  canCancel: false,
});

describe('back from the page of a bank', () => {
  it.each([
    ['failed', 'The payment was not completed', /Nothing was charged/],
    ['pending', 'Your booking is being made', /Your bank has still to tell us/],
    ['succeeded', 'Your booking is being made', /Your bank has still to tell us/],
    ['made up', 'Your booking is being made', /The payment has not reached us yet/],
  ])('says what a bank said that leads back: %s', async (status, title, text) => {
    const query = new URLSearchParams({
      booking: 'b-1',
      payment_intent: 'pi_1',
      payment_intent_client_secret: 'pi_1_secret_2',
      redirect_status: status,
    });
    const { view } = await open(AWAITING, `/success?${query.toString()}`);
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the payment' })).toHaveAttribute(
      'href',
      expect.stringContaining('quote=q-1'),
    );
    await expectAccessible(view.container);
  });

  it('leaves no key to the payment in the address bar', async () => {
    const address = '/success?booking=b-1&redirect_status=succeeded';
    window.history.replaceState(
      null,
      '',
      `${address}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2`,
    );
    await open(buildBooking(), address);
    await heading('Your booking is confirmed');
    expect(`${window.location.pathname}${window.location.search}`).toBe(address);
  });

  it('believes the server and no address: what is booked is booked', async () => {
    await open(buildBooking(), '/success?booking=b-1&redirect_status=failed');
    expect(await heading('Your booking is confirmed')).toBeVisible();
  });
});

import { hotelBookingList } from '@wayfare/api-contract';
import type { HotelBookingList } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  networkFailure,
  renderSlot,
  standStill,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildBooking } from '../testing/bookings';

standStill();

const LIST: HotelBookingList = {
  bookings: [
    buildBooking(),
    buildBooking({
      booking_id: 'b-2',
      reference: 'BB22BB22',
      hotel: { ...buildBooking().hotel, name: 'Hotel Oud' },
      checkIn: '2026-01-02',
      checkOut: '2026-01-04',
      canCancel: false,
    }),
    buildBooking({
      booking_id: 'b-3',
      hotel: { ...buildBooking().hotel, name: 'Hotel Weg' },
      status: 'canceled',
      canCancel: false,
      documents: null,
      payment: { state: 'refunded', charged: '412.50', refunded: '300.00' },
    }),
  ],
  failed: [
    {
      booking_id: 'b-9',
      code: 'DATABASE_LOAD',
      message: 'The booking could not be read',
      details: 'row 7',
    },
  ],
};

type Answer = HotelBookingList | ReturnType<typeof networkFailure>;

const open = (path = '/booking-list', answer: Answer | (() => Answer) = LIST) =>
  renderSlot(vertical, manifest, 'bookings.list/v1', {
    path,
    wire: fakeWire([[hotelBookingList, answer]]),
  });
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('hotel bookings in the list', () => {
  it('shows status, dates and price in words, with what can be done', async () => {
    const { view } = await open();
    const card = within(await screen.findByRole('article', { name: 'Hotel Mar Blau' }));
    for (const text of [
      'confirmed',
      /Tue 12 Jan 2027 to Thu 14 Jan 2027/,
      /2 nights, 1 room · €412.50 · Booking reference: AB12CD34/,
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      '/success?booking=b-1',
    );
    expect(card.getByRole('link', { name: 'Cancel this booking' })).toHaveAttribute(
      'href',
      '/cancelation?booking=b-1',
    );
    expect(card.getByRole('link', { name: 'Voucher (PDF)' })).toHaveAttribute(
      'href',
      '/api/bookings/b-1/document.pdf?key=k',
    );
    expect(
      within(screen.getByRole('article', { name: 'Hotel Oud' })).getByText(
        'Can no longer be cancelled',
      ),
    ).toBeInTheDocument();
    const canceled = within(screen.getByRole('article', { name: 'Hotel Weg' }));
    expect(canceled.getByText('Refunded so far: €300.00')).toBeInTheDocument();
    expect(canceled.queryByText(/Can no longer be cancelled|PDF/)).not.toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it.each([
    ['', ['Hotel Mar Blau', 'Hotel Oud', 'Hotel Weg']],
    ['?filter=incoming', ['Hotel Mar Blau']],
    ['?filter=expired', ['Hotel Oud']],
    ['?filter=canceled', ['Hotel Weg']],
  ])('OQ-81 ACC-25 shows for %s: %j', async (query, expected) => {
    await open(`/booking-list${query}`);
    await screen.findByText(/hotel bookings?$/);
    expect(names()).toEqual(expected);
  });

  it('ERR-24 names a booking that could not be read, and shows the others', async () => {
    await open();
    const alert = await screen.findByRole('alert');
    for (const text of [
      'Booking b-9 could not be loaded',
      'The booking could not be read',
      'row 7',
    ])
      expect(alert).toHaveTextContent(text);
    expect(names()).toHaveLength(3);
  });

  it('says that the list cannot be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = await open('/nl/boekingen-reizen', () => (isDown ? networkFailure() : LIST));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Je hotelboekingen konden niet worden geladen.',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('article', { name: 'Hotel Mar Blau' })).toBeInTheDocument();
  });
});

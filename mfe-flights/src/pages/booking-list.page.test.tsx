import { flightBookingList, type FlightBookingList } from '@wayfare/api-contract';
import {
  buildFlightBooking,
  expectAccessible,
  fakeWire,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

standStill();

const LIST: FlightBookingList = {
  bookings: [
    buildFlightBooking(),
    buildFlightBooking({
      booking_id: 'f-3',
      reference: 'GONE1234',
      status: 'canceled',
      canCancel: false,
    }),
  ],
  failed: [],
};
const ACCOUNT = {
  name: 'account',
  version: '1.0.0',
  contract: '^1.1.0',
  criticality: 'regular',
  routes: [
    { name: 'login', path: { en: '/user/login', nl: '/nl/gebruiker/login' } },
    { name: 'find-booking', path: { en: '/find-booking', nl: '/nl/boeking-vinden' } },
  ],
  namespaces: ['account'],
};

const NONE: FlightBookingList = { bookings: [], failed: [] };
const open = (path: string, user = 'u-1', list = LIST) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([[flightBookingList, list]]),
    user: { user },
    manifests: [ACCOUNT],
  });
const filters = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the list of flight bookings', () => {
  it('FLT-10 OQ-81 shows flights only, with counted filters in the URL', async () => {
    const { user, view, address, head } = await open('/flights/booking-list');
    expect(head()).toMatchObject({ title: 'My flight bookings', noindex: true });
    expect(await screen.findByText('2 flight bookings')).toBeInTheDocument();
    await waitFor(() =>
      expect(filters('Show bookings')).toEqual([
        'All (2)',
        'Incoming (1)',
        'Expired (0)',
        'Cancelled (1)',
      ]),
    );
    await expectAccessible(view.container);
    await user.click(screen.getByRole('link', { name: 'Cancelled (1)' }));
    expect(address()).toBe('/flights/booking-list?filter=canceled');
    expect(await screen.findByRole('heading', { level: 2, name: 'Cancelled' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText(/GONE1234/)).toBeInTheDocument();
  });

  it('FLT-10 speaks Dutch and is accessible', async () => {
    const { view } = await open('/nl/vluchten/boekingen?filter=incoming');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Mijn vliegboekingen' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(filters('Boekingen tonen')).toEqual([
        'Alle (2)',
        'Komend (1)',
        'Afgelopen (0)',
        'Geannuleerd (1)',
      ]),
    );
    expect(screen.getByRole('link', { name: 'Bekijken of beheren' })).toHaveAttribute(
      'href',
      '/nl/vlucht-annulering?booking=f-1',
    );
    await expectAccessible(view.container);
  });

  it.each([
    ['/flights/booking-list', 'Booked in this browser'],
    ['/nl/vluchten/boekingen', 'In deze browser geboekt'],
  ])('shows a visitor at %s what this browser has booked, without asking', async (path, title) => {
    const { view } = await open(path, '');
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await expectAccessible(view.container);
  });

  it('asks a visitor to log in, here or on the page that leads back, and shows the way without an account', async () => {
    const { view, wire } = await open('/flights/booking-list?filter=expired', '', NONE);
    await waitFor(() => expect(wire.requestsTo(flightBookingList)).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(screen.getByText('You must be logged in to continue')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the login page' })).toHaveAttribute(
      'href',
      '/user/login?return=%2Fflights%2Fbooking-list%3Ffilter%3Dexpired',
    );
    expect(screen.getByRole('link', { name: 'Find a booking' })).toHaveAttribute(
      'href',
      '/find-booking',
    );
    expect(
      screen.queryByRole('heading', { name: 'Booked in this browser' }),
    ).not.toBeInTheDocument();
    await expectAccessible(view.container);
  });
});

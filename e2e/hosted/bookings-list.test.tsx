/* The page of all bookings where their trips cannot be had: the real parts of three verticals, hosted together as the shell does it. */
import { queryClient } from '@wayfare/api-client/query-cache';
import {
  claimBookings,
  claims,
  flightBookingList,
  hotelBookingList,
  trainBookingList,
  trips,
} from '@wayfare/api-contract';
import type { FlightBookingList, HotelBookingList, TrainBookingList } from '@wayfare/api-contract';
import {
  buildFlightBooking,
  buildTrainBooking,
  fakeWire,
  networkFailure,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { manifestOf } from '@wayfare/testing/manifests';
import { screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { vertical as account } from '../../mfe-account/src/remote';
import { vertical as flights } from '../../mfe-flights/src/remote';
import { vertical as hotels } from '../../mfe-hotels/src/remote';
import { buildBooking } from '../../mfe-hotels/src/testing/bookings';
import { vertical as trains } from '../../mfe-trains/src/remote';

const accountManifest = manifestOf('account');
const flightsManifest = manifestOf('flights');
const hotelsManifest = manifestOf('hotels');
const trainsManifest = manifestOf('trains');

expect.extend(toHaveNoViolations);
standStill();

const VERTICALS = [
  ['hotels', hotels, hotelsManifest],
  ['flights', flights, flightsManifest],
  ['trains', trains, trainsManifest],
] as const;
type Name = (typeof VERTICALS)[number][0];

const OLD_FLIGHT = buildFlightBooking()
  .slices.slice(0, 1)
  .map((slice) => ({
    ...slice,
    departing_at: '2026-01-02T09:20:00',
    arriving_at: '2026-01-02T11:35:00',
  }));

const STAYS: HotelBookingList = {
  bookings: [
    buildBooking(),
    buildBooking({ booking_id: 'b-2', status: 'canceled', canCancel: false }),
  ],
  failed: [],
};
const FLIGHTS: FlightBookingList = {
  bookings: [
    buildFlightBooking(),
    buildFlightBooking({ booking_id: 'f-2', slices: OLD_FLIGHT, canCancel: false }),
  ],
  failed: [],
};
const TRAINS: TrainBookingList = { bookings: [buildTrainBooking()], failed: [] };
const LISTS = { hotels: STAYS, flights: FLIGHTS, trains: TRAINS };

interface Case {
  path?: string;
  lists?: Partial<typeof LISTS>;
  /** whose list the API can't give */
  down?: () => Name | null;
  /** whose code can't be fetched */
  lost?: () => Name | null;
}

const filters = () =>
  within(screen.getByRole('navigation', { name: /Show bookings|Boekingen tonen/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Everybody has answered or failed, and the page has counted. */
async function counted(): Promise<void> {
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  await waitFor(() => expect(filters()[0]).toMatch(/\(\d+\)$/));
}

async function open({
  path = '/booking-list',
  lists,
  down = () => null,
  lost = () => null,
}: Case = {}) {
  const answers = { ...LISTS, ...lists };
  const answerOf =
    <K extends Name>(name: K) =>
    () =>
      down() === name ? networkFailure() : answers[name];
  const wire = fakeWire([
    [hotelBookingList, answerOf('hotels')],
    [flightBookingList, answerOf('flights')],
    [trainBookingList, answerOf('trains')],
    [claims, { bookings: [] }],
    [trips, networkFailure()],
  ]);
  const beside = VERTICALS.map(([name, vertical, manifest]) => ({
    vertical,
    manifest,
    load: () =>
      lost() === name ? Promise.reject(new Error(`${name} is lost`)) : Promise.resolve(vertical),
  }));
  const page = await renderRoute(account, accountManifest, path, {
    wire,
    user: { user: 'u1', name: 'Anne' },
    beside,
  });
  await counted();
  return page;
}

const sections = () =>
  Object.fromEntries(
    screen
      .getAllByRole('region')
      .map((region) => [
        within(region).getByRole('heading', { level: 2 }).textContent,
        within(region).queryAllByRole('article').length,
      ]),
  );
const ALL_HERE = { Hotels: 2, Flights: 2, Trains: 1 };

describe('the bookings of all verticals on one page', () => {
  it('ACC-24 ACC-32 shows hotels, flights and trains with type, dates, status and price', async () => {
    const { view } = await open();
    expect(sections()).toEqual(ALL_HERE);
    for (const text of [
      /€412.50/,
      /€812.40/,
      /€129.00/,
      /12 Jan 2027: 09:20 AMS/,
      /12 Jan 2027: 19:00 Amsterdam Centraal/,
    ])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    expect(screen.getAllByText('confirmed')).toHaveLength(4);
    expect(screen.getAllByText('cancelled')).toHaveLength(1);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it.each([
    ['/booking-list', ALL_HERE],
    ['/booking-list?filter=incoming', { Hotels: 1, Flights: 1, Trains: 1 }],
    ['/booking-list?filter=expired', { Hotels: 0, Flights: 1, Trains: 0 }],
    ['/booking-list?filter=canceled', { Hotels: 1, Flights: 0, Trains: 0 }],
  ])(
    'ACC-25 shows exactly its set at %s, with the same counts on every filter',
    async (path, expected) => {
      await open({ path });
      expect(sections()).toEqual(expected);
      expect(filters()).toEqual(['All (5)', 'Incoming (3)', 'Expired (1)', 'Cancelled (1)']);
    },
  );

  it('ACC-25 changes the set when a filter is chosen', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Cancelled (1)' }));
    await waitFor(() => expect(sections()).toEqual({ Hotels: 1, Flights: 0, Trains: 0 }));
    expect(address()).toBe('/booking-list?filter=canceled');
  });

  it('ACC-24 speaks Dutch in all of its parts', async () => {
    await open({ path: '/nl/boekingen-reizen' });
    expect(sections()).toEqual({ Hotels: 2, Vluchten: 2, Treinen: 1 });
    expect(filters()).toEqual(['Alle (5)', 'Komend (3)', 'Afgelopen (1)', 'Geannuleerd (1)']);
    for (const text of ['2 hotelboekingen', '2 vliegboekingen', '1 treinboeking'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['hotels', 'Hotels', 'All (3)'],
    ['flights', 'Flights', 'All (3)'],
    ['trains', 'Trains', 'All (4)'],
  ] as const)(
    'ACC-31 shows the others when the list of %s cannot be loaded, and all after a retry',
    async (name, label, all) => {
      let isDown = true;
      const { user } = await open({ down: () => (isDown ? name : null) });
      expect(sections()).toEqual({ ...ALL_HERE, [label]: 0 });
      expect(filters()[0]).toBe(all);
      const part = within(screen.getByRole('region', { name: label }));
      expect(part.getByRole('alert')).toHaveTextContent(
        `Your ${name.slice(0, -1)} bookings could not be loaded. They are not lost.`,
      );
      isDown = false;
      await user.click(part.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(filters()[0]).toBe('All (5)'));
      expect(sections()).toEqual(ALL_HERE);
    },
  );

  it.each([
    ['hotels', 'Hotels', 'All (3)'],
    ['flights', 'Flights', 'All (3)'],
    ['trains', 'Trains', 'All (4)'],
  ] as const)('ACC-31 shows the others when the code of %s is lost', async (name, label, all) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ lost: () => name });
    expect(sections()).toEqual({ ...ALL_HERE, [label]: 0 });
    expect(filters()[0]).toBe(all);
    expect(
      within(screen.getByRole('region', { name: label })).getByRole('button', {
        name: `Retry ${name}`,
      }),
    ).toBeInTheDocument();
    errors.mockRestore();
  });

  it('ACC-29 ACC-30 ACC-31 one that our records and one that the supplier cannot give stand beside the one that is there', async () => {
    const failedFlight = {
      booking_id: 'f-9',
      code: 'DATABASE_LOAD' as const,
      message: 'This booking could not be read.',
      details: '',
    };
    const failedTrain = {
      booking_id: 't-9',
      code: 'PROVIDER' as const,
      message: 'The railway gave no answer',
      details: 'booking 9: 504',
    };
    await open({
      lists: {
        hotels: { bookings: [buildBooking()], failed: [] },
        flights: { bookings: [], failed: [failedFlight] },
        trains: { bookings: [], failed: [failedTrain] },
      },
    });
    expect(sections()).toEqual({ Hotels: 1, Flights: 0, Trains: 0 });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Booking f-9 could not be loadedThis booking could not be read.',
      'Booking t-9 could not be loadedThe railway gave no answerbooking 9: 504',
    ]);
  });

  it('says that there is nothing at all, with a way to each search', async () => {
    await open({
      lists: {
        hotels: { bookings: [], failed: [] },
        flights: { bookings: [], failed: [] },
        trains: { bookings: [], failed: [] },
      },
    });
    const empty = within(
      screen.getByRole('heading', { name: 'You have no bookings yet' }).closest('section') ??
        document.body,
    );
    expect(empty.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/accommodations',
      '/flights',
      '/trains',
    ]);
  });

  it('shows bookings of a guest in their list as soon as they are added to the account', async () => {
    let isClaimed = false;
    const wire = fakeWire([
      [
        hotelBookingList,
        (): HotelBookingList => ({ bookings: isClaimed ? [buildBooking()] : [], failed: [] }),
      ],
      [flightBookingList, FLIGHTS],
      [trainBookingList, TRAINS],
      [trips, networkFailure()],
      [
        claims,
        () => ({ bookings: isClaimed ? [] : [{ reference: 'AB12CD34', vertical: 'hotels' }] }),
      ],
      [
        claimBookings,
        () => {
          isClaimed = true;
          return { claimed: 1 };
        },
      ],
    ]);
    const beside = VERTICALS.map(([, vertical, manifest]) => ({ vertical, manifest }));
    const { user } = await renderRoute(account, accountManifest, '/booking-list', {
      wire,
      user: { user: 'u1' },
      beside,
    });
    await counted();
    expect(filters()[0]).toBe('All (3)');
    await user.click(screen.getByRole('button', { name: 'Add to my account' }));
    expect(await screen.findByText('1 booking was added to your account')).toBeInTheDocument();
    await waitFor(() => expect(filters()[0]).toBe('All (4)'));
    expect(sections()).toEqual({ ...ALL_HERE, Hotels: 1 });
  });
});

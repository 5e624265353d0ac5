import { claims, trips } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, networkFailure, renderRoute } from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { MEMBER, NO_CLAIMS, settled } from '../testing/area';
import { type Numbers, some, filler } from '../testing/bookings-page';

const NONE: Numbers = { all: 0, incoming: 0, expired: 0, canceled: 0, failed: 0 };

interface Case {
  path?: string;
  hotels?: () => Numbers | null;
  flights?: () => Numbers | null;
  trains?: () => Numbers | null;
}

/** The parts of the verticals have come and told their numbers. */
async function listed(): Promise<void> {
  await screen.findAllByText(/^list of/);
  await act(() => Promise.resolve());
}

async function open({
  path = '/booking-list',
  hotels = () => some(3),
  flights = () => some(2),
  trains = () => some(1),
}: Case = {}) {
  const page = await renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [claims, NO_CLAIMS],
      [trips, networkFailure()],
    ]),
    user: MEMBER,
    beside: [
      filler('trains', 3, trains),
      filler('hotels', 1, hotels),
      filler('flights', 2, flights),
    ],
  });
  await settled();
  await listed();
  return page;
}

const filters = (name = 'Show bookings') =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const sections = () =>
  screen
    .queryAllByRole('region')
    .map(
      (region) =>
        `${within(region).getByRole('heading', { level: 2 }).textContent}: ${within(region).getByText(/^list of/).textContent}`,
    );

describe('the bookings list where the trips cannot be had', () => {
  it('ACC-24 has a section of every vertical, in order, with its label', async () => {
    const { view } = await open();
    expect(sections()).toEqual([
      'hotels: list of hotels',
      'flights: list of flights',
      'trains: list of trains',
    ]);
    await expectAccessible(view.container);
  });

  it('ACC-24 labels them in the language of the page', async () => {
    await open({ path: '/nl/boekingen-reizen' });
    expect(sections()).toEqual([
      'Hotels: list of hotels',
      'Vluchten: list of flights',
      'Treinen: list of trains',
    ]);
    expect(filters('Boekingen tonen')).toEqual([
      'Alle (6)',
      'Komend (3)',
      'Afgelopen (0)',
      'Geannuleerd (3)',
    ]);
  });

  it.each<[string, Case, string[]]>([
    ['once everybody has counted', {}, ['All (6)', 'Incoming (3)', 'Expired (0)', 'Cancelled (3)']],
    [
      'not as long as somebody has not',
      { flights: () => null },
      ['All', 'Incoming', 'Expired', 'Cancelled'],
    ],
    [
      'without a list that could not be loaded',
      { flights: () => ({}) },
      ['All (4)', 'Incoming (2)', 'Expired (0)', 'Cancelled (2)'],
    ],
  ])('ACC-25 counts the bookings %s', async (_, numbers, expected) => {
    await open(numbers);
    expect(filters()).toEqual(expected);
  });

  it('ACC-25 keeps the filter in the URL', async () => {
    const { user, address } = await open();
    expect(screen.getByRole('link', { name: 'All (6)' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('link', { name: 'Expired (0)' }));
    expect(address()).toBe('/booking-list?filter=expired');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Expired (0)' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    expect(screen.getByRole('link', { name: 'All (6)' })).not.toHaveAttribute('aria-current');
  });

  it.each(['hotels', 'flights', 'trains'] as const)(
    'ACC-31 keeps a %s part that is broken in its place, counts the others, and counts it after a retry',
    async (broken) => {
      const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      let isBroken = true;
      const { user } = await open({
        [broken]: () => {
          if (isBroken) throw new Error('bug');
          return some(1);
        },
      });
      const others = ['hotels', 'flights', 'trains'].filter((name) => name !== broken);
      for (const name of others) expect(screen.getByText(`list of ${name}`)).toBeVisible();
      const left = { hotels: 3, flights: 4, trains: 5 }[broken];
      expect(screen.getByRole('link', { name: `All (${left})` })).toBeInTheDocument();
      isBroken = false;
      await user.click(
        within(screen.getByRole('region', { name: broken })).getByRole('button', {
          name: `Retry ${broken}`,
        }),
      );
      expect(await screen.findByText(`list of ${broken}`)).toBeVisible();
      expect(screen.getByRole('link', { name: `All (${left + 1})` })).toBeInTheDocument();
      errors.mockRestore();
    },
  );

  it.each([
    [
      '/booking-list',
      'You have no bookings yet',
      ['hotels', 'flights', 'trains'],
      ['/hotels', '/flights', '/trains'],
    ],
    [
      '/nl/boekingen-reizen',
      'Je hebt nog geen boekingen',
      ['Hotels', 'Vluchten', 'Treinen'],
      ['/nl/hotels', '/nl/flights', '/nl/trains'],
    ],
  ])(
    'says at %s that there is nothing at all, and where to search',
    async (path, title, names, hrefs) => {
      const { view } = await open({
        path,
        hotels: () => NONE,
        flights: () => NONE,
        trains: () => NONE,
      });
      const empty = within(
        screen.getByRole('heading', { level: 2, name: title }).closest('section') ?? document.body,
      );
      expect(empty.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
      expect(empty.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
      expect(sections()).toEqual([]);
      await expectAccessible(view.container);
    },
  );

  it.each<[string, Case]>([
    ['somebody has not answered', { hotels: () => NONE, flights: () => NONE, trains: () => null }],
    ['a list could not be loaded', { hotels: () => NONE, flights: () => NONE, trains: () => ({}) }],
    [
      'a booking could not be read',
      { hotels: () => NONE, flights: () => NONE, trains: () => ({ ...NONE, failed: 1 }) },
    ],
  ])('does not say that there is nothing when %s', async (_, numbers) => {
    await open(numbers);
    expect(screen.queryByText('You have no bookings yet')).not.toBeInTheDocument();
    expect(sections()).toHaveLength(3);
  });
});

describe('a visitor where the trips cannot be had', () => {
  const visit = async ({
    path = '/booking-list',
    hotels = () => NONE,
    trains = () => NONE,
  }: Case = {}) => {
    const wire = fakeWire([[trips, networkFailure()]]);
    const page = await renderRoute(vertical, manifest, path, {
      wire,
      beside: [filler('hotels', 1, hotels), filler('trains', 3, trains)],
    });
    await settled();
    await listed();
    return page;
  };

  it.each([
    ['/booking-list', 'Booked in this browser', 'Find my booking', '/find-booking'],
    [
      '/nl/boekingen-reizen',
      'In deze browser geboekt',
      'Mijn boeking vinden',
      '/nl/boeking-vinden',
    ],
  ])(
    'sees at %s what this browser has booked, without asking, and the ways to the rest',
    async (path, title, find, href) => {
      const { view } = await visit({ path, trains: () => some(1) });
      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
      expect(sections().map((section) => section.split(': ')[1])).toEqual(['list of trains']);
      expect(screen.getByRole('link', { name: find })).toHaveAttribute('href', href);
      expect(view.container).toHaveTextContent(
        path === '/booking-list' ? 'You must be logged in to continue' : 'Je moet ingelogd zijn',
      );
      await expectAccessible(view.container);
    },
  );

  it('ERR-01 SES-25 is asked to log in where this browser has booked nothing', async () => {
    await visit();
    expect(screen.getByText('You must be logged in to continue')).toBeVisible();
    expect(
      screen.queryByRole('heading', { name: 'Booked in this browser' }),
    ).not.toBeInTheDocument();
    expect(sections()).toEqual([]);
  });
});

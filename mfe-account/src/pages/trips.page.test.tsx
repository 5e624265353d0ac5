import { claims, trips } from '@wayfare/api-contract';
import type { Trips } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  networkFailure,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { MEMBER, NO_CLAIMS, settled } from '../testing/area';
import { filler, some } from '../testing/bookings-page';
import {
  anAction,
  aRide,
  aSmallTrip,
  aTrip,
  aTripBooking,
  BOTH_WALLETS,
  tripsOf,
} from '../testing/trips';

standStill();

const PAST = aSmallTrip('f-2', { bucket: 'expired', places: ['Rome'] });
const CANCELED = aSmallTrip('f-3', { bucket: 'canceled', places: ['Porto'] });
const FAILED = aSmallTrip('f-4', { bucket: 'none', places: ['Oslo'] });

async function open(
  answer: Trips | ReturnType<typeof networkFailure>,
  path = '/booking-list',
  user: object | null = MEMBER,
) {
  const page = await renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [claims, NO_CLAIMS],
      [trips, answer],
    ]),
    ...(user === null ? {} : { user: MEMBER }),
    beside: [
      filler('hotels', 1, () => some(3)),
      filler('flights', 2, () => some(2)),
      filler('trains', 3, () => some(1)),
    ].map((one) => ({
      ...one,
      manifest: {
        ...one.manifest,
        routes: [
          ...one.manifest.routes,
          {
            name: 'booking',
            path: { en: `/${one.manifest.name}/booking`, nl: `/nl/${one.manifest.name}/boeking` },
          },
        ],
      },
    })),
  });
  await settled();
  return page;
}

const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('trips by date', () => {
  it.each([
    [
      '/booking-list',
      'Barcelona, 15–20 December 2026',
      ['Tuesday 15 December', 'Sunday 20 December'],
      ['Amsterdam (AMS) to Barcelona (BCN)', 'Hotel Candil', 'Barcelona (BCN) to Amsterdam (AMS)'],
      [
        'In 5 days',
        '21:20 – 00:05 +1 day',
        'Check-in from 15:00 · 5 nights',
        'Check out of Hotel Candil by 12:00',
        'KLM ZX81QL',
        'Our reference FL19HT00',
        'confirmed',
      ],
    ],
    [
      '/nl/boekingen-reizen',
      'Barcelona, 15–20 december 2026',
      ['dinsdag 15 december', 'zondag 20 december'],
      [
        'Amsterdam (AMS) naar Barcelona (BCN)',
        'Hotel Candil',
        'Barcelona (BCN) naar Amsterdam (AMS)',
      ],
      [
        'Over 5 dagen',
        '21:20 – 00:05 +1 dag',
        'Inchecken vanaf 15:00 · 5 nachten',
        'Uitchecken bij Hotel Candil voor 12:00',
        'KLM ZX81QL',
        'Ons boekingsnummer FL19HT00',
        'bevestigd',
      ],
    ],
  ])(
    'ACC-24 ACC-32 are one trip with its days, times, references and status at %s',
    async (path, title, days, entries, texts) => {
      const { view } = await open(tripsOf([aTrip()]), path);
      const trip = within(screen.getByRole('region', { name: title }));
      expect(headings(3)).toEqual(days.map((day) => expect.stringContaining(day)));
      expect(headings(4)).toEqual(entries);
      for (const text of texts)
        expect(screen.getByRole('region', { name: title })).toHaveTextContent(text);
      expect(trip.getAllByRole('article')).toHaveLength(3);
      await expectAccessible(view.container);
    },
  );

  it('has one next action for each booking, and the others behind a quiet button', async () => {
    const { user, view } = await open(tripsOf([aTrip({ entries: [aRide()] })]));
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: /^View booking/ })).toHaveAttribute(
      'href',
      '/flights/booking?booking=f-1',
    );
    await user.click(card.getByText('More'));
    expect(card.getByRole('link', { name: 'Open ticket' })).toHaveAttribute(
      'href',
      '/api/bookings/f-1/document.pdf?key=k',
    );
    expect(card.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/flights/booking?booking=f-1&view=cancel',
    );
    await expectAccessible(view.container);
    await user.keyboard('{Escape}');
    expect(card.getByText('More').closest('summary')).toHaveFocus();
  });

  it.each([
    ['/booking-list', 'More', 'Add to Apple Wallet', 'Add to Google Wallet'],
    ['/nl/boekingen-reizen', 'Meer', 'Zet in Apple Wallet', 'Toevoegen aan Google Wallet'],
  ])('puts tickets into wallets at %s', async (path, more, apple, google) => {
    const bookings = [aTripBooking({ wallets: BOTH_WALLETS })];
    const { user, view } = await open(tripsOf([aTrip({ entries: [aRide()], bookings })]), path);
    const card = within(screen.getByRole('article'));
    await user.click(card.getByText(more));
    const lead = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(lead(apple)).toBe('/api/bookings/f-1/ticket.pkpass?key=k');
    expect(lead(google)).toMatch(/\/flights\/(booking|boeking)\?booking=f-1$/);
    await expectAccessible(view.container);
  });

  it.each<[string, Parameters<typeof aTripBooking>[0], string[]]>([
    [
      'held',
      {
        status: 'held',
        next: anAction('pay'),
        payBefore: { at: '2026-12-11T10:00:00Z', timeZone: 'Europe/Amsterdam' },
      },
      ['held, not paid yet', 'Pay before Fri 11 Dec 2026, 11:00 (local time)', 'Pay now'],
    ],
    [
      'changed by the carrier',
      { news: 'open', next: anAction('answer') },
      ['Changed: your answer is needed', 'Answer the change'],
    ],
    [
      'of a vertical whose page is away',
      { next: anAction('view', { route: 'gone' }), others: [] },
      ['confirmed'],
    ],
  ])('says what to know of a booking that is %s', async (_what, booking, texts) => {
    await open(tripsOf([aTrip({ entries: [aRide()], bookings: [aTripBooking(booking)] })]));
    for (const text of texts) expect(screen.getByRole('article')).toHaveTextContent(text);
    expect(screen.queryByRole('link', { name: /View booking/ })).not.toBeInTheDocument();
  });

  it.each([
    ['/booking-list', ['Barcelona'], ['Past (1 trip)', 'Cancelled or not completed (2)']],
    ['/booking-list?filter=incoming', ['Barcelona'], []],
    ['/booking-list?filter=expired', ['Rome'], []],
    ['/booking-list?filter=canceled', ['Porto'], []],
  ])('ACC-25 shows at %s: %j, and folds %j', async (path, shown, folded) => {
    await open(tripsOf([aTrip(), CANCELED, FAILED, PAST]), path);
    const open_ = screen
      .getAllByRole('region')
      .filter((region) => region.closest('details') === null);
    expect(
      open_.map(
        (region) => within(region).getByRole('heading', { level: 2 }).textContent.split(',')[0],
      ),
    ).toEqual(shown);
    expect(
      [...document.querySelectorAll('main summary, body summary')]
        .map(({ textContent }) => textContent)
        .filter((text) => !text.startsWith('More')),
    ).toEqual(folded);
    expect(
      screen.getAllByRole('link', { name: /\(\d\)$/ }).map(({ textContent }) => textContent),
    ).toEqual(['All (5)', 'Incoming (2)', 'Expired (1)', 'Cancelled (1)']);
  });

  it('ACC-31 shows the list of a vertical that is in no trip, below the others, and what could not be read once', async () => {
    await open(
      tripsOf([aTrip()], {
        verticals: ['hotels', 'flights'],
        failed: [
          {
            booking_id: 'f-9',
            code: 'PROVIDER',
            message: 'The airline did not answer',
            details: '503',
          },
        ],
      }),
    );
    expect(headings(2)).toEqual(['Barcelona, 15–20 December 2026', 'trains']);
    expect(screen.getByText('list of trains')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Booking f-9 could not be loadedThe airline did not answer503',
    );
    expect(await screen.findByRole('link', { name: 'All (3)' })).toBeVisible();
  });

  it.each([
    ['/booking-list', 'You have no bookings yet'],
    ['/nl/boekingen-reizen', 'Je hebt nog geen boekingen'],
  ])('says at %s that there is nothing, with ways on', async (path, title) => {
    const { view } = await open(tripsOf([]), path);
    const empty = screen.getByRole('heading', { level: 2, name: title }).closest('section');
    expect(within(empty ?? document.body).getAllByRole('link')).toHaveLength(3);
    await expectAccessible(view.container);
  });

  it('shows a visitor what this browser has booked before it asks to log in', async () => {
    const { view } = await open(tripsOf([aTrip()]), '/booking-list', null);
    expect(headings(2)).toEqual(['Booked in this browser', 'Barcelona, 15–20 December 2026']);
    const [trip, wall] = [
      screen.getByRole('region'),
      screen.getByText('You must be logged in to continue'),
    ];
    expect(trip.compareDocumentPosition(wall) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expectAccessible(view.container);
  });
});

describe('a trip by itself', () => {
  it.each([
    ['/trip?trip=f-1.2', 'Barcelona', 'Travellers: Anna van den Berg'],
    ['/nl/reis?trip=h-1.1', 'Barcelona', 'Reizigers: Anna van den Berg'],
  ])(
    'is found at %s by any of its entries, with all that is known',
    async (path, title, travellers) => {
      const { view, head } = await open(tripsOf([PAST, aTrip()]), path);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(headings(2)).toEqual([expect.stringMatching(/^15–20 [Dd]ecember 2026$/)]);
      expect(screen.getAllByText(travellers)).toHaveLength(3);
      expect(screen.getByRole('link', { name: /Trip in calendar|Reis in agenda/ })).toHaveAttribute(
        'href',
        '/api/bookings/trip.ics?key=k1&key=k2',
      );
      expect(head()).toMatchObject({ noindex: true });
      await expectAccessible(view.container);
    },
  );

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open(tripsOf([aTrip()]), '/trip?trip=f-1.1');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('is shared in words, without what opens a booking', async () => {
    const { user } = await open(tripsOf([aTrip()]), '/trip?trip=f-1.1');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByText('The trip is on your clipboard.')).toBeVisible());
    const [[text = ''] = []] = copied.mock.calls;
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Barcelona, 15–20 December 2026',
      '',
      'Tuesday 15 December 2026',
      '21:20 Amsterdam (AMS) to Barcelona (BCN) (KLM · KL 1665)',
    ]);
    expect(text).not.toMatch(/FL19HT00|ZX81QL|key=/);
  });

  it.each<[string, Trips | ReturnType<typeof networkFailure>, string]>([
    ['is not here', tripsOf([]), 'This trip is not here'],
    ['cannot be had', networkFailure(), 'Your trips could not be put in order'],
  ])('says so when it %s', async (_what, answer, text) => {
    const { view } = await open(answer, '/trip?trip=f-1.1', null);
    expect(screen.getByText(text)).toBeVisible();
    expect(headings(1)).toEqual(['Your trip']);
    await expectAccessible(view.container);
  });
});

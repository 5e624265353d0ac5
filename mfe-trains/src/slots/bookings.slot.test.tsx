import { trainBookingList, type TrainBookingList } from '@wayfare/api-contract';
import {
  buildTrainBooking,
  buildTrainBookingItem,
  expectAccessible,
  fakeWire,
  renderSlot,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const [LEG] = buildTrainBookingItem().legs;
if (LEG === undefined) throw new Error('a ticket has a leg');
const PASS = { label: 'Swiss Travel Pass', validFrom: '2999-02-01', validUntil: '2999-02-08' };
const ofTicket = (leg: typeof LEG) => [
  buildTrainBookingItem({ id: 'old', bookingItemStatus: 'EXCHANGED', replacedBy: 'item-1' }),
  buildTrainBookingItem({ legs: leg === undefined ? [] : [leg] }),
];
const ofPass = (pass: typeof PASS) => [buildTrainBookingItem({ type: 'pass', legs: [], pass })];

const LIST: TrainBookingList = {
  bookings: [
    buildTrainBooking({
      items: ofTicket({ ...LEG, departure: '2999-01-12T19:00:00', arrival: '2999-01-13T09:18:00' }),
    }),
    buildTrainBooking({ booking_id: 't-2', reference: 'PASS1234', items: ofPass(PASS) }),
    buildTrainBooking({
      booking_id: 't-3',
      reference: 'OLDPASS1',
      items: ofPass({
        ...PASS,
        label: 'Old pass',
        validFrom: '2020-02-01',
        validUntil: '2020-02-08',
      }),
      canCancel: false,
    }),
    buildTrainBooking({
      booking_id: 't-4',
      reference: 'BACK1234',
      status: 'refunded',
      canCancel: false,
    }),
  ],
  failed: [
    {
      booking_id: 't-9',
      code: 'PROVIDER',
      message: 'The railway gave no answer',
      details: 'booking 9: 504',
    },
  ],
};

const open = (
  path = '/booking-list',
  answer: TrainBookingList | (() => TrainBookingList | Response) = LIST,
  report?: jest.Mock,
) =>
  renderSlot(vertical, manifest, 'bookings.list/v1', {
    path,
    wire: fakeWire([[trainBookingList, answer]]),
    user: { user: 'u-1' },
    report,
  });
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const TICKET = 'Amsterdam Centraal to Wien Hbf';

describe('train bookings in the list', () => {
  it('ACC-24 ACC-32 OQ-19 shows tickets with local times and passes with their days, status in words', async () => {
    const { view } = await open();
    const ticket = within(
      (await screen.findAllByRole('article', { name: TICKET }))[0] ?? document.body,
    );
    for (const text of [
      'confirmed',
      /Jan 2999: 19:00 Amsterdam Centraal to 09:18 Wien Hbf/,
      '+1 day',
      /ÖBB Nightjet/,
      'Travellers: Anna Visser',
      /€129.00 · Booking reference: TR12TR34/,
    ]) {
      expect(ticket.getAllByText(text)[0]).toBeVisible();
    }
    expect(
      within(screen.getByRole('article', { name: 'Swiss Travel Pass' })).getByText(
        /^Valid from .*1 Feb 2999 to .*8 Feb 2999$/,
      ),
    ).toBeInTheDocument();
    expect(
      within(screen.getByRole('article', { name: 'Old pass' })).getByText(
        'Can no longer be cancelled',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('not completed, refunded')).toBeInTheDocument();
    await expectAccessible(view.container, { rules: { 'heading-order': { enabled: false } } });
  });

  it.each([
    ['CANCELLATION_IN_PROGRESS', 'being cancelled', 'wordt geannuleerd'],
    ['PARTIALLY_CANCELED', 'partly cancelled', 'deels geannuleerd'],
    ['CANCELED', 'cancelled', 'geannuleerd'],
    ['CANCEL_FORCED', 'cancelled by the carrier', 'geannuleerd door de vervoerder'],
    ['EXCHANGED', 'exchanged', 'omgeruild'],
    ['SPLIT_BY_RAILWAY', 'status not known yet', 'status nog niet bekend'],
  ])(
    'TRN-43 OQ-70 says what became of an item: %s is "%s" and "%s"',
    async (bookingItemStatus, en, nl) => {
      const bookings = [
        buildTrainBooking({
          items: [
            buildTrainBookingItem({ bookingItemStatus }),
            ...ofPass(PASS).map((item) => ({ ...item, id: 'item-2' })),
          ],
        }),
      ];
      const english = await open('/booking-list', { bookings, failed: [] });
      expect(await screen.findByText(en)).toBeVisible();
      english.view.unmount();
      await open('/nl/boekingen-reizen', { bookings, failed: [] });
      expect(await screen.findByText(nl)).toBeVisible();
    },
  );

  it('OQ-70 folds an exchanged item under the one that took its place', async () => {
    await open();
    const ticket = within(
      (await screen.findAllByRole('article', { name: TICKET }))[0] ?? document.body,
    );
    expect(ticket.getByText('exchanged')).not.toBeVisible();
    expect(ticket.getByText('Before the exchange')).toBeVisible();
  });

  it('ACC-27 ACC-28 leads to what can be done with a booking, and says what can’t', async () => {
    await open('/booking-list', {
      bookings: [
        buildTrainBooking({ canExchange: true, canEditNames: false }),
        buildTrainBooking({ booking_id: 't-2', canCancel: false, canEditNames: true }),
      ],
      failed: [],
    });
    const [one, two] = (await screen.findAllByRole('article', { name: TICKET })).map((card) =>
      within(card),
    );
    const links = (card: typeof one) =>
      card?.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links(one)).toEqual([
      ['Tickets and details', '/trains/cancel-booking?booking=t-1'],
      ['Exchange', '/trains/cancel-booking?booking=t-1&action=exchange'],
      ['Cancel', '/trains/cancel-booking?booking=t-1&action=cancel'],
    ]);
    expect(one?.getByText('Names can’t be corrected online')).toBeVisible();
    expect(links(two)).toEqual([
      ['Tickets and details', '/trains/cancel-booking?booking=t-2'],
      ['Correct names', '/trains/cancel-booking?booking=t-2&action=names'],
    ]);
    for (const text of ['Can’t be exchanged online', 'Can no longer be cancelled'])
      expect(two?.getByText(text)).toBeVisible();
  });

  it.each([
    ['', [TICKET, 'Swiss Travel Pass', 'Old pass', TICKET]],
    ['?filter=incoming', [TICKET, 'Swiss Travel Pass']],
    ['?filter=expired', ['Old pass']],
    ['?filter=canceled', [TICKET]],
  ])('OQ-81 ACC-25 shows for "%s": %j', async (query, expected) => {
    await open(`/booking-list${query}`);
    await screen.findByText(/train bookings?$/);
    expect(titles()).toEqual(expected);
  });

  it('ACC-25 tells the page how many there are', async () => {
    const report = jest.fn();
    await open('/booking-list', LIST, report);
    await screen.findByText('4 train bookings');
    expect(report.mock.calls).toEqual([
      [{ all: 4, incoming: 2, expired: 1, canceled: 1, failed: 1 }],
    ]);
  });

  it('ACC-30 ACC-31 names what could not be read, with the supplier’s words, and shows the others', async () => {
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Booking t-9 could not be loadedThe railway gave no answerbooking 9: 504',
    );
    expect(titles()).toHaveLength(4);
  });

  it.each([
    ['/booking-list', 'No train bookings here'],
    ['/nl/boekingen-reizen', 'Geen treinboekingen hier'],
  ])('says at %s: %s', async (path, text) => {
    await open(path, { bookings: [], failed: [] });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('speaks Dutch, and tries again when the list could not be loaded', async () => {
    let isDown = true;
    const { user } = await open('/nl/boekingen-reizen', () =>
      isDown ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }) : LIST,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Je treinboekingen konden niet worden geladen.',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('4 treinboekingen')).toBeInTheDocument();
    for (const text of [/^Geldig van .* tot en met .*$/, '+1 dag', 'niet afgerond, terugbetaald'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  });

  it.each([
    ['/booking-list', 'open', 'The railway has changed your journey: your answer is needed'],
    ['/booking-list', 'told', 'The railway has changed the times of your journey'],
    [
      '/nl/boekingen-reizen',
      'open',
      'De spoorwegmaatschappij heeft je reis gewijzigd: je antwoord is nodig',
    ],
  ] as const)('OQ-22 marks what a railway changed by itself: %s, %s', async (path, state, text) => {
    await open(path, {
      bookings: [buildTrainBooking({ carrier_change: { state } })],
      failed: [],
    });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

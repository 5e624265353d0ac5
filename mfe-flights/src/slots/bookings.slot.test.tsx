import { flightBookingList, type FlightBookingList } from '@wayfare/api-contract';
import {
  buildFlightBooking,
  expectAccessible,
  fakeWire,
  renderSlot,
  wireError,
} from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

const [OUT, BACK] = buildFlightBooking().slices;
if (OUT === undefined || BACK === undefined) throw new Error('a return flight has two slices');
const OLD = { ...OUT, departing_at: '2020-01-12T09:20:00', arriving_at: '2020-01-12T11:35:00' };
const COMING = { ...BACK, departing_at: '2999-01-12T18:05:00', arriving_at: '2999-01-13T07:15:00' };

const LIST: FlightBookingList = {
  bookings: [
    buildFlightBooking({
      slices: [
        { ...OUT, departing_at: '2999-01-05T09:20:00', arriving_at: '2999-01-05T11:35:00' },
        COMING,
      ],
    }),
    buildFlightBooking({
      booking_id: 'f-2',
      reference: 'OLD1OLD1',
      slices: [OLD],
      canCancel: false,
    }),
    buildFlightBooking({
      booking_id: 'f-3',
      reference: 'GONE1234',
      slices: [COMING],
      status: 'canceled',
      canCancel: false,
    }),
  ],
  failed: [
    {
      booking_id: 'f-8',
      code: 'DATABASE_LOAD',
      message: 'This booking could not be read from our records.',
      details: '',
    },
    {
      booking_id: 'f-9',
      code: 'PROVIDER',
      message: 'The airline gave no answer',
      details: 'order ord_7: 502',
    },
  ],
};

const open = (
  path = '/booking-list',
  answer: FlightBookingList | (() => FlightBookingList | Response) = LIST,
  report?: jest.Mock,
) =>
  renderSlot(vertical, manifest, 'bookings.list/v1', {
    path,
    wire: fakeWire([[flightBookingList, answer]]),
    user: { user: 'u-1' },
    report,
  });
const references = () =>
  screen.queryAllByRole('article').map((card) =>
    /reference: (\w{8})|nummer: (\w{8})/
      .exec(card.textContent ?? '')
      ?.slice(1)
      .find(Boolean),
  );

describe('flight bookings in the list', () => {
  it('ACC-24 ACC-32 OQ-19 shows where, when by local clocks, who, price, reference and status in words', async () => {
    const { view } = await open();
    const [card] = await screen.findAllByRole('article', {
      name: 'Amsterdam Schiphol (AMS) to New York John F. Kennedy (JFK)',
    });
    if (card === undefined) throw new Error('no card');
    for (const text of [
      'confirmed',
      /5 Jan 2999: 09:20 AMS to 11:35 JFK/,
      /18:05 JFK to 07:15 AMS/,
      /KL 642, KL 1004/,
      '+1 day',
      /KLM · Travellers: Anna Visser, Bram Visser/,
      /€812.40 · Booking reference: FL12FL34/,
    ]) {
      expect(within(card).getAllByText(text)[0]).toBeInTheDocument();
    }
    expect(within(card).queryByText('Can no longer be cancelled')).not.toBeInTheDocument();
    expect(screen.getAllByText('Can no longer be cancelled')).toHaveLength(1);
    await expectAccessible(view.container, { rules: { 'heading-order': { enabled: false } } });
  });

  it('FLT-01 ACC-27 leads to the booking, to cancelling and changing it where that can be done, and to paying what is held', async () => {
    const held = buildFlightBooking({
      booking_id: 'f-4',
      reference: 'HELD1234',
      status: 'held',
      canCancel: true,
      hold: { payment_required_by: '2026-12-12T14:00:00Z' },
    });
    await open('/booking-list', {
      bookings: [
        buildFlightBooking({ canChange: true }),
        held,
        buildFlightBooking({ booking_id: 'f-2', status: 'canceled', canCancel: false }),
      ],
      failed: [],
    });
    await screen.findByText('3 flight bookings');
    const links = screen.getAllByRole('article').map((card) =>
      within(card)
        .getAllByRole('link')
        .map((link) => `${link.textContent}: ${link.getAttribute('href')}`),
    );
    expect(links).toEqual([
      [
        'View or manage: /flight-cancelation?booking=f-1',
        'Change a flight: /flight-cancelation?booking=f-1&view=change',
        'Cancel: /flight-cancelation?booking=f-1&view=cancel',
      ],
      [
        'Pay now: /flight-cancelation?booking=f-4&view=pay',
        'View or manage: /flight-cancelation?booking=f-4',
        'Cancel: /flight-cancelation?booking=f-4&view=cancel',
      ],
      ['View or manage: /flight-cancelation?booking=f-2'],
    ]);
    expect(
      screen.getByText(
        'Pay before Sat 12 Dec 2026, 15:00 (local time in Amsterdam Schiphol), or the seats are released.',
      ),
    ).toBeInTheDocument();
  });

  it.each([
    ['', ['FL12FL34', 'OLD1OLD1', 'GONE1234']],
    ['?filter=incoming', ['FL12FL34']],
    ['?filter=expired', ['OLD1OLD1']],
    ['?filter=canceled', ['GONE1234']],
  ])('OQ-81 ACC-25 shows for "%s": %j', async (query, expected) => {
    await open(`/booking-list${query}`);
    expect(
      await screen.findByText(expected.length === 1 ? '1 flight booking' : '3 flight bookings'),
    ).toBeInTheDocument();
    expect(references()).toEqual(expected);
  });

  it('ACC-25 tells the page how many there are', async () => {
    const report = jest.fn();
    await open('/booking-list', LIST, report);
    await screen.findByText('3 flight bookings');
    expect(report.mock.calls).toEqual([
      [{ all: 3, incoming: 1, expired: 1, canceled: 1, failed: 2 }],
    ]);
  });

  it('ACC-29 ACC-30 ACC-31 names what could not be read, with the supplier’s words, and shows the others', async () => {
    await open();
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Booking f-8 could not be loadedThis booking could not be read from our records.',
      'Booking f-9 could not be loadedThe airline gave no answerorder ord_7: 502',
    ]);
    expect(references()).toHaveLength(3);
  });

  it('says that there are none', async () => {
    await open('/nl/boekingen-reizen', { bookings: [], failed: [] });
    expect(await screen.findByText('Geen vliegboekingen hier')).toBeInTheDocument();
  });

  it('speaks Dutch, and tries again when the list could not be loaded', async () => {
    let isDown = true;
    const { user } = await open('/nl/boekingen-reizen', () =>
      isDown ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }) : LIST,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Je vliegboekingen konden niet worden geladen.',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('3 vliegboekingen')).toBeInTheDocument();
    for (const text of ['bevestigd', 'geannuleerd', '+1 dag'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    expect(references()).toEqual(['FL12FL34', 'OLD1OLD1', 'GONE1234']);
  });
});

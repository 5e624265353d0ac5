import { hotelBooking } from '@wayfare/api-contract';
import type { HotelBooking } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  hangingAnswer,
  networkFailure,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address } from '../testing/answers';
import { buildBooking, keepGuest } from '../testing/bookings';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

type Answer =
  | HotelBooking
  | Response
  | ReturnType<typeof hangingAnswer>
  | ReturnType<typeof networkFailure>;

const open = (answer: Answer | (() => Answer), path = '/success?booking=b-1') =>
  renderRoute(vertical, manifest, path, { wire: fakeWire([[hotelBooking, answer]]) });

/** As step 2 leaves it. */
function keepAttempt(outcome = 'sent') {
  const attempt = {
    clientReference: 'r',
    fingerprint: 'f',
    timing: 'now',
    bookKey: 'k',
    intentKey: 'i',
    bookingId: 'b-1',
    outcome,
  };
  window.sessionStorage.setItem('hotelAttempts', JSON.stringify({ 'q-1': attempt }));
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const AWAITING = buildBooking({
  status: 'completing',
  payment: { state: 'awaiting', charged: '0.00', refunded: '0.00' },
  documents: null,
  canCancel: false,
});
const FAILED = buildBooking({
  status: 'failed',
  reason: 'SUPPLIER_FAILED',
  payment: { state: 'voided', charged: '0.00', refunded: '0.00' },
  documents: null,
  canCancel: false,
});

describe('after paying', () => {
  it('HOT-46 waits while nothing is known, says that one may leave, and claims nothing', async () => {
    const { head } = await open(hangingAnswer());
    expect(head()).toMatchObject({ title: 'Your booking', noindex: true });
    expect(
      screen.getByRole('heading', { level: 1, name: 'One moment please' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/You may leave this page/)).toBeInTheDocument();
  });

  it('HOT-46 asks again until the booking is confirmed', async () => {
    const states = [
      buildBooking({
        status: 'completing',
        payment: { state: 'authorised', charged: '0.00', refunded: '0.00' },
      }),
      buildBooking(),
    ];
    const { wire } = await open(() =>
      states.length > 1 ? (states.shift() ?? buildBooking()) : buildBooking(),
    );
    expect(await heading('Your booking is being made')).toHaveFocus();
    expect(await heading('Your booking is confirmed')).toHaveFocus();
    expect(wire.requestsTo(hotelBooking)).toEqual([
      { booking_id: 'b-1', language: 'en' },
      { booking_id: 'b-1', language: 'en' },
    ]);
  });

  it('HOT-46 shows reference, PIN, address, documents and the way to cancel of a confirmed booking', async () => {
    const { view } = await open(buildBooking());
    await heading('Your booking is confirmed');
    for (const text of ['AB12CD34', '0123', 'Passeig 12, Barcelona', 'A quiet room'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voucher (PDF)' })).toHaveAttribute(
      'href',
      '/api/bookings/b-1/document.pdf?key=k',
    );
    expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      '/api/bookings/b-1/calendar.ics?key=k',
    );
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cancel this booking' })).toHaveAttribute(
      'href',
      '/cancelation?booking=b-1',
    );
    await expectAccessible(view.container);
  });

  it('HOT-49 says that the property answers within two days', async () => {
    await open(buildBooking({ status: 'pending', documents: null }));
    await heading('Your booking waits for the property');
    expect(screen.getByText('The property answers within two days')).toBeInTheDocument();
  });

  it.each<[string, Partial<HotelBooking>, string, string]>([
    [
      'HOT-47 a refunded booking',
      { status: 'refunded', payment: { state: 'refunded', charged: '412.50', refunded: '412.50' } },
      'Your booking could not be completed: refunded',
      '€412.50 goes back the way you paid',
    ],
    [
      'HOT-47 ERR-11 a failed booking',
      {},
      'Your booking could not be completed',
      'Nothing was charged.',
    ],
    [
      'an expired booking',
      {
        status: 'expired',
        reason: 'PAYMENT_ABANDONED',
        payment: { state: 'none', charged: '0.00', refunded: '0.00' },
      },
      'Your booking has expired',
      'Nothing was charged.',
    ],
    [
      'a cancelled booking',
      {
        status: 'canceled',
        reason: null,
        payment: { state: 'refunded', charged: '412.50', refunded: '300.00' },
      },
      'Your booking is cancelled',
      '€300.00 goes back the way you paid',
    ],
  ])(
    '%s says which it is, what became of the money, and whom to write to (ERR-12)',
    async (_, changes, title, money) => {
      const { view } = await open({ ...FAILED, ...changes });
      await heading(title);
      expect(screen.getByText(new RegExp(money.replace('.', '\\.')))).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'support@wayfare.example' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:support@wayfare\.example\?subject=.*AB12CD34/),
      );
      expect(screen.getByRole('link', { name: 'Choose another room' })).toHaveAttribute(
        'href',
        expect.stringContaining('/hotel?hotel_id=h-1&search='),
      );
      await expectAccessible(view.container);
    },
  );

  it('HOT-47 gives the reason in words', async () => {
    await open(FAILED);
    expect(
      await screen.findByText('The hotel supplier could not make the booking.'),
    ).toBeInTheDocument();
  });

  it('C3 leads back to the payment that was not finished, in the tab that began it', async () => {
    keepAttempt();
    await open(AWAITING);
    await heading('Your booking is being made');
    expect(screen.getByRole('link', { name: 'Back to the payment' })).toHaveAttribute(
      'href',
      address('/booking/step2', {
        quote: 'q-1',
        hotel_id: 'h-1',
        search: JSON.stringify({
          checkIn: '2027-01-12',
          checkOut: '2027-01-14',
          occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
          hotels: ['h-1'],
        }),
      }),
    );
  });

  it('CON-06 HOT-45 pushes purchase once for a booking of this tab, and forgets who was typed in', async () => {
    keepAttempt('paid');
    keepGuest();
    const first = await open(buildBooking());
    await heading('Your booking is confirmed');
    first.view.unmount();
    await open(buildBooking());
    await heading('Your booking is confirmed');
    expect(window.dataLayer).toMatchObject([
      {
        event: 'purchase',
        ecommerce: { transaction_id: 'AB12CD34', value: 412.5, currency: 'EUR' },
      },
    ]);
    expect(window.sessionStorage.getItem('draft.hotels.guest')).toBeNull();
  });

  it('is no purchase when the receipt is opened elsewhere', async () => {
    await open(buildBooking());
    await heading('Your booking is confirmed');
    expect(window.dataLayer).toBeUndefined();
  });

  it('finds the tab’s last booking when the address names none', async () => {
    keepAttempt();
    await open(buildBooking(), '/success?session_id=cs_1');
    await heading('Your booking is confirmed');
  });

  it.each([
    [
      'is not known to this session',
      wireError(404, { code: 'NOT_FOUND', message: 'x' }),
      '/success?booking=b-1',
    ],
    ['is not named', buildBooking(), '/success'],
  ])(
    'PLT-38 claims no success and leads to the form when the booking %s',
    async (_, answer, path) => {
      await open(answer, path);
      expect(await screen.findByRole('link', { name: 'Find a booking' })).toHaveAttribute(
        'href',
        '/cancelationfp',
      );
      expect(screen.queryByText(/confirmed|bevestigd/)).not.toBeInTheDocument();
    },
  );

  it('ERR-05 says that a failed question says nothing about the booking, and asks again', async () => {
    let isDown = true;
    const { user } = await open(() => (isDown ? networkFailure() : buildBooking()));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This says nothing about the booking itself.',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Your booking is confirmed');
  });

  it('speaks Dutch', async () => {
    await open(FAILED, '/nl/success?booking=b-1');
    await heading('Je boeking kon niet worden afgerond');
  });
});

describe('coming back without paying', () => {
  it('PLT-38 says that nothing was charged when the state says so, and leads back to the payment', async () => {
    keepAttempt();
    const { view } = await open(AWAITING, '/cancel?booking=b-1');
    await heading('You left the payment page');
    expect(screen.getByText('Nothing was charged')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the payment' })).toBeInTheDocument();
    await expectAccessible(view.container);
  });

  it('shows the booking when it was paid after all', async () => {
    await open(buildBooking(), '/cancel?booking=b-1');
    await heading('Your booking is confirmed');
    expect(screen.queryByText('Nothing was charged')).not.toBeInTheDocument();
  });

  it('PLT-38 claims nothing without a booking', async () => {
    await open(buildBooking(), '/nl/annuleren');
    await heading('Je hebt de betaalpagina verlaten');
    expect(screen.queryByText(/niets afgeschreven/)).not.toBeInTheDocument();
  });
});

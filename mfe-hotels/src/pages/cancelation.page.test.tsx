import { cancelHotelBooking, findBooking, hotelBooking, revokeLinks } from '@wayfare/api-contract';
import type {
  CancelRequest,
  CancelResult,
  FindBookingResult,
  HotelBooking,
  HotelBookingRequest,
  RevokeLinksResult,
} from '@wayfare/api-contract';
import { fakeWire, renderRoute, standStill, wireError, errorSummary } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { buildBooking } from '../testing/bookings';

expect.extend(toHaveNoViolations);
standStill();
beforeEach(() => window.sessionStorage.clear());

const REFUND: CancelResult = {
  booking_id: 'b-1',
  status: 'confirmed',
  refund: '300.00',
  fee: '112.50',
  charged: '412.50',
  expires_at: '2026-12-10T09:15:00Z',
};
const NOT_FOUND = wireError(404, { code: 'NOT_FOUND', message: 'x' });
const CANCELED = buildBooking({
  status: 'canceled',
  canCancel: false,
  documents: null,
  payment: { state: 'refunded', charged: '412.50', refunded: '300.00' },
});

interface Setting {
  path?: string;
  booking?: (request: HotelBookingRequest) => HotelBooking | Response;
  cancel?: (request: CancelRequest) => CancelResult | Response;
  revoke?: () => RevokeLinksResult | Response;
  found?: () => FindBookingResult | Response;
}

function open({
  path = '/cancelation?booking=b-1',
  booking = () => buildBooking(),
  cancel = () => REFUND,
  revoke = () => ({ booking_id: 'b-1' }),
  found = () => ({ booking_id: 'b-1', reference: 'AB12CD34', vertical: 'hotels' }),
}: Setting = {}) {
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [hotelBooking, booking],
      [cancelHotelBooking, cancel],
      [revokeLinks, revoke],
      [findBooking, found],
    ]),
  });
}

async function find(user: UserEvent) {
  await user.type(screen.getByLabelText('Booking reference'), 'ab12cd34');
  await user.type(screen.getByLabelText('E-mail address of the booking'), 'anna@example.com');
  await user.type(screen.getByLabelText('PIN'), '0123');
  await user.click(screen.getByRole('button', { name: 'Find the booking' }));
}

describe('finding a booking', () => {
  it.each([
    ['HOT-02', '/cancelation', 'Cancel a hotel booking'],
    ['HOT-02', '/nl/annulering', 'Een hotelboeking annuleren'],
    ['HOT-03', '/cancelationfp', 'Cancel a hotel booking without an account'],
    ['HOT-03', '/nl/annuleringfp', 'Een hotelboeking zonder account annuleren'],
  ])('%s %s asks for reference, e-mail address and PIN', async (_, path, title) => {
    const { view, head } = await open({ path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(head()?.noindex).toBe(true);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it.each([
    ['/cancelationfp', 'goes to the payment method that you paid with'],
    ['/cancelationfp?booking=b-1', 'goes to the payment method that you paid with'],
    ['/nl/annuleringfp', 'gaat naar de betaalmethode waarmee je hebt betaald'],
  ])('HOT-03 %s says where a refund goes', async (path, words) => {
    await open({ path });
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });

  it('OQ-07 opens a booking without an account', async () => {
    const { user, wire, address } = await open({ path: '/cancelationfp' });
    await find(user);
    expect(await screen.findByText('AB12CD34')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(wire.requestsTo(findBooking)).toEqual([
      { reference: 'AB12CD34', email: 'anna@example.com', pin: '0123', language: 'en' },
    ]);
    expect(wire.requestsTo(hotelBooking)).toEqual([{ booking_id: 'b-1', language: 'en' }]);
    expect(address()).toBe('/cancelationfp?booking=b-1');
    expect(screen.getByRole('link', { name: 'Voucher (PDF)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/bookings\/.*document\.pdf/),
    );
    expect(screen.getByRole('link', { name: 'Add to your calendar' })).toBeInTheDocument();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('0123');
  });

  it('OQ-07 opens a booking by the signed link of a mail', async () => {
    const { wire } = await open({ path: '/cancelationfp?key=signed' });
    expect(await screen.findByText('AB12CD34')).toBeInTheDocument();
    expect(wire.requestsTo(hotelBooking)).toEqual([{ access: { key: 'signed' }, language: 'en' }]);
  });

  it.each([
    [
      '/cancelationfp?key=signed',
      'You opened this booking with a link',
      ['E-mail address of the booking', 'PIN', 'Find the booking'],
      'See what you get back',
    ],
    [
      '/nl/annuleringfp?key=signed',
      'Je opende deze boeking met een link',
      ['E-mailadres van de boeking', 'Pincode', 'Boeking zoeken'],
      'Bekijk wat je terugkrijgt',
    ],
  ])(
    'asks whoever opened it by a link for the PIN before anything is canceled: %s',
    async (path, notice, [email = '', pin = '', send = ''], ask) => {
      const { user, wire, view } = await open({
        path,
        booking: ({ access }) =>
          buildBooking(access !== undefined && 'key' in access ? { pin: null } : {}),
      });
      expect(await screen.findByText(notice)).toBeInTheDocument();
      expect(screen.queryByText('0123')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: ask })).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: /^Links/ })).not.toBeInTheDocument();
      expect(await axe(view.container)).toHaveNoViolations();
      await user.type(screen.getByLabelText(email), 'anna@example.com');
      await user.type(screen.getByLabelText(pin), '0123');
      await user.click(screen.getByRole('button', { name: send }));
      expect(await screen.findByRole('button', { name: ask })).toBeInTheDocument();
      expect(wire.requestsTo(findBooking)).toMatchObject([
        { reference: 'AB12CD34', email: 'anna@example.com', pin: '0123' },
      ]);
      expect(wire.requestsTo(hotelBooking).at(-1)).toMatchObject({ booking_id: 'b-1' });
    },
  );

  it.each([
    ['/cancelation?booking=b-1', 'End all links', 'All links are ended', 'en'],
    ['/nl/annulering?booking=b-1', 'Alle links beëindigen', 'Alle links zijn beëindigd', 'nl'],
  ])(
    'ends the links of mails and papers, and shows papers with new ones: %s',
    async (path, label, done, language) => {
      let generation = 0;
      const papers = () => ({
        voucher: `/api/bookings/b-1/document.pdf?key=k${generation}`,
        calendar: `/api/bookings/b-1/calendar.ics?key=k${generation}`,
      });
      const revoke = () => {
        generation += 1;
        return { booking_id: 'b-1' };
      };
      const { user, wire } = await open({
        path,
        booking: () => buildBooking({ documents: papers() }),
        revoke,
      });
      await user.click(await screen.findByRole('button', { name: label }));
      expect(await screen.findByText(done)).toBeInTheDocument();
      expect(wire.requestsTo(revokeLinks)).toEqual([{ booking_id: 'b-1', language }]);
      expect(wire.requestsTo(hotelBooking)).toHaveLength(2);
    },
  );

  it('says when links could not be ended', async () => {
    const { user } = await open({
      revoke: () => wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
    });
    await user.click(await screen.findByRole('button', { name: 'End all links' }));
    expect(
      await screen.findByText('The links could not be ended: try again later'),
    ).toBeInTheDocument();
  });

  it('ERR-25 keeps what was typed when there is no such booking', async () => {
    const { user } = await open({ path: '/cancelation', found: () => NOT_FOUND });
    await find(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We found no booking with these details',
    );
    expect(screen.getByLabelText('Booking reference')).toHaveValue('ab12cd34');
    expect(screen.getByLabelText('PIN')).toHaveValue('0123');
  });

  it.each([
    ['/cancelationfp?key=signed', 'This link opens no booking any more'],
    ['/nl/annuleringfp?key=signed', 'Deze link opent geen boeking meer'],
  ])(
    'says that a link has ended, and asks for what the confirmation says: %s',
    async (path, title) => {
      await open({ path, booking: () => NOT_FOUND });
      expect(await screen.findByRole('alert')).toHaveTextContent(title);
      expect(screen.getAllByRole('textbox')).toHaveLength(3);
    },
  );

  it('names what is wrong before it asks', async () => {
    const { user, wire } = await open({ path: '/cancelation' });
    await user.click(screen.getByRole('button', { name: 'Find the booking' }));
    const summary = errorSummary();
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(wire.requests).toHaveLength(0);
  });
});

describe('cancelling', () => {
  const ask = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'See what you get back' }));

  it('shows refund, costs and what was charged first, and does nothing yet', async () => {
    const { user, wire, view } = await open();
    await ask(user);
    const panel = within(await screen.findByRole('region', { name: 'Cancel this booking?' }));
    for (const price of ['€412.50', '€112.50', '€300.00'])
      expect(await panel.findByText(price)).toBeInTheDocument();
    expect(panel.getByText(/This holds until/)).toBeInTheDocument();
    expect(panel.getByRole('group', { name: 'What you get back' })).toHaveFocus();
    expect(wire.requestsTo(cancelHotelBooking)).toEqual([
      { booking_id: 'b-1', step: 'quote', language: 'en' },
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(panel.getByRole('button', { name: 'Keep the booking' }));
    expect(screen.queryByText('€300.00')).not.toBeInTheDocument();
  });

  it.each([
    [
      '/cancelation?booking=b-1',
      ['Refund to your card-€300.00', 'What you paid in the end€112.50'],
      '€300.00 goes back to the card you paid with. That takes your bank 5 to 10 working days.',
    ],
    [
      '/success?booking=b-1',
      ['Refund to your card-€300.00', 'What you paid in the end€112.50'],
      '€300.00 goes back to the card you paid with. That takes your bank 5 to 10 working days.',
    ],
    [
      '/nl/annulering?booking=b-1',
      ['Terug naar je kaart€ -300,00', 'Wat je uiteindelijk hebt betaald€ 112,50'],
      '€ 300,00 gaat terug naar de kaart waarmee je hebt betaald. Dat duurt bij je bank 5 tot 10 werkdagen.',
    ],
  ])(
    'shows of a canceled stay what became of its money, and nothing to go there with: %s',
    async (path, rows, arrives) => {
      await open({ path, booking: () => CANCELED });
      const table = await screen.findByRole('table');
      const told = within(table)
        .getAllByRole('row')
        .map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, ' '));
      expect(told.slice(-2)).toEqual(rows);
      expect(
        screen.getByText((text) => text.replaceAll(/\s/g, ' ') === arrives),
      ).toBeInTheDocument();
      for (const gone of [
        /16:00/,
        /Ring the bell/,
        /Free cancellation|Gratis annuleren/,
        /€\s?12[.,]00/,
        /Charged to your card|van je kaart afgeschreven/,
        /\(PDF\)/,
      ])
        expect(document.body).not.toHaveTextContent(gone);
      expect(document.querySelector('a[href*="/api/bookings/"]')).toBeNull();
    },
  );

  it('cancels with the refund that was shown, and shows the canceled booking', async () => {
    let isCanceled = false;
    const cancel = ({ step }: CancelRequest): CancelResult => {
      isCanceled ||= step === 'confirm';
      return { ...REFUND, status: isCanceled ? 'canceled' : 'confirmed' };
    };
    const { user, wire } = await open({
      booking: () => (isCanceled ? CANCELED : buildBooking()),
      cancel,
    });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    expect(
      await screen.findByText('Your booking at Hotel Mar Blau is canceled'),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 2, name: 'Your booking: canceled' }),
    ).toBeInTheDocument();
    expect(wire.requestsTo(cancelHotelBooking)[1]).toEqual({
      booking_id: 'b-1',
      step: 'confirm',
      acceptedRefund: '300.00',
      language: 'en',
    });
    expect(
      wire.requests
        .findLast(({ path }) => path === cancelHotelBooking.path)
        ?.headers.get('idempotency-key'),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['HOT-53 ERR-13', 502, 'CANCEL_FAILED'],
    ['ERR-14', 503, 'SUPPLIER_FAILED'],
  ])(
    '%s changes nothing when cancelling fails, and can be tried again: %i %s',
    async (_, status, code) => {
      let fails = true;
      const cancel = ({ step }: CancelRequest) =>
        step === 'confirm' && fails ? wireError(status, { code, message: 'x' }) : REFUND;
      const { user, wire } = await open({ cancel });
      await ask(user);
      await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Cancel failed: try again later');
      expect(screen.getByRole('alert')).toHaveTextContent('Booking AB12CD34 is unchanged.');
      expect(
        screen.getByRole('heading', { level: 2, name: 'Your booking: confirmed' }),
      ).toBeInTheDocument();
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
      await waitFor(() => expect(wire.requestsTo(cancelHotelBooking)).toHaveLength(3));
      const keys = wire.requests
        .filter(
          ({ path, request }) =>
            path === cancelHotelBooking.path && (request as CancelRequest).step === 'confirm',
        )
        .map(({ headers }) => headers.get('idempotency-key'));
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('shows the new amounts when they changed in the meantime', async () => {
    const refunds = ['300.00', '200.00'];
    const cancel = ({ step }: CancelRequest) =>
      step === 'confirm'
        ? wireError(409, { code: 'PRICE_CHANGED', message: 'x' })
        : { ...REFUND, refund: refunds.shift() ?? '0.00' };
    const { user } = await open({ cancel });
    await ask(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByText('€200.00')).toBeInTheDocument();
    expect(screen.getByText(/The amounts have changed/)).toBeInTheDocument();
  });

  it('says why a booking cannot be canceled', async () => {
    await open({ booking: () => buildBooking({ canCancel: false }) });
    expect(await screen.findByText('This booking cannot be canceled online.')).toBeInTheDocument();
  });
});

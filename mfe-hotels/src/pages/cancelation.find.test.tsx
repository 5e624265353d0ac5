import { findBooking, hotelBooking, revokeLinks } from '@wayfare/api-contract';
import { errorSummary, expectAccessible, fill, standStill, wireError } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildBooking } from '../testing/bookings';
import { openCancellation } from '../testing/cancelation-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

const NOT_FOUND = wireError(404, { code: 'NOT_FOUND', message: 'x' });

async function find(user: UserEvent) {
  await fill(user, screen.getByLabelText('Booking reference'), 'ab12cd34');
  await fill(user, screen.getByLabelText('E-mail address of the booking'), 'anna@example.com');
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
    const { view, head } = await openCancellation({ path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(head()?.noindex).toBe(true);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    await expectAccessible(view.container);
  });

  it.each([
    ['/cancelationfp', 'goes to the payment method that you paid with'],
    ['/cancelationfp?booking=b-1', 'goes to the payment method that you paid with'],
    ['/nl/annuleringfp', 'gaat naar de betaalmethode waarmee je hebt betaald'],
  ])('HOT-03 %s says where a refund goes', async (path, words) => {
    await openCancellation({ path });
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });

  it('OQ-07 opens a booking without an account', async () => {
    const { user, wire, address } = await openCancellation({ path: '/cancelationfp' });
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
    const { wire } = await openCancellation({ path: '/cancelationfp?key=signed' });
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
      const { user, wire, view } = await openCancellation({
        path,
        booking: ({ access }) =>
          buildBooking(access !== undefined && 'key' in access ? { pin: null } : {}),
      });
      expect(await screen.findByText(notice)).toBeInTheDocument();
      expect(screen.queryByText('0123')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: ask })).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: /^Links/ })).not.toBeInTheDocument();
      await expectAccessible(view.container);
      await fill(user, screen.getByLabelText(email), 'anna@example.com');
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
      const { user, wire } = await openCancellation({
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
    const { user } = await openCancellation({
      revoke: () => wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
    });
    await user.click(await screen.findByRole('button', { name: 'End all links' }));
    expect(
      await screen.findByText('The links could not be ended: try again later'),
    ).toBeInTheDocument();
  });

  it('ERR-25 keeps what was typed when there is no such booking', async () => {
    const { user } = await openCancellation({ path: '/cancelation', found: () => NOT_FOUND });
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
      await openCancellation({ path, booking: () => NOT_FOUND });
      expect(await screen.findByRole('alert')).toHaveTextContent(title);
      expect(screen.getAllByRole('textbox')).toHaveLength(3);
    },
  );

  it('names what is wrong before it asks', async () => {
    const { user, wire } = await openCancellation({ path: '/cancelation' });
    await user.click(screen.getByRole('button', { name: 'Find the booking' }));
    const summary = errorSummary();
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(wire.requests).toHaveLength(0);
  });
});

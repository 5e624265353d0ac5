import { flightQuote } from '@wayfare/api-contract';
import type { FlightBookingView } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import {
  buildFlightBookingView,
  buildFlightQuote,
  expectAccessible,
  installPayments,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { keepFlight, TYPED_PARTY } from '../testing/party';
import { OFFER, SEARCH } from '../testing/wizard-answers';
import { SUCCESS, keepAttempt, open, heading, REFUNDED, VOIDED } from '../testing/success-page';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
  clearQueryCache();
});

const { documents: PAPERS } = buildFlightBookingView();
const PAID = { state: 'captured', charged: '625.60', refunded: '0.00' } as const;

describe('what became of a flight booking', () => {
  it('FLT-09 FLT-38 confirmed: references, tickets, papers and what to do next', async () => {
    const { head, view } = await open({});
    expect(await heading('Your flights are booked')).toBeVisible();
    expect(head()).toMatchObject({ title: 'Your flight booking', noindex: true });
    for (const text of ['FL12FL34', '4821', 'X7KQ2P', 'E-ticket 074 2401234503'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'E-ticket (PDF)' })).toHaveAttribute(
      'href',
      PAPERS?.voucher ?? '',
    );
    expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      PAPERS?.calendar ?? '',
    );
    expect(screen.getByRole('region', { name: 'What next' })).toHaveTextContent(
      'Check in on the site of KLM',
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Steps of your booking' }))
        .getByText('Done')
        .closest('li'),
    ).toHaveAttribute('aria-current', 'step');
    // somebody else's purchase, or one that was counted before
    expect(window.dataLayer).toBeUndefined();
    await expectAccessible(view.container);
  });

  it.each([
    [`${SUCCESS}&laterAges=7`, 'Now the second booking', /One child is left \(age 7\)/],
    [
      `${SUCCESS.replace('/flights/booking/success', '/nl/vluchten/boeking/success')}&laterAges=7&laterAges=9`,
      'Nu de tweede boeking',
      /2 kinderen over \(leeftijden 7, 9\)/,
    ],
  ])('FLT-28 leads to the booking of the children who are left: %s', async (path, name, text) => {
    await open({}, { path });
    const second = within(await screen.findByRole('region', { name }));
    expect(second.getByText(text)).toBeVisible();
    const query = new URL(second.getByRole('link').getAttribute('href') ?? '', 'http://x')
      .searchParams;
    const ages = new URL(path, 'http://x').searchParams.getAll('laterAges');
    expect([
      query.get('adults'),
      query.getAll('childAges'),
      query.get('second'),
      query.get('infants'),
    ]).toEqual([String(ages.length), ages, '1', null]);
  });

  it.each(['confirmed', 'pending', 'held'] as const)(
    'leaves nobody who was typed in: %s',
    async (status) => {
      keepAttempt();
      keepFlight({ flight: OFFER, travelers: TYPED_PARTY });
      await open({ status });
      await screen.findByText('FL12FL34');
      await waitFor(() => expect(window.sessionStorage.getItem('flightBooking')).toBeNull());
    },
  );

  it('OQ-53 held: until when it is to be paid, at which price, and where, in Dutch', async () => {
    const hold = {
      payment_required_by: '2026-12-12T11:00:00Z',
      price_guarantee_expires_at: '2026-12-11T11:00:00Z',
    };
    const { view } = await open(
      {
        status: 'held',
        hold,
        canPay: true,
        documents: null,
        payment: { state: 'none', charged: '0.00', refunded: '0.00' },
      },
      { path: '/nl/vluchten/boeking/success?booking=f-1' },
    );
    expect(await heading('Je vluchten worden vastgehouden')).toBeVisible();
    expect(screen.getByText('Betaal tot za 12 dec 2026, 12:00 (tijd in Amsterdam)')).toBeVisible();
    expect(
      screen.getByText('De prijs is gegarandeerd tot vr 11 dec 2026, 12:00 (tijd in Amsterdam).'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nu betalen' })).toHaveAttribute(
      'href',
      '/nl/vlucht-annulering?booking=f-1',
    );
    await expectAccessible(view.container);
  });

  it.each<[string, Partial<FlightBookingView>, string, string]>([
    [
      'FLT-40 refunded',
      { status: 'refunded', reason: 'SUPPLIER_FAILED', payment: REFUNDED },
      'Your booking could not be completed: refunded',
      '€625.60 goes back the way you paid',
    ],
    [
      'FLT-40 failed, and nothing charged',
      { status: 'failed', reason: 'NO_SEATS', payment: VOIDED },
      'Your booking could not be completed',
      'The flights, or a seat that you chose, were sold in the meantime.',
    ],
    [
      'not paid in time',
      { status: 'expired', reason: 'PAYMENT_ABANDONED', payment: VOIDED },
      'Your booking has expired',
      'The payment was not finished.',
    ],
    [
      'canceled',
      { status: 'canceled', payment: REFUNDED },
      'Your booking is cancelled',
      '€625.60 goes back the way you paid',
    ],
    [
      'OQ-51 confirmed at a price that fell',
      {
        status: 'confirmed',
        payment: PAID,
        price_change: { previous_amount: '660.10', new_amount: '625.60' },
      },
      'Your flights are booked',
      'It was €660.10 and is now €625.60',
    ],
    [
      'waiting for the airline',
      { status: 'pending', payment: PAID, documents: null },
      'Your booking waits for the airline',
      'The answer goes to anneke@example.com',
    ],
    [
      'being made',
      { status: 'completing', payment: { ...PAID, state: 'authorised' } },
      'Your booking is being made',
      'You may leave this page',
    ],
  ])('%s', async (_, booking, title, text) => {
    await open({ documents: null, ...booking });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(new RegExp(text.replace('.', '\\.')))).toBeVisible();
    if (booking.status === 'refunded')
      expect(screen.getByRole('link', { name: 'Choose another flight' })).toHaveAttribute(
        'href',
        `/flights/results?${SEARCH}`,
      );
  });

  it.each<[string, Partial<FlightBookingView>, string, string[]]>([
    ['booked', {}, 'Done', []],
    ['held', { status: 'held' }, 'Done', []],
    ['waiting for the airline', { status: 'pending' }, 'Check and pay', []],
    [
      'being made',
      { status: 'completing', payment: { ...PAID, state: 'authorised' } },
      'Check and pay',
      [],
    ],
    [
      'refunded',
      { status: 'refunded', payment: REFUNDED },
      'Check and pay',
      ['Search', 'Ticket type', 'Who’s flying', 'Baggage and extras', 'Seats'],
    ],
    [
      'at another price',
      {
        status: 'failed',
        reason: 'PRICE_CHANGED',
        payment: VOIDED,
        price_change: { previous_amount: '625.60', new_amount: '640.00' },
      },
      'Check and pay',
      ['Search', 'Ticket type', 'Who’s flying', 'Baggage and extras', 'Seats'],
    ],
  ])('FLT-13 stands at the step that it has come to: %s', async (_, booking, current, links) => {
    keepAttempt();
    await open({ documents: null, ...booking });
    const steps = within(await screen.findByRole('navigation', { name: 'Steps of your booking' }));
    expect(steps.getByText(current).closest('li')).toHaveAttribute('aria-current', 'step');
    expect(
      steps.queryAllByRole('link').map(({ textContent }) => textContent?.replace(/^\d/, '')),
    ).toEqual(links);
  });

  it('FLT-40 says one thing of money that was only reserved', async () => {
    await open({ status: 'refunded', reason: 'SUPPLIER_FAILED', documents: null, payment: VOIDED });
    expect(await heading('Your booking could not be completed')).toBeVisible();
    expect(screen.getByText(/amount that was reserved is released/)).toBeVisible();
    expect(screen.queryByText(/you get your money back/)).not.toBeInTheDocument();
  });

  it('FLT-40 tries again with the same flights and travellers', async () => {
    keepAttempt();
    const { user, wire, address, view } = await open(
      { status: 'refunded', reason: 'SUPPLIER_FAILED', payment: REFUNDED },
      { quote: () => buildFlightQuote({ quote_id: 'q-2' }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(address()).toBe(`/flights/booking/payment?${SEARCH}&offer=off_1&quote=q-2`),
    );
    expect(wire.requestsTo(flightQuote())).toMatchObject([
      { offer_id: 'off_1', shown_total: '560.60' },
    ]);
    view.unmount();
  });

  it('leads whoever it does not belong to the form that finds a booking', async () => {
    await open(wireError(404, { code: 'NOT_FOUND', message: 'x' }));
    expect(await screen.findByRole('link', { name: 'Find a booking' })).toHaveAttribute(
      'href',
      '/flight-cancelation',
    );
  });
});

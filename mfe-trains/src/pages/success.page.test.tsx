import type { DeliveryType, TrainBookingView } from '@wayfare/api-contract';
import {
  buildTrainBasket,
  buildTrainBookingView,
  expectAccessible,
  standStill,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { keepCart } from '../testing/open-trains';
import { heading, openReceipt } from '../testing/success-page';

standStill();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

const { documents: PAPERS } = buildTrainBookingView();
const REFUNDED = { state: 'refunded', charged: '178.00', refunded: '178.00' } as const;
const VOIDED = { state: 'voided', charged: '0.00', refunded: '0.00' } as const;

const delivered = (
  type: DeliveryType,
  changes: { code?: string | null; url?: string | null; station?: string | null } = {},
) => ({
  bookingItems: buildTrainBookingView().bookingItems.map((item) => ({
    ...item,
    valueDocuments: [{ type, travelerId: null, code: null, url: null, station: null, ...changes }],
  })),
});

describe('what became of a train booking', () => {
  it('TRN-07 confirmed: numbers, papers, seats and every ticket', async () => {
    const { head, view } = await openReceipt();
    expect(await heading('Your tickets are booked')).toBeVisible();
    expect(head()).toMatchObject({ title: 'Your train booking', noindex: true });
    for (const text of [
      'TR12TR34',
      '4821',
      'ERA7K2',
      'Anneke de Vries, EUR 9320: coach 4, seat 61',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tickets (PDF)' })).toHaveAttribute(
      'href',
      PAPERS?.voucher ?? '',
    );
    expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      PAPERS?.calendar ?? '',
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

  it.each<[DeliveryType, Parameters<typeof delivered>[1], string[]]>([
    [
      'PAH',
      { code: 'QX7K2P' },
      ['Print the PDF or show it on your phone. The code on it is scanned on the train.'],
    ],
    [
      'ETK',
      { code: 'ET-4711' },
      ['Show this e-ticket code on the train, with your identity document.', 'ET-4711'],
    ],
    [
      'TICKETLESS',
      { code: 'REF123' },
      [
        'No ticket is needed: give this reference on the train and show your identity document.',
        'REF123',
      ],
    ],
    [
      'TOD',
      { code: '8H2K4L', station: 'London St Pancras' },
      ['8H2K4L', 'Collect at: London St Pancras'],
    ],
    [
      'RETRIEVE_VIA_LINK',
      { url: 'https://tickets.example/1' },
      ['Your ticket is on the carrier’s site.'],
    ],
    ['MPASS', { code: 'MP-99' }, ['MP-99']],
  ])('TRN-34 OQ-74 says how a ticket comes: %s', async (type, changes, texts) => {
    await openReceipt(delivered(type, changes));
    await heading('Your tickets are booked');
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    const link =
      type === 'PAH'
        ? screen.queryByRole('link', { name: 'Download the ticket (PDF)' })
        : screen.queryByRole('link', { name: 'Open the ticket on the carrier’s site' });
    expect(link?.getAttribute('href') ?? null).toBe(
      { PAH: PAPERS?.voucher ?? '', RETRIEVE_VIA_LINK: 'https://tickets.example/1' }[
        String(type)
      ] ?? null,
    );
  });

  it('TRN-34 leads each traveller to a ticket of their own', async () => {
    const [item] = buildTrainBookingView().bookingItems;
    if (item === undefined) throw new Error('a ticket is booked');
    const valueDocuments = ['t1', 't2'].map((travelerId) => ({
      type: 'PAH' as const,
      travelerId,
      code: `TK-${travelerId}`,
      url: null,
      station: null,
    }));
    const tickets = ['t1', 't2'].map((travelerId) => ({
      itemID: item.id,
      travelerId,
      url: `/api/bookings/tb-1/tickets/${item.id}/${travelerId}/document.pdf?key=v`,
      ...(travelerId === 't1'
        ? { code: '/code.svg?key=v', appleWallet: '/a.pkpass?key=v', googleWallet: '/google?key=v' }
        : {}),
    }));
    const { view } = await openReceipt({
      bookingItems: [{ ...item, valueDocuments }],
      documents: { voucher: '/all.pdf', calendar: '/c.ics', tickets },
    });
    await heading('Your tickets are booked');
    const own = ['Anneke de Vries', 'Zoë de Vries'].map((name) =>
      screen
        .getByRole('link', { name: new RegExp(`^Download the ticket \\(PDF\\) ?: ${name}$`) })
        .getAttribute('href'),
    );
    expect(own).toEqual(tickets.map(({ url }) => url));
    const codes = screen.getAllByRole('img', { name: /for the scanner$/ });
    expect(codes.map((code) => [code.getAttribute('alt'), code.getAttribute('src')])).toEqual([
      ['Code of the ticket of Anneke de Vries, for the scanner', '/code.svg?key=v'],
    ]);
    const wallets = screen.getAllByRole('link', { name: /Wallet/ });
    expect(wallets.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add to Apple Wallet: Anneke de Vries', '/a.pkpass?key=v'],
      ['Add to Google Wallet: Anneke de Vries', '/google?key=v'],
    ]);
    expect(view.container).toHaveTextContent('Ticket code: TK-t1');
    await expectAccessible(view.container);
    expect(screen.getByRole('link', { name: 'Tickets (PDF)' })).toHaveAttribute('href', '/all.pdf');
  });

  it.each(['javascript:alert(1)', 'http://tickets.example/1', 'tickets'])(
    'OQ-74 leads to a carrier’s page only where it is a safe one: %s',
    async (url) => {
      await openReceipt(delivered('RETRIEVE_VIA_LINK', { url }));
      await heading('Your tickets are booked');
      expect(screen.queryByRole('link', { name: /carrier’s site/ })).not.toBeInTheDocument();
    },
  );

  it('speaks Dutch', async () => {
    const { view } = await openReceipt({}, { path: '/nl/treinen/success?booking=tb-1' });
    expect(await heading('Je tickets zijn geboekt')).toBeVisible();
    await expectAccessible(view.container);
  });

  it.each<[string, Partial<TrainBookingView>, string, RegExp]>([
    [
      'ERR-11 refunded',
      { status: 'refunded', reason: 'SUPPLIER_FAILED', payment: REFUNDED },
      'Your booking could not be completed: refunded',
      /€178\.00 goes back the way you paid/,
    ],
    [
      'ERR-11 failed, and nothing charged',
      { status: 'failed', reason: 'NO_SEATS', payment: VOIDED },
      'Your booking could not be completed',
      /The places were sold in the meantime/,
    ],
    [
      'not paid in time',
      { status: 'expired', reason: 'PAYMENT_ABANDONED', payment: VOIDED },
      'Your booking has expired',
      /The payment was not finished/,
    ],
    [
      'canceled',
      { status: 'canceled', payment: REFUNDED },
      'Your booking is cancelled',
      /€178\.00 goes back/,
    ],
    [
      'waiting for the railway',
      { status: 'pending', documents: null },
      'Your booking waits for the railway',
      /The answer goes to anneke@example\.com/,
    ],
    [
      'being made',
      {
        status: 'completing',
        documents: null,
        payment: { state: 'authorised', charged: '0.00', refunded: '0.00' },
      },
      'Your booking is being made',
      /You may leave this page/,
    ],
  ])('%s', async (_, booking, title, text) => {
    await openReceipt(booking);
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('ERR-12 names the address to write to, and searches for the same again', async () => {
    await openReceipt({ status: 'refunded', reason: 'SUPPLIER_FAILED', payment: REFUNDED });
    await heading('Your booking could not be completed: refunded');
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByRole('link', { name: 'Search again' }).getAttribute('href')).toMatch(
      /^\/trains\/search\?from=NL%3Aamsterdam/,
    );
  });

  it('empties the cart of what was ordered, and keeps it while its payment is still to come', async () => {
    keepCart(buildTrainBasket());
    window.sessionStorage.setItem(
      'trainPassengers',
      JSON.stringify({ 'item-1': { passengers: [{ documentNumber: 'NX1234567' }] }, other: {} }),
    );
    const waiting = await openReceipt({
      status: 'completing',
      payment: { state: 'awaiting', charged: '0.00', refunded: '0.00' },
    });
    expect(await screen.findByRole('link', { name: 'Back to the payment' })).toHaveAttribute(
      'href',
      '/trains/payment',
    );
    expect(window.sessionStorage.getItem('cart')).not.toBeNull();
    waiting.view.unmount();
    await openReceipt();
    await heading('Your tickets are booked');
    await waitFor(() => expect(window.sessionStorage.getItem('cart')).toBeNull());
    expect(window.sessionStorage.getItem('trainPassengers')).not.toContain('NX1234567');
  });
});

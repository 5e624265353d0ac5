import { hotelQuote, hotelQuoted } from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  installPayments,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, STAY } from '../testing/answers';
import { buildQuote, keepGuest, QUERY, SEARCH } from '../testing/bookings';
import { field, openStep1 } from '../testing/step1-page';

standStill();
installPayments();
beforeEach(() => {
  window.sessionStorage.clear();
  delete window.dataLayer;
});

const EXPIRED = wireError(410, { code: 'OFFER_EXPIRED', message: 'x' });

describe('a step 1 without a quote', () => {
  const choice = { optionRefId: 'opt-1', hotel_id: 'h-1', search: SEARCH };

  it('quotes the room that was chosen without a script, and keeps the quote in its address', async () => {
    const { wire, address: shown } = await openStep1(address('/booking/step1', choice));
    expect(wire.requestsTo(hotelQuote)).toEqual([
      {
        optionRefId: 'opt-1',
        hotel_id: 'h-1',
        ...STAY,
        occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
        shownPrice: '412.50',
        language: 'en',
        nationality: 'GB',
      },
    ]);
    expect(shown()).toBe(address('/booking/step1', QUERY));
    expect(field('First name')).toBeInTheDocument();
  });

  it('says that the room is taken', async () => {
    await openStep1(address('/booking/step1', { ...choice, optionRefId: 'opt-gone' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The room has been sold in the meantime.');
  });

  it.each([
    ['/booking/step1'],
    [address('/booking/step1', { optionRefId: 'opt-1', hotel_id: 'h-1', search: 'garbage' })],
  ])('asks for a choice at %s', async (path) => {
    await openStep1(path);
    expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute(
      'href',
      '/accommodations',
    );
  });

  it.each([
    ['the API says so', EXPIRED],
    ['its time is over', buildQuote({ expires_at: '2026-12-10T08:59:00Z' })],
    ['nobody knows it', wireError(404, { code: 'NOT_FOUND', message: 'x' })],
  ])(
    'ERR-10 an expired offer leads to a search that keeps the criteria, when %s',
    async (_, quote) => {
      keepGuest();
      const { view } = await openStep1(undefined, quote);
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Your dates, guests and details are kept.',
      );
      expect(screen.getByRole('link', { name: 'Search again' })).toHaveAttribute(
        'href',
        address('/hotel', { hotel_id: 'h-1', search: SEARCH }),
      );
      expect(window.sessionStorage.getItem('draft.hotels.guest')).toContain('Visser');
      await expectAccessible(view.container);
    },
  );

  it('ERR-25 a failure can be tried again in place', async () => {
    let fails = true;
    const wire = fakeWire([
      [
        hotelQuoted,
        () => (fails ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }) : buildQuote()),
      ],
    ]);
    const { user } = await renderRoute(vertical, manifest, address('/booking/step1', QUERY), {
      wire,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was booked or charged.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
  });
});

import {
  hotelAvailability,
  hotelReviews,
  hotelQuote,
  hotelQuoted,
  popularPlaces,
  resolveHotelPath,
  type Quote,
} from '@wayfare/api-contract';
import { expectAccessible, fakeWire, renderRoute, standStill, wireError } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { availability, STAY } from '../testing/answers';
import { buildQuote } from '../testing/bookings';
import { HOTEL, WITH_DATES } from '../testing/hotel-page';
import { NO_REVIEWS } from '../testing/reviews';

standStill();

beforeEach(() => window.sessionStorage.clear());

describe('reserving', () => {
  type QuoteAnswer = Quote | Response;

  async function choose(answer: QuoteAnswer | (() => QuoteAnswer | Promise<QuoteAnswer>)) {
    window.sessionStorage.clear();
    const wire = fakeWire([
      [hotelReviews, NO_REVIEWS],
      [hotelAvailability, availability()],
      [resolveHotelPath, HOTEL],
      [hotelQuote, answer],
      [hotelQuoted, buildQuote()],
      [popularPlaces, []],
    ]);
    const page = await renderRoute(vertical, manifest, WITH_DATES, { wire });
    await page.user.click(screen.getByRole('radio', { name: /^Double room/ }));
    await page.user.click(screen.getByRole('button', { name: 'Continue to your details' }));
    return page;
  }

  it('OQ-33 asks for the price once more and goes on with the quote and the search', async () => {
    const { wire, address: shown } = await choose(buildQuote());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
    expect(wire.requestsTo(hotelQuote)).toEqual([
      {
        optionRefId: 'opt-1',
        hotel_id: 'h-1',
        ...STAY,
        occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
        nationality: 'GB',
        shownPrice: '412.50',
        language: 'en',
      },
    ]);
    const query = new URL(shown(), 'http://x').searchParams;
    expect([query.get('quote'), query.get('optionRefId'), query.get('hotel_id')]).toEqual([
      'q-1',
      'opt-1',
      'h-1',
    ]);
    expect(query.get('search')).toContain('2027-01-12');
  });

  it('HOT-41 keeps the booking state beside its quote', async () => {
    await choose(buildQuote());
    await screen.findByRole('heading', { level: 1, name: 'Your details' });
    expect(JSON.parse(window.sessionStorage.getItem('hotelBooking') ?? '{}')).toMatchObject({
      'q-1': {
        hotels: ['h-1'],
        ...STAY,
        analytics: { locationId: 'c-barcelona', firstPrice: '412.50' },
      },
    });
    expect(window.dataLayer?.at(-1)).toMatchObject({
      ecommerce: {
        items: [
          {
            location_id: 'c-barcelona',
            location_name: 'Barcelona',
            first_price: 412.5,
            last_price: 412.5,
          },
        ],
      },
    });
  });

  it('is busy at once', async () => {
    let answer: (quote: Quote) => void = () => undefined;
    await choose(() => new Promise<Quote>((resolve) => (answer = resolve)));
    expect(screen.getByRole('button', { name: 'Asking for the price…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    answer(buildQuote());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
  });

  it('OQ-33 shows the old and the new price and goes on only with a yes', async () => {
    const {
      user,
      address: shown,
      view,
    } = await choose(buildQuote({ priceChanged: true, previousPrice: '400.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The price has changed' }));
    expect(dialog.getByText('€400.00')).toBeInTheDocument();
    expect(dialog.getByText('€412.50')).toBeInTheDocument();
    const [accept, another] = dialog.getAllByRole('button');
    expect(accept?.className).toBe(another?.className);
    await expectAccessible(view.container);
    expect(shown()).toBe(WITH_DATES);
    await user.click(dialog.getByRole('button', { name: 'Continue at the new price' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
  });

  it('OQ-33 leads back to the rooms, asked for anew', async () => {
    const { user, wire } = await choose(
      buildQuote({ priceChanged: true, previousPrice: '400.00' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Choose another room' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Double room/ })).not.toBeChecked();
    await waitFor(() => expect(wire.requestsTo(hotelAvailability)).toHaveLength(2));
  });

  it.each([
    ['ERR-10', 410, 'OFFER_EXPIRED', 'This offer has expired'],
    ['ERR-06', 409, 'NO_ROOMS', 'This room is no longer available'],
  ])('%s says that another choice is needed: %i %s', async (_, status, code, title) => {
    const { user, wire } = await choose(wireError(status, { code, message: 'x' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    await user.click(screen.getByRole('button', { name: 'Choose again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(wire.requestsTo(hotelAvailability)).toHaveLength(2));
  });

  it('keeps the choice when the supplier fails, and tries again', async () => {
    let fails = true;
    const { user } = await choose(() =>
      fails ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }) : buildQuote(),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Our supplier could not answer.');
    expect(screen.getByRole('radio', { name: /^Double room/ })).toBeChecked();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Continue to your details' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
  });
});

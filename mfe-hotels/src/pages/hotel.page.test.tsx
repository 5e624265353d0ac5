import {
  hotelAvailability,
  hotelQuote,
  hotelQuoted,
  popularPlaces,
  resolveHotelPath,
  type AvailabilityResult,
  type Quote,
} from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  buildStayOption,
  buildStayPrice,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability, hotelDetail, resolved, searchOf, STAY } from '../testing/answers';
import { buildQuote } from '../testing/bookings';

expect.extend(toHaveNoViolations);
standStill();

const PATHS = hotelDetail().paths;
const HOTEL = resolved({
  place: buildPlaceSuggestion({
    type: 'hotel',
    id: 'h-1',
    label: 'Hotel Mar Blau',
    path: PATHS.en,
  }),
  paths: PATHS,
});
const OWN = `/hotels${PATHS.en}`;
const WITH_DATES = address(OWN, { search: searchOf({ hotels: ['h-1'] }) });

function open(path: string, answer: AvailabilityResult | Response = availability()) {
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [hotelAvailability, answer],
      [resolveHotelPath, HOTEL],
      [popularPlaces, []],
    ]),
  });
}

beforeEach(() => window.sessionStorage.clear());

describe('the hotel page', () => {
  it('HOT-11 HOT-42 shows pictures, facts, description, facilities and house rules', async () => {
    const { head } = await open(OWN);
    expect(screen.getByRole('heading', { level: 1, name: 'Hotel Mar Blau' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Front of Hotel Mar Blau' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4 stars' })).toBeInTheDocument();
    expect(screen.getByText('Passeig 12, Barcelona')).toBeInTheDocument();
    expect(screen.getByText('Lift')).toBeInTheDocument();
    expect(screen.getByText('18 years')).toBeInTheDocument();
    expect(screen.getByText(/demo property/)).toBeInTheDocument();
    expect(head()).toMatchObject({
      canonical: OWN,
      alternates: { en: OWN, nl: `/nl/hotels${PATHS.nl}` },
    });
  });

  it('CON-15 CON-16 shows check-in from 15:00 and check-out until 12:00 where the property states none', async () => {
    await open(OWN);
    expect(screen.getByText(/Check-in from 15:00/)).toHaveTextContent('Ring the bell.');
    expect(screen.getByText(/Check-out until 12:00/)).toBeInTheDocument();
  });

  it('asks for dates first, and takes them into the URL', async () => {
    const { user, address: shown, wire } = await open(OWN);
    expect(screen.getByText(/Choose your dates to see rooms and prices/)).toHaveTextContent(
      'From €99.00',
    );
    expect(wire.requestsTo(hotelAvailability)[0]).not.toHaveProperty('checkIn');
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-01-12' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-01-14' } });
    await user.click(screen.getByRole('button', { name: 'Show prices' }));
    await screen.findByRole('radio', { name: 'Double room' });
    expect(JSON.parse(new URL(shown(), 'http://x').searchParams.get('search') ?? '')).toMatchObject(
      { hotels: ['h-1'], checkIn: '2027-01-12', checkOut: '2027-01-14' },
    );
    expect(wire.requestsTo(hotelAvailability).at(-1)).toMatchObject({
      hotel_id: 'h-1',
      checkIn: '2027-01-12',
      occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
      currency: 'EUR',
    });
  });

  it('HOT-43 HOT-44 shows capacity, meal plan, deadline, payment and a breakdown that adds up', async () => {
    await open(WITH_DATES);
    const option = screen.getByRole('radio', { name: 'Double room' }).closest('li');
    if (option === null) throw new Error('expected an option');
    expect(option).toHaveTextContent('For up to 3 guests · Breakfast');
    expect(option).toHaveTextContent(
      'Free cancellation until Sun 10 Jan 2027, 18:00 (time at the hotel)',
    );
    expect(option).toHaveTextContent('You pay us when you book.');
    expect(option).toHaveTextContent('Total for 2 nights, 1 room');
    const breakdown = within(option).getByRole('group', { hidden: true });
    expect(breakdown).toHaveTextContent('Price before taxes€375.00');
    expect(breakdown).toHaveTextContent('VAT (10%)€37.50');
    expect(breakdown).toHaveTextContent('Total incl. taxes€412.50');
  });

  it.each([
    [WITH_DATES, 'You pay us when you book, or on Fri 8 Jan 2027.'],
    [
      address(`/nl/hotels${PATHS.nl}`, { search: searchOf() }),
      'Je betaalt bij ons wanneer je boekt, of op vr 8 jan 2027.',
    ],
  ])(
    'OQ-34 names the day of a later payment where the rate leaves the choice: %s',
    async (path, text) => {
      await open(
        path,
        availability({
          hotel: hotelDetail({ path: PATHS.nl }),
          options: [buildStayOption({ payLaterOn: '2027-01-08' })],
        }),
      );
      expect(screen.getByText(text)).toBeInTheDocument();
    },
  );

  it.each([
    ['is still chosen', {}, true],
    ['is still chosen under another id', { optionRefId: 'opt-77' }, true],
    ['is not chosen for another board', { optionRefId: 'opt-78', boardCode: 'HB' } as const, false],
  ])('OQ-33 a room %s after the way back from the booking', async (_title, change, isChosen) => {
    window.sessionStorage.clear();
    const saver = buildStayOption({ optionRefId: 'opt-0', boardCode: 'RO' });
    const { user, view } = await open(
      WITH_DATES,
      availability({ options: [saver, buildStayOption()] }),
    );
    const [, chosen] = screen.getAllByRole('radio', { name: 'Double room' });
    if (chosen === undefined) throw new Error('expected two rooms');
    await user.click(chosen);
    view.unmount();
    await open(WITH_DATES, availability({ options: [saver, buildStayOption(change)] }));
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio', { name: 'Double room' })
        .map(({ checked }) => checked),
    ).toEqual([false, isChosen]);
  });

  it('OQ-35 lists what is paid at the property apart from the total', async () => {
    const option = buildStayOption({
      price: buildStayPrice({ payAtProperty: '12.00' }),
      surcharges: [{ name: 'City tax', totalAmount: '12.00' }],
    });
    await open(WITH_DATES, availability({ options: [option] }));
    expect(screen.getByText('plus €12.00 to pay at the property')).toBeInTheDocument();
    expect(screen.getByText('City tax')).toBeInTheDocument();
  });

  it('HOT-18 sums up the chosen option and is a plain form of step 1 before its script runs', async () => {
    const { user, view } = await open(WITH_DATES);
    const next = screen.getByRole('button', { name: 'Continue to your details' });
    await user.click(screen.getByRole('radio', { name: 'Double room' }));
    const summary = screen.getByRole('region', { name: 'Your choice' });
    expect(summary).toHaveTextContent('Double room, Breakfast');
    expect(summary).toHaveTextContent('€412.50');
    expect(next).toBeEnabled();
    const form = view.container.querySelector('form[method=get]');
    expect(form).toHaveAttribute('action', '/booking/step1');
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual([
      'hotel_id',
      'search',
      'optionRefId',
    ]);
  });

  it('HOT-51 says that no room is free and offers other dates', async () => {
    const { user } = await open(WITH_DATES, availability({ options: [] }));
    expect(screen.getByRole('heading', { name: 'No rooms available' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change dates' }));
    expect(screen.getByLabelText('Check-in')).toHaveFocus();
  });

  it('shows the hotel when the dates in the URL have passed, and says so at the dates', async () => {
    const { wire } = await open(
      address(OWN, { search: searchOf({ checkIn: '2026-12-01', checkOut: '2026-12-02' }) }),
    );
    expect(
      screen.getAllByText('The check-in date has passed. Choose a new one.').length,
    ).toBeGreaterThan(0);
    expect(wire.requestsTo(hotelAvailability)[0]).not.toHaveProperty('checkIn');
  });

  it('OQ-13 sends a slug of the other language on to its own, query kept', async () => {
    const { address: shown } = await open(`/hotels${PATHS.nl}?from=mail`);
    expect(shown()).toBe(`${OWN}?from=mail`);
  });

  it('tells of a supplier that fails and tries again', async () => {
    await open(WITH_DATES, wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The hotel supplier gives no answer right now.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('speaks Dutch', async () => {
    await open(
      `/nl/hotels${PATHS.nl}?${new URLSearchParams({ search: searchOf() }).toString()}`,
      availability({ hotel: hotelDetail({ path: PATHS.nl }) }),
    );
    expect(screen.getByRole('heading', { name: 'Kamers en prijzen' })).toBeInTheDocument();
    expect(screen.getAllByText('€ 412,50').length).toBeGreaterThan(0);
    expect(screen.getByText(/tijd bij het hotel/)).toHaveTextContent('zo 10 jan 2027, 18:00');
  });

  it('is accessible', async () => {
    const { view } = await open(WITH_DATES);
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('a hotel by query', () => {
  it.each([
    ['HOT-19 hotel_id', { hotel_id: 'h-1' }],
    ['HOT-20 the first hotel of the search', { search: '{"hotels":["h-1","h-2"]}' }],
  ])('is found by %s', async (_, query) => {
    const { wire, head } = await open(address('/hotel', query));
    expect(screen.getByRole('heading', { level: 1, name: 'Hotel Mar Blau' })).toBeInTheDocument();
    expect(wire.requestsTo(hotelAvailability)[0]?.hotel_id).toBe('h-1');
    expect(head()?.canonical).toBe(OWN);
  });

  it('HOT-20 answers malformed JSON with a message, not a crash', async () => {
    await open('/hotel?search=%7Bbroken');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Search data not valid' }),
    ).toBeInTheDocument();
  });

  it('HOT-04 without a hotel says so and offers a search', async () => {
    const { head } = await open('/hotel');
    expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
    expect(head()).not.toHaveProperty('canonical');
    expect(screen.getByRole('alert')).toHaveTextContent('This address names no hotel.');
    expect(screen.getByRole('search')).toBeInTheDocument();
  });

  it.each(['/hotel?hotel_id=unknown', '/hotel?hotel_id=%3Cscript%3E'])(
    'is not found when it does not exist: %s',
    async (path) => {
      await open(path, wireError(404, { code: 'NOT_FOUND', message: 'no such hotel' }));
      expect(
        screen.getByRole('heading', { level: 1, name: 'This page could not be found' }),
      ).toBeInTheDocument();
    },
  );
});

describe('reserving', () => {
  type QuoteAnswer = Quote | Response;

  async function choose(answer: QuoteAnswer | (() => QuoteAnswer | Promise<QuoteAnswer>)) {
    window.sessionStorage.clear();
    const wire = fakeWire([
      [hotelAvailability, availability()],
      [resolveHotelPath, HOTEL],
      [hotelQuote, answer],
      [hotelQuoted, buildQuote()],
      [popularPlaces, []],
    ]);
    const page = await renderRoute(vertical, manifest, WITH_DATES, { wire });
    await page.user.click(screen.getByRole('radio', { name: 'Double room' }));
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
    expect(await axe(view.container)).toHaveNoViolations();
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
    expect(screen.getByRole('radio', { name: 'Double room' })).not.toBeChecked();
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
    expect(screen.getByRole('radio', { name: 'Double room' })).toBeChecked();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Continue to your details' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your details' }),
    ).toBeInTheDocument();
  });
});

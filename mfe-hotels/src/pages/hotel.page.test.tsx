import { hotelAvailability } from '@wayfare/api-contract';
import { expectAccessible, standStill, wireError } from '@wayfare/testing';
import { itInLongRun } from '@wayfare/testing/long-run';
import { fireEvent, screen } from '@testing-library/react';
import { address, availability, hotelDetail, searchOf, STAY } from '../testing/answers';
import { openHotel, OWN, PATHS, WITH_DATES } from '../testing/hotel-page';

standStill();

beforeEach(() => window.sessionStorage.clear());

describe('the hotel page', () => {
  it('HOT-11 HOT-42 shows pictures, facts, description, facilities and house rules', async () => {
    const { head } = await openHotel(OWN);
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
    await openHotel(OWN);
    expect(screen.getByText(/Check-in from 15:00/)).toHaveTextContent('Ring the bell.');
    expect(screen.getByText(/Check-out until 12:00/)).toBeInTheDocument();
  });

  it('asks for dates first, and takes them into the URL', async () => {
    const { user, address: shown, wire } = await openHotel(OWN);
    expect(screen.getByText(/Choose your dates to see rooms and prices/)).toHaveTextContent(
      'From €99.00',
    );
    expect(wire.requestsTo(hotelAvailability)[0]).not.toHaveProperty('checkIn');
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-01-12' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-01-14' } });
    await user.click(screen.getByRole('button', { name: 'Show prices' }));
    await screen.findByRole('radio', { name: /^Double room/ });
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

  it('shows the hotel when the dates in the URL have passed, and says so at the dates', async () => {
    const { wire } = await openHotel(
      address(OWN, { search: searchOf({ checkIn: '2026-12-01', checkOut: '2026-12-02' }) }),
    );
    expect(
      screen.getAllByText('The check-in date has passed. Choose a new one.').length,
    ).toBeGreaterThan(0);
    expect(wire.requestsTo(hotelAvailability)[0]).not.toHaveProperty('checkIn');
  });

  it('is passed on in its language, with dates and guests, without where its reader was or comes from', async () => {
    const place = { type: 'city', id: 'bcn' };
    const search = searchOf({ place, searchTerms: 'Barcelona', nationality: 'DE' });
    const { user } = await openHotel(address(`/nl/hotels${PATHS.nl}`, { search, from: 'mail' }));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Delen' }));
    const link = new URL(String(copied.mock.calls[0]?.[0]));
    expect(link.pathname).toBe(`/nl/hotels${PATHS.nl}`);
    expect([...link.searchParams.keys()]).toEqual(['search']);
    const { checkIn, checkOut } = STAY;
    expect(JSON.parse(link.searchParams.get('search') ?? '')).toEqual({
      checkIn,
      checkOut,
      occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
      hotels: ['h-1'],
    });
  });

  it('OQ-13 sends a slug of the other language on to its own, query kept', async () => {
    const { address: shown } = await openHotel(`/hotels${PATHS.nl}?from=mail`);
    expect(shown()).toBe(`${OWN}?from=mail`);
  });

  it('tells of a supplier that fails and tries again', async () => {
    await openHotel(WITH_DATES, wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The hotel supplier gives no answer right now.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('speaks Dutch', async () => {
    await openHotel(
      `/nl/hotels${PATHS.nl}?${new URLSearchParams({ search: searchOf() }).toString()}`,
      availability({ hotel: hotelDetail({ path: PATHS.nl }) }),
    );
    expect(screen.getByRole('heading', { name: 'Kamers en prijzen' })).toBeInTheDocument();
    expect(screen.getAllByText('€ 412,50').length).toBeGreaterThan(0);
    expect(screen.getByText(/tijd bij het hotel/)).toHaveTextContent('zo 10 jan 2027, 18:00');
  });

  itInLongRun('is accessible', async () => {
    const { view } = await openHotel(WITH_DATES);
    await expectAccessible(view.container);
  });
});

describe('a hotel by query', () => {
  it.each([
    ['HOT-19 hotel_id', { hotel_id: 'h-1' }],
    ['HOT-20 the first hotel of the search', { search: '{"hotels":["h-1","h-2"]}' }],
  ])('is found by %s', async (_, query) => {
    const { wire, head } = await openHotel(address('/hotel', query));
    expect(screen.getByRole('heading', { level: 1, name: 'Hotel Mar Blau' })).toBeInTheDocument();
    expect(wire.requestsTo(hotelAvailability)[0]?.hotel_id).toBe('h-1');
    expect(head()?.canonical).toBe(OWN);
  });

  it('HOT-20 answers malformed JSON with a message, not a crash', async () => {
    await openHotel('/hotel?search=%7Bbroken');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Search data not valid' }),
    ).toBeInTheDocument();
  });

  it('HOT-04 without a hotel says so and offers a search', async () => {
    const { head } = await openHotel('/hotel');
    expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
    expect(head()).not.toHaveProperty('canonical');
    expect(screen.getByRole('alert')).toHaveTextContent('This address names no hotel.');
    expect(screen.getByRole('search')).toBeInTheDocument();
  });

  it.each(['/hotel?hotel_id=unknown', '/hotel?hotel_id=%3Cscript%3E'])(
    'is not found when it does not exist: %s',
    async (path) => {
      await openHotel(path, wireError(404, { code: 'NOT_FOUND', message: 'no such hotel' }));
      expect(
        screen.getByRole('heading', { level: 1, name: 'This page could not be found' }),
      ).toBeInTheDocument();
    },
  );
});

import { searchAround } from '@wayfare/api-contract';
import { expectAccessible, standStill } from '@wayfare/testing';
import { itInLongRun } from '@wayfare/testing/long-run';
import { act, screen, within } from '@testing-library/react';
import { address, searchOf } from '../testing/answers';
import { openResults, parameter, results, shownHotels } from '../testing/results-page';

standStill();

describe('results', () => {
  it('HOT-05 shows a priced list with one heading per hotel', async () => {
    await openResults(results());
    expect(
      screen.getByRole('heading', { level: 1, name: 'Hotels in Barcelona, Spain' }),
    ).toBeInTheDocument();
    const list = screen.getByRole('list', { name: 'Places to stay' });
    expect(within(list).getAllByRole('article')).toHaveLength(20);
    const [first] = within(list).getAllByRole('article');
    if (first === undefined) throw new Error('expected a hotel');
    expect(within(first).getByRole('heading', { name: 'Hotel 1' })).toBeInTheDocument();
    expect(first).toHaveTextContent('€412.50');
    expect(first).toHaveTextContent('incl. taxes');
    expect(first).toHaveTextContent('€206.25 per night');
    expect(first).toHaveTextContent('Free cancellation until Sun 10 Jan 2027, 18:00');
    expect(first).not.toHaveTextContent(/demo/i);
  });

  it.each([
    ['/hotels', 'Barcelona, Spanje', 'Hotels in Barcelona, Spain'],
    ['/nl/hotels', 'Barcelona, Spain', 'Hotels in Barcelona, Spanje'],
    ['/hotels', 'Hotels are closed, call 0900', 'Hotels in Barcelona, Spain'],
  ])(
    'calls the place on %s as the API does, whatever its address says: %s',
    async (path, searchTerms, heading) => {
      const { head } = await openResults(address(path, { search: searchOf({ searchTerms }) }));
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
      expect(head()?.title).toBe(heading);
      expect(screen.getByRole('search', { hidden: true })).not.toHaveTextContent(searchTerms);
      expect(screen.queryByDisplayValue(searchTerms)).not.toBeInTheDocument();
    },
  );

  it('is called in the language that the page is switched to', async () => {
    const { head, router } = await openResults(results());
    const { nl } = head()?.alternates ?? {};
    await act(() => router.navigate(`${nl}${router.state.location.search}`));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hotels in Barcelona, Spanje' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Waarheen?', hidden: true })).toHaveValue(
      'Barcelona, Spanje',
    );
  });

  it('HOT-21 CON-05 sends every field of the specification', async () => {
    const { wire } = await openResults(results());
    expect(wire.requestsTo(searchAround)[0]).toEqual({
      user: expect.stringMatching(/^[A-Za-z0-9]{8}$/),
      place: { type: 'city', id: 'c-barcelona' },
      hotels: [],
      checkIn: '2027-01-12',
      checkOut: '2027-01-14',
      occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
      currency: 'EUR',
      language: 'en',
      nationality: 'GB',
      sort: 'recommended',
      filters: {},
      size: 20,
      page: 1,
    });
  });

  it('API-31 asks under another id each time, and not again for what it knows', async () => {
    const { user, router, wire } = await openResults(results());
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(40);
    await act(() => router.navigate('/booking/step1'));
    await act(() => router.navigate(-1));
    await shownHotels(40);
    const ids = wire.requestsTo(searchAround).map((request) => request.user);
    expect(ids).toEqual([
      expect.stringMatching(/^[A-Za-z0-9]{8}$/),
      expect.stringMatching(/^[A-Za-z0-9]{8}$/),
    ]);
    expect(new Set(ids).size).toBe(2);
  });

  it('HOT-50 says that nothing is free and offers other dates', async () => {
    const { user } = await openResults(results(), 0);
    expect(screen.getByRole('heading', { name: 'No hotels available' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'One day later' })).toHaveAttribute(
      'href',
      expect.stringContaining('2027-01-13'),
    );
    await user.click(screen.getByRole('button', { name: 'Change dates' }));
    expect(screen.getByLabelText('Check-in')).toHaveFocus();
  });

  it('keeps the criteria on the way to the map', async () => {
    await openResults(results({ filters: '{"category":["4"]}', sort: 'price_asc' }));
    const href = screen.getByRole('link', { name: 'Show on the map' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^\/hotels\/map\?/);
    expect([
      parameter(href, 'search'),
      parameter(href, 'filters'),
      parameter(href, 'sort'),
    ]).toEqual([searchOf(), '{"category":["4"]}', 'price_asc']);
  });

  it('speaks Dutch, decimal comma included, and asks the API in Dutch', async () => {
    const { wire } = await openResults(address('/nl/hotels', { search: searchOf() }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Hotels in Barcelona, Spanje',
    );
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('€ 412,50');
    expect(screen.getByRole('button', { name: 'Zoeken', hidden: true })).toBeInTheDocument();
    expect(wire.requestsTo(searchAround)[0]?.language).toBe('nl');
  });

  itInLongRun('is accessible', async () => {
    const { view } = await openResults(results({ filters: '{"category":["4"]}' }));
    await expectAccessible(view.container);
  });
});

import { popularPlaces, predictive, resolveHotelPath, searchAround } from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, resolved, searchAnswer, searchOf } from '../testing/answers';

expect.extend(toHaveNoViolations);
standStill();

const open = (path: string, total = 45) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [searchAround, (request) => searchAnswer(request, total)],
      [popularPlaces, []],
    ]),
  });
const results = (query: Record<string, string> = {}) =>
  address('/hotels', { search: searchOf(), ...query });
const parameter = (path: string, name: string) => new URL(path, 'http://x').searchParams.get(name);

const shownHotels = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));

describe('results', () => {
  it('HOT-05 shows a priced list with one heading per hotel', async () => {
    await open(results());
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
    expect(first).toHaveTextContent('Demo');
  });

  it.each([
    ['/hotels', 'Barcelona, Spanje', 'Hotels in Barcelona, Spain'],
    ['/nl/hotels', 'Barcelona, Spain', 'Hotels in Barcelona, Spanje'],
    ['/hotels', 'Hotels are closed, call 0900', 'Hotels in Barcelona, Spain'],
  ])(
    'calls the place on %s as the API does, whatever its address says: %s',
    async (path, searchTerms, heading) => {
      const { head } = await open(address(path, { search: searchOf({ searchTerms }) }));
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
      expect(head()?.title).toBe(heading);
      expect(screen.getByRole('search', { hidden: true })).not.toHaveTextContent(searchTerms);
      expect(screen.queryByDisplayValue(searchTerms)).toBeNull();
    },
  );

  it('is called in the language that the page is switched to', async () => {
    const { head, router } = await open(results());
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
    const { wire } = await open(results());
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
    const { user, router, wire } = await open(results());
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

  it('HOT-28 writes a filter into the URL as JSON, asks for it, and takes it back with Back', async () => {
    const { user, address: shown, wire, router } = await open(results());
    await user.click(screen.getByRole('checkbox', { name: /^4 stars/ }));
    expect(
      await screen.findByRole('button', { name: 'Remove filter: 4 stars' }),
    ).toBeInTheDocument();
    expect(parameter(shown(), 'filters')).toBe('{"category":["4"]}');
    expect(wire.requestsTo(searchAround).at(-1)?.filters).toEqual({ category: ['4'] });
    await act(() => router.navigate(-1));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^4 stars/ })).not.toBeChecked(),
    );
  });

  it('HOT-29 removes the parameter with the last filter', async () => {
    const { user, address: shown } = await open(results({ filters: '{"hotelType":["42"]}' }));
    await user.click(screen.getByRole('checkbox', { name: /^Spa hotel/ }));
    await waitFor(() => expect(parameter(shown(), 'filters')).toBeNull());
  });

  it('M12 M13 offers no filter that would show nothing, and says so in words', async () => {
    const { user, address: shown } = await open(results());
    for (const name of [/^1 star.*No places/, /^Hostel.*No places/])
      expect(screen.getByRole('checkbox', { name })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: /^Hostel/ }));
    expect(parameter(shown(), 'filters')).toBeNull();
  });

  it.each([
    [
      '/hotels',
      '182 places to stay found so far',
      'Show the first 182 places to stay',
      /first 20 places/,
    ],
    [
      '/nl/hotels',
      'Tot nu toe 182 accommodaties gevonden',
      'De eerste 182 accommodaties tonen',
      /eerste 20 accommodaties/,
    ],
  ])(
    'says on %s that a wide search has more, and counts no filter',
    async (path, status, button, end) => {
      const wire = fakeWire([
        [
          searchAround,
          (request) => ({ ...searchAnswer(request, 20), total: 182, hasMore: true, facets: null }),
        ],
        [popularPlaces, []],
      ]);
      const { view } = await renderRoute(
        vertical,
        manifest,
        address(path, { search: searchOf(), page: '50' }),
        { wire },
      );
      expect(screen.getByText(status)).toBeInTheDocument();
      expect(screen.getByText(button)).toBeInTheDocument();
      expect(screen.getByText(end)).toBeInTheDocument();
      const [first] = screen.getAllByRole('checkbox');
      expect(first).toBeEnabled();
      expect(view.container.querySelector('fieldset')).not.toHaveTextContent('(');
    },
  );

  it('HOT-14 keeps the sort in the URL', async () => {
    const { user, address: shown, wire } = await open(results());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await waitFor(() => expect(parameter(shown(), 'sort')).toBe('price_asc'));
    expect(wire.requestsTo(searchAround).at(-1)?.sort).toBe('price_asc');
  });

  it('HOT-17 adds the next page to the list, asks for each page once, and says when it ends', async () => {
    const { user, address: shown, wire } = await open(results());
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(40);
    expect(parameter(shown(), 'page')).toBe('2');
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(45);
    expect(screen.getByText('You have seen all places.')).toBeInTheDocument();
    expect(wire.requestsTo(searchAround).map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it('HOT-17 loads the next page at the bottom of the page', async () => {
    await open(results());
    act(() => void window.dispatchEvent(new Event('scroll')));
    await shownHotels(40);
  });

  it('shows the loaded pages again after a visit to another page, without a new search', async () => {
    const { user, router, wire } = await open(results());
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(40);
    await act(() => router.navigate('/booking/step1'));
    await act(() => router.navigate(-1));
    await shownHotels(40);
    expect(wire.requestsTo(searchAround)).toHaveLength(2);
  });

  it('keeps the list when the next page fails, and tries again', async () => {
    let fails = true;
    const wire = fakeWire([
      [
        searchAround,
        (request) =>
          request.page === 2 && fails
            ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })
            : searchAnswer(request, 45),
      ],
    ]);
    const { user } = await renderRoute(vertical, manifest, results(), { wire });
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The next places could not be loaded.',
    );
    await shownHotels(20);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shownHotels(40);
  });

  it('HOT-50 says that nothing is free and offers other dates', async () => {
    const { user } = await open(results(), 0);
    expect(screen.getByRole('heading', { name: 'No hotels available' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'One day later' })).toHaveAttribute(
      'href',
      expect.stringContaining('2027-01-13'),
    );
    await user.click(screen.getByRole('button', { name: 'Change dates' }));
    expect(screen.getByLabelText('Check-in')).toHaveFocus();
  });

  it('keeps the criteria on the way to the map', async () => {
    await open(results({ filters: '{"category":["4"]}', sort: 'price_asc' }));
    const href = screen.getByRole('link', { name: 'Show on the map' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^\/hotels\/map\?/);
    expect([
      parameter(href, 'search'),
      parameter(href, 'filters'),
      parameter(href, 'sort'),
    ]).toEqual([searchOf(), '{"category":["4"]}', 'price_asc']);
  });

  it('speaks Dutch, decimal comma included, and asks the API in Dutch', async () => {
    const { wire } = await open(address('/nl/hotels', { search: searchOf() }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Hotels in Barcelona, Spanje',
    );
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('€ 412,50');
    expect(screen.getByRole('button', { name: 'Zoeken', hidden: true })).toBeInTheDocument();
    expect(wire.requestsTo(searchAround)[0]?.language).toBe('nl');
  });

  it('is accessible', async () => {
    const { view } = await open(results({ filters: '{"category":["4"]}' }));
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('a search that cannot be sent', () => {
  it.each([
    [
      'garbage',
      'garbage',
      'The link you followed has no search that we can read. Search again below.',
    ],
    [
      'a place as SQL',
      searchOf({ place: "'; DROP TABLE hotels;--" }),
      'Choose a place from the list, so that we search exactly there.',
    ],
    [
      'dates in the past',
      searchOf({ checkIn: '2026-12-01', checkOut: '2026-12-03' }),
      'The check-in date has passed. Choose a new one.',
    ],
    [
      'no adults',
      searchOf({ occupancies: [{ paxes: [{ age: 5 }] }] }),
      'Each room needs at least one adult.',
    ],
    [
      'a child without an age',
      searchOf({ occupancies: [{ paxes: [{ age: 30 }, {}] }] }),
      'Choose the age of each child.',
    ],
    [
      '5,000 characters',
      'x'.repeat(5000),
      'The link you followed has no search that we can read. Search again below.',
    ],
  ])('HOT-52 is named and kept: %s', async (_, search, message) => {
    const { wire } = await renderRoute(vertical, manifest, address('/hotels', { search }), {
      wire: fakeWire([]),
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Search data not valid' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(wire.requests).toHaveLength(0);
  });

  it('HOT-52 keeps the place and the guests of a search whose dates have passed', async () => {
    const search = searchOf({
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      occupancies: [{ paxes: [{ age: 30 }, { age: 4 }] }],
    });
    await renderRoute(vertical, manifest, address('/hotels', { search }), { wire: fakeWire([]) });
    expect(screen.getByRole('combobox', { name: 'Where to?' })).toHaveValue('Barcelona, Spain');
    expect(screen.getByText('1 adult, 1 child (4), 1 room')).toBeInTheDocument();
  });

  it('shows nothing of markup in the words for a place', async () => {
    const terms = '<img src=x onerror=alert(1)>';
    const { view } = await open(address('/hotels', { search: searchOf({ searchTerms: terms }) }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Hotels in Barcelona, Spain',
    );
    expect(document.body).not.toHaveTextContent(terms);
    expect(view.container.querySelector('img[onerror]')).toBeNull();
  });

  it.each([
    [502, 'SUPPLIER_FAILED', 'The hotel supplier gives no answer right now.'],
    [504, 'SUPPLIER_TIMEOUT', 'The hotel supplier takes too long to answer.'],
    [500, 'SERVER_ERROR', 'Something went wrong on our side.'],
  ])('tells of a %i, keeps the criteria and tries again', async (status, code, message) => {
    let fails = true;
    const wire = fakeWire([
      [
        searchAround,
        (request) => (fails ? wireError(status, { code, message: 'x' }) : searchAnswer(request, 3)),
      ],
    ]);
    const { user, address: shown } = await renderRoute(vertical, manifest, results(), { wire });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('combobox', { name: 'Where to?' })).toHaveValue('Barcelona, Spain');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(parameter(shown(), 'search')).toBe(searchOf());
  });
});

describe('without a search', () => {
  const countries = resolved({
    place: null,
    children: [{ type: 'country', id: 'ES', label: 'Spain', path: '/spain', hotelCount: 1200 }],
  });

  it('shows the form and the countries', async () => {
    await renderRoute(vertical, manifest, '/hotels', {
      wire: fakeWire([[resolveHotelPath, countries]]),
    });
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Spain' })).toHaveAttribute('href', '/hotels/spain');
  });

  it('still shows the form when the countries cannot be loaded', async () => {
    await renderRoute(vertical, manifest, '/hotels', {
      wire: fakeWire([
        [resolveHotelPath, wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })],
      ]),
    });
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('takes a place typed into the form before its script ran', async () => {
    const wire = fakeWire([
      [predictive, [buildPlaceSuggestion()]],
      [searchAround, (request) => searchAnswer(request, 3)],
    ]);
    const { address: shown } = await renderRoute(
      vertical,
      manifest,
      '/hotels?where=barcelona&checkIn=2027-01-12&checkOut=2027-01-14&adults=2&children=0',
      { wire },
    );
    expect(JSON.parse(parameter(shown(), 'search') ?? '')).toMatchObject({
      place: { type: 'city', id: 'c-barcelona' },
      checkIn: '2027-01-12',
    });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('asks which place is meant when more than one has that name', async () => {
    const places = [
      buildPlaceSuggestion({ id: 'a', label: 'Paris', countryName: 'France' }),
      buildPlaceSuggestion({ id: 'b', label: 'Paris', countryName: 'United States' }),
    ];
    await renderRoute(vertical, manifest, '/hotels?where=paris', {
      wire: fakeWire([[predictive, places]]),
    });
    expect(screen.getAllByRole('link', { name: 'Paris' })).toHaveLength(2);
  });

  it('says that no place has that name', async () => {
    await renderRoute(vertical, manifest, `/hotels?where=${'x'.repeat(5000)}`, {
      wire: fakeWire([[predictive, []]]),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We found no place');
  });
});

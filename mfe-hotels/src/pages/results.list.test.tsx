import { queryClient, queryKey } from '@wayfare/api-client/query-cache';
import {
  favourites,
  MOST_FAVOURITES,
  popularPlaces,
  searchAround,
  type Favourite,
} from '@wayfare/api-contract';
import { fakeWire, renderRoute, standStill, wireError } from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchAnswer, searchOf, STAY } from '../testing/answers';
import { openResults, parameter, results, shownHotels } from '../testing/results-page';

standStill();

describe('the list of results', () => {
  it('has a heart on each hotel that saves it with the search, up to a limit', async () => {
    window.localStorage.clear();
    const { user } = await openResults(results());
    const heart = await screen.findByRole('button', { name: 'Save Hotel 1' });
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Hotel 1 is saved')).toBeInTheDocument();
    const [kept] = JSON.parse(window.localStorage.getItem('favourites') ?? '[]') as Favourite[];
    expect(kept).toMatchObject({ product: 'hotels', item: 'h-1' });
    expect(JSON.parse(kept?.search ?? '')).toMatchObject({
      checkIn: STAY.checkIn,
      hotels: ['h-1'],
    });
    act(() =>
      queryClient().setQueryData(
        [...queryKey(favourites), ''],
        Array.from({ length: MOST_FAVOURITES }, (_, n) => ({ ...kept, item: `x-${n}` })),
      ),
    );
    await user.click(heart);
    expect(screen.getByRole('alert')).toHaveTextContent('You have saved 200 already');
    window.localStorage.clear();
  });

  it('is passed on as it is filtered and ordered, from its first page', async () => {
    const filters = '{"category":["4"]}';
    const more = { filters, sort: 'price_asc', page: '2', utm_source: 'mail' };
    const { user } = await openResults(results(more));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const link = new URL(String(copied.mock.calls[0]?.[0]));
    const { search = '', ...list } = Object.fromEntries(link.searchParams);
    expect(list).toEqual({ filters, sort: 'price_asc' });
    expect(JSON.parse(search)).toMatchObject(STAY);
  });

  it('HOT-28 writes a filter into the URL as JSON, asks for it, and takes it back with Back', async () => {
    const { user, address: shown, wire, router } = await openResults(results());
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
    const { user, address: shown } = await openResults(
      results({ filters: '{"hotelType":["42"]}' }),
    );
    await user.click(screen.getByRole('checkbox', { name: /^Spa hotel/ }));
    await waitFor(() => expect(parameter(shown(), 'filters')).toBeNull());
  });

  it('M12 M13 offers no filter that would show nothing, and says so in words', async () => {
    const { user, address: shown } = await openResults(results());
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
      const { user, view } = await renderRoute(
        vertical,
        manifest,
        address(path, { search: searchOf(), page: '50' }),
        { wire },
      );
      expect(screen.getByText(status)).toBeInTheDocument();
      expect(screen.getByText(end)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
      const [first] = screen.getAllByRole('checkbox');
      expect(first).toBeEnabled();
      expect(view.container.querySelector('fieldset')).not.toHaveTextContent('(');
    },
  );

  it('HOT-14 keeps the sort in the URL', async () => {
    const { user, address: shown, wire } = await openResults(results());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await waitFor(() => expect(parameter(shown(), 'sort')).toBe('price_asc'));
    expect(wire.requestsTo(searchAround).at(-1)?.sort).toBe('price_asc');
  });

  it('HOT-17 adds the next page to the list, asks for each page once, and says when it ends', async () => {
    const { user, address: shown, wire } = await openResults(results());
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(40);
    expect(parameter(shown(), 'page')).toBe('2');
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(45);
    expect(screen.getByText('You have seen all places.')).toBeInTheDocument();
    expect(wire.requestsTo(searchAround).map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it('HOT-17 loads the next page at the bottom of the page', async () => {
    await openResults(results());
    act(() => void window.dispatchEvent(new Event('scroll')));
    await shownHotels(40);
  });

  it('shows the loaded pages again after a visit to another page, without a new search', async () => {
    const { user, router, wire } = await openResults(results());
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
});

import { popularPlaces, searchAround } from '@wayfare/api-contract';
import { fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchAnswer, searchOf } from '../testing/answers';

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
const shownHotels = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article').length).toBe(count));

/** A country of 1,434 hotels: 32 of the first 200 are free, 60 of the first 400. */
function openCountry(path: string) {
  const wire = fakeWire([
    [
      searchAround,
      (request) => ({
        ...searchAnswer(request, 60),
        hasMore: true,
        facets: null,
        ...((request.page ?? 1) < 2
          ? { total: 32, priced: { asked: 200, matching: 1434 } }
          : { total: 60, priced: { asked: 400, matching: 1434 } }),
      }),
    ],
    [popularPlaces, []],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}

describe('a list of which not every hotel was asked for a price', () => {
  it.each([
    [
      '/hotels',
      'recommended',
      'So many places fit that not all were asked for a price: 200 of 1,434, the most recommended. Filters show others.',
    ],
    [
      '/hotels',
      'price_asc',
      'So many places fit that not all were asked for a price: 200 of 1,434, those with the lowest indicative prices. Filters show others.',
    ],
    [
      '/nl/hotels',
      'price_asc',
      'Er passen zoveel accommodaties dat we niet van alle de prijs hebben gevraagd: 200 van 1.434, die met de laagste prijsindicatie. Met filters zie je andere.',
    ],
  ])('says at %s, sorted by %s, which ones were', async (path, sort, note) => {
    await openCountry(address(path, { search: searchOf(), sort }));
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('goes on with those that are asked next, by the button and after a reload', async () => {
    const { user, wire, view } = await openCountry(results());
    expect(screen.getByText('32 places to stay found so far')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(40);
    expect(screen.getByText('60 places to stay found so far')).toBeInTheDocument();
    expect(screen.getByText(/400 of 1,434/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(60);
    expect(wire.requestsTo(searchAround).at(-1)?.page).toBe(3);
    view.unmount();
    await openCountry(results({ page: '3' }));
    await shownHotels(60);
  });
});

describe('the end of the list', () => {
  it('HOT-17 goes on to the last hotel of a city', async () => {
    const { user, wire } = await open(results({ page: '10' }), 220);
    await shownHotels(200);
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(220);
    expect(screen.getByText('You have seen all places.')).toBeInTheDocument();
    expect(wire.requestsTo(searchAround).at(-1)?.page).toBe(11);
  });

  it('S5 whoever asks for more by the button goes on at the first new place', async () => {
    const { user } = await open(results());
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(40);
    expect(screen.getByRole('link', { name: 'Hotel 21' })).toHaveFocus();
  });

  it('S5 does not grow while the keyboard is at the end of the list', async () => {
    const { wire } = await open(results());
    act(() => screen.getByRole('link', { name: 'Show more places' }).focus());
    act(() => void window.dispatchEvent(new Event('scroll')));
    act(() => screen.getByRole('link', { name: 'Hotel 20' }).focus());
    expect(wire.requestsTo(searchAround)).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('scroll')));
    await shownHotels(40);
  });
});

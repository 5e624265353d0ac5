import {
  mapSource,
  mapTile,
  popularPlaces,
  type MapSource,
  searchAround,
} from '@wayfare/api-contract';
import { expectAccessible, fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { itInLongRun } from '@wayfare/testing/long-run';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchAnswer, searchOf } from '../testing/answers';

standStill();

/* Leaflet measures its element; jsdom measures nothing. */
beforeEach(() => {
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 600 });
});
afterEach(() => {
  for (const side of ['clientWidth', 'clientHeight'])
    Reflect.deleteProperty(HTMLElement.prototype, side);
});

const TILE = {
  land: [[0, 0, 4096, 0, 0, 4096]],
  lakes: [],
  rivers: [],
  streams: [],
  rails: [[10, 10, 50, 50]],
  labels: [
    {
      kind: 'sight' as const,
      id: 'sagrada',
      name: 'Sagrada Família',
      latitude: 41.4036,
      longitude: 2.1744,
      rank: 290,
    },
  ],
};

const open = (path: string, total = 3, source: MapSource | null = null) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [searchAround, (request) => searchAnswer(request, total)],
      [popularPlaces, []],
      [mapTile, TILE],
      [mapSource, source],
    ]),
  });
const MAP = address('/hotels/map', {
  search: searchOf(),
  filters: '{"category":["4"]}',
  sort: 'price_asc',
});

describe('the map', () => {
  it('HOT-12 is a page of its own, with a list that is complete by itself', async () => {
    const { wire } = await open(MAP);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Hotels in Barcelona, Spain on the map' }),
    ).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Places to stay' });
    expect(within(list).getAllByRole('article')).toHaveLength(3);
    expect(wire.requestsTo(searchAround)[0]).toMatchObject({
      filters: { category: ['4'] },
      sort: 'price_asc',
      size: 100,
    });
  });

  it('calls the place as the API does', async () => {
    await open(address('/nl/hotels/kaart', { search: searchOf() }));
    expect(
      screen.getByRole('heading', { level: 1, name: /Barcelona, Spanje/ }),
    ).toBeInTheDocument();
  });

  it('HOT-16 marks the hotels with their prices and opens the card of a marker', async () => {
    const { user } = await open(MAP, 1);
    const marker = await screen.findByRole('button', { name: 'Hotel 1, €413, 4 stars' });
    expect(marker).toHaveTextContent('€413');
    await user.click(marker);
    const card = screen.getByRole('group', { name: 'Chosen on the map' });
    expect(card).toHaveFocus();
    expect(within(card).getByRole('link', { name: 'Hotel 1' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Chosen on the map' })).not.toBeInTheDocument();
  });

  it('groups hotels that lie on one spot, with their lowest price', async () => {
    await open(MAP, 3);
    expect(
      await screen.findByRole('button', { name: '3 places from €413. Zoom in' }),
    ).toBeInTheDocument();
  });

  it('leads past the map and back to the list of results', async () => {
    await open(MAP);
    expect(screen.getByRole('link', { name: 'Skip the map' })).toHaveAttribute('href', '#map-list');
    expect(screen.getByRole('link', { name: 'Show as a list' })).toHaveAttribute(
      'href',
      expect.stringContaining('filters='),
    );
  });

  it('says how many places it leaves out', async () => {
    const { wire } = await open(MAP, 1200);
    expect(screen.getByText(/The map shows 600 of 1200 places/)).toBeInTheDocument();
    expect(wire.requestsTo(searchAround).map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('HOT-12 has a marker for every hotel found, and their cards step by step', async () => {
    const { user } = await open(MAP, 212);
    expect(screen.queryByText(/The map shows/)).not.toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: '212 places from €413. Zoom in' }),
    ).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Places to stay' });
    expect(within(list).getAllByRole('article')).toHaveLength(100);
    await user.click(within(list).getByRole('button', { name: 'Show more places' }));
    await user.click(within(list).getByRole('button', { name: 'Show more places' }));
    expect(within(list).getAllByRole('article')).toHaveLength(212);
    expect(
      within(list).queryByRole('button', { name: 'Show more places' }),
    ).not.toBeInTheDocument();
  });

  it('HOT-12 has the filters of the list with their counts, and its sort', async () => {
    const { user, address: shown, wire } = await open(MAP);
    await user.click(screen.getByText('Filters, 1 active'));
    await user.click(screen.getByRole('checkbox', { name: '5 stars (3)' }));
    await waitFor(() =>
      expect(wire.requestsTo(searchAround).at(-1)?.filters).toEqual({ category: ['4', '5'] }),
    );
    await screen.findByRole('button', { name: 'Remove filter: 5 stars' });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Best guest rating',
    );
    await waitFor(() =>
      expect(wire.requestsTo(searchAround).at(-1)).toMatchObject({
        sort: 'rating_desc',
        filters: { category: ['4', '5'] },
      }),
    );
    expect(shown()).toContain('/hotels/map?');
  });

  it('M10 tells how many places are in view after a move, and takes no keys from a screen reader', async () => {
    const { user, view } = await open(MAP, 3);
    await user.click(await screen.findByRole('button', { name: 'Zoom in' }));
    expect(await screen.findByText('3 places in view')).toHaveAttribute('role', 'status');
    expect(view.container.querySelector('[role="application"]')).toBeNull();
  });

  it('stays where it is when the part that is shown is searched', async () => {
    const { user, wire } = await open(MAP, 3);
    const searchShown = async () => {
      await user.click(await screen.findByRole('button', { name: 'Search this area' }));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument(),
      );
      const bounds = wire.requestsTo(searchAround).at(-1)?.bounds;
      if (bounds === undefined) throw new Error('expected an area');
      return bounds;
    };
    await user.click(await screen.findByRole('button', { name: /Zoom in$/, description: '' }));
    const first = await searchShown();
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    const second = await searchShown();
    expect((second.east - second.west) / (first.east - first.west)).toBeCloseTo(2, 3);
  });

  it('is as it was in a browser that cannot draw streets, and tells our own API of it', async () => {
    const told: string[] = [];
    const hear = ({ message }: ErrorEvent) => void told.push(message);
    window.addEventListener('error', hear);
    const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await open(MAP, 1, {
      kind: 'archive',
      url: 'https://tiles.example/a.pmtiles',
      credit: '© OpenStreetMap',
      creditUrl: null,
    });
    expect(await screen.findByRole('button', { name: /^Hotel 1, / })).toBeInTheDocument();
    await waitFor(() => expect(told).toEqual(['no streets without WebGL']));
    expect(screen.getByText('Coast and water: GSHHG. Railways are schematic')).toBeInTheDocument();
    window.removeEventListener('error', hear);
    getContext.mockRestore();
  });

  it('HOT-52 names a search that cannot be read', async () => {
    await open('/nl/hotels/kaart?search=garbage');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Zoekgegevens ongeldig' }),
    ).toBeInTheDocument();
  });

  it('asks for a search when there is none', async () => {
    await open('/hotels/map');
    expect(screen.getByText(/Search first/)).toBeInTheDocument();
    expect(screen.getByRole('search')).toBeInTheDocument();
  });

  itInLongRun('is accessible', async () => {
    const { view } = await open(MAP, 1);
    await screen.findByRole('button', { name: /Hotel 1, / });
    await expectAccessible(view.container);
  });
});

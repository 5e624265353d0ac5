import { popularPlaces, searchAround } from '@wayfare/api-contract';
import { fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchAnswer, searchOf } from '../testing/answers';

expect.extend(toHaveNoViolations);
standStill();

/* Leaflet measures its element; jsdom measures nothing. */
beforeEach(() => {
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 600 });
});
afterEach(() => {
  for (const side of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

const open = (path: string, total = 3) => renderRoute(vertical, manifest, path, { wire: fakeWire([[searchAround, (request) => searchAnswer(request, total)], [popularPlaces, []]]) });
const MAP = address('/hotels/map', { search: searchOf(), filters: '{"category":["4"]}', sort: 'price_asc' });

describe('the map', () => {
  it('HOT-12 is a page of its own, with a list that is complete by itself', async () => {
    const { wire } = await open(MAP);
    expect(screen.getByRole('heading', { level: 1, name: 'Hotels in Barcelona, Spain on the map' })).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Places to stay' });
    expect(within(list).getAllByRole('article')).toHaveLength(3);
    expect(wire.requestsTo(searchAround)[0]).toMatchObject({ filters: { category: ['4'] }, sort: 'price_asc', size: 100 });
  });

  it('calls the place as the API does', async () => {
    await open(address('/nl/hotels/kaart', { search: searchOf() }));
    expect(screen.getByRole('heading', { level: 1, name: /Barcelona, Spanje/ })).toBeInTheDocument();
  });

  it('HOT-16 marks the hotels with their prices and opens the card of a marker', async () => {
    const { user } = await open(MAP, 1);
    const marker = await screen.findByRole('button', { name: 'Hotel 1, €412.50, 4 stars' });
    expect(marker).toHaveTextContent('€412.50');
    await user.click(marker);
    const card = screen.getByRole('group', { name: 'Chosen on the map' });
    expect(card).toHaveFocus();
    expect(within(card).getByRole('link', { name: 'Hotel 1' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Chosen on the map' })).toBeNull();
  });

  it('groups hotels that lie on one spot, with their lowest price', async () => {
    await open(MAP, 3);
    expect(await screen.findByRole('button', { name: '3 places from €412.50. Zoom in' })).toBeInTheDocument();
  });

  it('leads past the map and back to the list of results', async () => {
    await open(MAP);
    expect(screen.getByRole('link', { name: 'Skip the map' })).toHaveAttribute('href', '#map-list');
    expect(screen.getByRole('link', { name: 'Show as a list' })).toHaveAttribute('href', expect.stringContaining('filters='));
  });

  it('says how many places it leaves out', async () => {
    await open(MAP, 212);
    expect(screen.getByText(/The map shows 100 of 212 places/)).toBeInTheDocument();
  });

  it('HOT-52 names a search that cannot be read', async () => {
    await open('/nl/hotels/kaart?search=garbage');
    expect(screen.getByRole('heading', { level: 1, name: 'Zoekgegevens ongeldig' })).toBeInTheDocument();
  });

  it('asks for a search when there is none', async () => {
    await open('/hotels/map');
    expect(screen.getByText(/Search first/)).toBeInTheDocument();
    expect(screen.getByRole('search')).toBeInTheDocument();
  });

  it('is accessible', async () => {
    const { view } = await open(MAP, 1);
    await screen.findByRole('button', { name: /Hotel 1, / });
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

import { hotelAvailability, popularPlaces, resolveHotelPath, searchAround } from '@wayfare/api-contract';
import { buildHotelResult, buildPlaceSuggestion, fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability, hotelDetail, resolved, searchAnswer, searchOf } from '../testing/answers';

standStill();

const PATHS = hotelDetail().paths;

function open(path: string, detail = hotelDetail()) {
  const wire = fakeWire([
    [searchAround, (request) => ({ ...searchAnswer(request, 1), hotels: [buildHotelResult({ accessibility: ['mobility'] })] })],
    [hotelAvailability, availability({ hotel: detail })],
    [resolveHotelPath, resolved({ place: buildPlaceSuggestion({ type: 'hotel', id: 'h-1', path: detail.path }), paths: PATHS })],
    [popularPlaces, []],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}

describe('S8 accessible places', () => {
  it.each([
    ['/hotels', 'Wheelchair accessible'],
    ['/hotels/map', 'Wheelchair accessible'],
    ['/nl/hotels', 'Rolstoeltoegankelijk'],
  ])('on %s are a filter of the search', async (path, name) => {
    const { user, wire, address: shown } = await open(address(path, { search: searchOf() }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(new URL(shown(), 'http://x').searchParams.get('filters')).toBe('{"accessibility":["mobility"]}'));
    expect(wire.requestsTo(searchAround).at(-1)?.filters).toEqual({ accessibility: ['mobility'] });
    expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeInTheDocument();
  });

  it('say so on their card', async () => {
    await open(address('/hotels', { search: searchOf() }));
    expect(within(screen.getByRole('article')).getByText('Wheelchair accessible')).toBeInTheDocument();
  });

  it.each([
    ['/hotels', PATHS.en, ['mobility'], 'Accessibility', /has:Wheelchair accessibleNot told to us: door widths, step-free showers/],
    ['/nl/hotels', PATHS.nl, [], 'Toegankelijkheid', /heeft ons niets over toegankelijkheid verteld\.Niet aan ons verteld: deurbreedtes/],
  ] as const)('on the hotel’s page %s%s say what they have, and what they do not say', async (path, own, accessibility, name, text) => {
    await open(path + own, hotelDetail({ accessibility: [...accessibility], path: own }));
    expect(screen.getByRole('region', { name })).toHaveTextContent(text);
  });
});

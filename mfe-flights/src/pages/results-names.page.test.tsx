import {
  cheapestDays,
  flightSearch,
  locationId,
  nearbyAirports,
  type LocationIdRequest,
} from '@wayfare/api-contract';
import { fakeWire, renderRoute, standStill, wireError } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { pageOf, townOf } from '../testing/offers';

standStill();

const QUERY = 'trip=one_way&from=AMS&to=BCN&departureDate=2027-01-14&cabinClass=economy&adults=1';
const NO_DAYS = { days: [] };

describe('the names of places', () => {
  const townsIn = (language: string, request: LocationIdRequest) => ({
    ...townOf(request),
    address: { cityName: `${townOf(request).name} (${language})` },
  });

  it.each([
    [
      '/flights/results',
      'fromName=Free+flights&toName=at+example.org&',
      'Amsterdam (en) (AMS) to Barcelona (en) (BCN)',
    ],
    [
      '/nl/vluchten/resultaten',
      'fromName=Amsterdam&toName=Barcelona&',
      'Amsterdam (nl) (AMS) naar Barcelona (nl) (BCN)',
    ],
  ])(
    'I18N-63 are those of the codes in the language of the page, whatever %s?%s says',
    async (path, names, title) => {
      const wire = fakeWire([
        [flightSearch(), pageOf([])],
        [cheapestDays(), NO_DAYS],
        [nearbyAirports, { airports: [] }],
        [locationId, (request) => townsIn(path.startsWith('/nl') ? 'nl' : 'en', request)],
      ]);
      const { head } = await renderRoute(vertical, manifest, `${path}?${names}${QUERY}`, { wire });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(head()?.title).toContain(title);
      expect(
        wire.requests
          .find(({ path: asked }) => asked === locationId.path)
          ?.headers.get('accept-language'),
      ).toBe(path.startsWith('/nl') ? 'nl' : 'en');
    },
  );

  it('I18N-63 are their codes where nobody can name them now', async () => {
    const wire = fakeWire([
      [flightSearch(), pageOf([])],
      [cheapestDays(), NO_DAYS],
      [nearbyAirports, { airports: [] }],
      [locationId, () => wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })],
    ]);
    await renderRoute(vertical, manifest, `/flights/results?${QUERY}`, { wire });
    expect(await screen.findByRole('heading', { level: 1, name: 'AMS to BCN' })).toBeVisible();
  });
});

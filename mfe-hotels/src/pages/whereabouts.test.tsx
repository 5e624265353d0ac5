import { mapNearby, mapTile } from '@wayfare/api-contract';
import { expectAccessible } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import {
  BARE_TILE,
  comeNear,
  fakeWire,
  installScreen,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import {
  hotelAvailability,
  hotelReviews,
  popularPlaces,
  resolveHotelPath,
} from '@wayfare/api-contract';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { availability } from '../testing/answers';
import { HOTEL, OWN } from '../testing/hotel-page';
import { NO_REVIEWS } from '../testing/reviews';

standStill();

installScreen();

const near = (kind: 'sight' | 'station', name: string, km: number) => ({
  kind,
  id: name,
  name,
  latitude: 41.4,
  longitude: 2.17,
  rank: 1,
  km,
});

const open = (path: string) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [hotelAvailability, availability()],
      [resolveHotelPath, HOTEL],
      [hotelReviews, NO_REVIEWS],
      [popularPlaces, []],
      [mapNearby, [near('sight', 'Sagrada Família', 0.84), near('station', 'Sants', 3)]],
      [mapTile, { ...BARE_TILE, labels: [near('sight', 'Casa Batlló', 1)] }],
    ]),
  });

describe('where a hotel is', () => {
  it('asks for nothing until the reader comes near, and leads to the large map at once', async () => {
    const { wire } = await open(OWN);
    const section = screen.getByRole('region', { name: 'Where it is' });
    expect(within(section).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/hotels/map?search='),
    );
    expect(wire.requestsTo(mapNearby)).toEqual([]);
    expect(wire.requestsTo(mapTile)).toEqual([]);
  });

  it('says what is near, with distances, and draws the map beside it', async () => {
    const { wire, view } = await open(OWN);
    await comeNear();
    expect(await screen.findByText('Sagrada Família')).toBeInTheDocument();
    expect(screen.getByText('0.8 km')).toBeInTheDocument();
    expect(await screen.findByText('Casa Batlló')).toBeInTheDocument();
    expect(wire.requestsTo(mapTile).length).toBeGreaterThan(0);
    await expectAccessible(view.container);
  });
});

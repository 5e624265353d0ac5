import { cameraOf, isWithin, tilesIn } from './street-view';

it.each([
  [
    { latitude: 41.38, longitude: 2.17, zoom: 13 },
    { center: [2.17, 41.38], zoom: 12 },
  ],
  [
    { latitude: -33.9, longitude: 151.2, zoom: 2 },
    { center: [151.2, -33.9], zoom: 1 },
  ],
  [
    { latitude: 0, longitude: -180, zoom: 15.5 },
    { center: [-180, 0], zoom: 14.5 },
  ],
])('looks where the map looks: %j is %j', (position, camera) =>
  expect(cameraOf(position)).toEqual(camera),
);

const ZOOMS = { minZoom: 1, maxZoom: 14 };

it.each([
  [
    'the world',
    { north: 85, south: -85, west: -180, east: 179.9 },
    1,
    ['1/0/0', '1/1/0', '1/0/1', '1/1/1'],
  ],
  ['between two zooms', { north: 10, south: 5, west: 5, east: 10 }, 2.9, ['2/2/1']],
  ['further out than there are tiles', { north: 10, south: 5, west: 5, east: 10 }, 0, ['1/1/0']],
  [
    'closer than there are tiles',
    { north: 41.38, south: 41.38, west: 2.17, east: 2.17 },
    19,
    ['14/8290/6119'],
  ],
  ['across the date line', { north: 10, south: 5, west: 170, east: 190 }, 3, ['3/7/3', '3/0/3']],
  ['beyond the pole', { north: 90, south: 80, west: 5, east: 10 }, 2, ['2/2/0']],
] as const)('names the tiles of %s', (_, frame, zoom, names) =>
  expect(tilesIn(frame, zoom, ZOOMS).map(({ z, x, y }) => `${z}/${x}/${y}`)).toEqual(names),
);

it.each([
  ['anywhere', { latitude: 41, longitude: 2 }, null, true],
  ['inside', { latitude: 52, longitude: 5 }, [3, 50, 8, 54], true],
  ['inside, one world on', { latitude: 52, longitude: 365 }, [3, 50, 8, 54], true],
  ['south of it', { latitude: 49, longitude: 5 }, [3, 50, 8, 54], false],
  ['east of it', { latitude: 52, longitude: 9 }, [3, 50, 8, 54], false],
] as const)('knows whether there are streets %s', (_, place, extent, is) =>
  expect(isWithin(place, extent)).toBe(is),
);

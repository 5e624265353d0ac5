import type { MapStop } from '@wayfare/api-contract';

/** For tests: Amsterdam Centraal with a sight, a station and the airport near it. */
export function buildMapStop(changes: Partial<MapStop> = {}): MapStop {
  const pageOf = (slug: string) => ({
    route: 'trains.station',
    flag: 'trains',
    params: { slug },
    query: {},
  });
  const near = { latitude: 52.37, longitude: 4.9, rank: 1 };
  return {
    kind: 'station',
    code: 'NL:amsterdam-centraal',
    slug: 'nl-amsterdam-centraal',
    names: { en: 'Amsterdam Centraal', nl: 'Amsterdam Centraal' },
    localName: 'Amsterdam Centraal',
    codes: ['ASD', '8400058'],
    city: { en: 'Amsterdam', nl: 'Amsterdam' },
    country: 'NL',
    latitude: 52.3792,
    longitude: 4.8994,
    page: pageOf('nl-amsterdam-centraal'),
    stays: {
      route: 'hotels.results',
      flag: null,
      params: {},
      query: { search: '{"place":{"type":"station","id":"nl-amsterdam-centraal"}}' },
    },
    others: [{ name: 'Amsterdam Zuid', page: pageOf('nl-amsterdam-zuid') }],
    near: [
      { ...near, kind: 'sight', id: 'royal-palace', name: 'Royal Palace', km: 0.7 },
      {
        ...near,
        kind: 'station',
        id: 'nl-amsterdam-amstel',
        name: 'Amsterdam Amstel',
        km: 3.9,
        page: pageOf('nl-amsterdam-amstel'),
      },
      {
        ...near,
        kind: 'airport',
        id: 'AMS',
        name: 'Amsterdam Airport Schiphol (AMS)',
        km: 12.1,
        page: {
          route: 'flights.airport',
          flag: null,
          params: { slug: 'ams-amsterdam-airport-schiphol' },
          query: {},
        },
      },
    ],
    ...changes,
  };
}

import type { Town } from '../geonames/towns';

/** A town without hotels, to demonstrate the empty result. */
export const EMPTYVILLE: Town = {
  geonameId: 0,
  name: 'Emptyville (demo)',
  asciiName: 'Emptyville (demo)',
  alternateNames: [],
  latitude: 52.6,
  longitude: 5.6,
  featureCode: 'PPL',
  country: 'NL',
  region: '16',
  population: 0,
  timeZone: 'Europe/Amsterdam',
};

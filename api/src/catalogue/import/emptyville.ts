import type { Town } from '../geonames/towns';

/** A town of the demonstration that never has hotels, so that an empty result can be seen. */
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

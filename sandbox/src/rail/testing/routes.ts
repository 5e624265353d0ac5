import { leg } from './caller';

/** Journeys of all kinds: who runs the trains, and how they are sold. */
export const ROUTES: [name: string, places: string][] = [
  ['by Eurostar', 'NL:amsterdam-centraal FR:paris'],
  ['through the tunnel', 'BE:bruxelles-midi GB:london'],
  ['on the ICE', 'DE:koln-hbf DE:frankfurt-main-hbf'],
  ['with a change of railways', 'NL:groningen IT:milano'],
  ['within a country', 'NL:utrecht-centraal NL:zwolle'],
  ['in Italy', 'IT:milano-centrale IT:roma-termini'],
  ['in France, with two decks', 'FR:paris-gare-de-lyon FR:lyon'],
  ['in Great Britain', 'GB:london-kings-cross GB:edinburgh-waverley'],
  ['at night', 'AT:wien-hbf DE:hamburg-hbf'],
];

export const OUT = leg('NL:amsterdam-centraal FR:paris', '2026-12-10T08:00');
export const BACK = leg('FR:paris NL:amsterdam-centraal', '2026-12-13T15:00');
export const FAMILY = [{ age: 40 }, { age: 70 }, { age: 20 }, { age: 8 }, { age: 2 }];

import type { RailPlace } from './place';
import { STATIONS, type Station } from './station';

/** A place that no train serves, for what a search says then. */
const NOWHERE: RailPlace = {
  code: 'XX:nowhere',
  type: 'station',
  name: 'Nowhere',
  names: { en: 'Nowhere', nl: 'Nergens', local: 'Nowhere' },
  country: 'XX',
  timezone: 'Europe/Brussels',
  latitude: 50.5,
  longitude: 2,
  stations: ['XX:nowhere'],
};

/** A place with what decides its order. */
export interface WeighedPlace {
  place: RailPlace;
  weight: number;
  /** the town it belongs to; of a town itself its own code */
  group: string;
}

function stationPlace({ code, names, country, timezone, latitude, longitude }: Station): RailPlace {
  return {
    code,
    type: 'station',
    name: names.en,
    names,
    country,
    timezone,
    latitude,
    longitude,
    stations: [code],
  };
}

function cityPlace(stations: readonly [Station, ...Station[]]): RailPlace {
  const main = stations.reduce((best, station) => (station.weight > best.weight ? station : best));
  const { city, country, timezone, latitude, longitude } = main;
  const ordered = [...stations].sort((a, b) => b.weight - a.weight || (a.code < b.code ? -1 : 1));
  return {
    code: city.code,
    type: 'city',
    name: city.names.en,
    names: city.names,
    country,
    timezone,
    latitude,
    longitude,
    stations: ordered.map(({ code }) => code),
  };
}

function byCity(): Map<string, [Station, ...Station[]]> {
  const groups = new Map<string, [Station, ...Station[]]>();
  for (const station of STATIONS) {
    const group = groups.get(station.city.code);
    if (group === undefined) groups.set(station.city.code, [station]);
    else group.push(station);
  }
  return groups;
}

/** Every station, and every town; a town whose one station has its very name is that station. */
export function everyPlace(): { shown: WeighedPlace[]; byCode: Map<string, RailPlace> } {
  const byCode = new Map<string, RailPlace>([[NOWHERE.code, NOWHERE]]);
  const shown: WeighedPlace[] = [{ place: NOWHERE, weight: 0, group: NOWHERE.code }];
  for (const station of STATIONS) {
    const place = stationPlace(station);
    byCode.set(station.code, place);
    shown.push({ place, weight: station.weight, group: station.city.code });
  }
  for (const [code, stations] of byCity()) {
    if (byCode.has(code)) continue;
    const place = cityPlace(stations);
    byCode.set(code, place);
    // one station says more than its town does
    if (stations.length > 1)
      shown.push({
        place,
        weight: Math.max(...stations.map(({ weight }) => weight)) + 1,
        group: code,
      });
  }
  return { shown, byCode };
}

import type { MapNearby, MapPage, MapStop } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { StopPlace } from '../catalogue/circles/stop-place';
import { countryNames } from '../catalogue/geonames/country-names';
import type { Names, PlaceRef, Point } from '../catalogue/records/records';

/** Published page names and their feature switches. */
export const STOP_PAGES = {
  station: { route: 'trains.station', flag: 'trains' },
  airport: { route: 'flights.airport', flag: null },
} as const satisfies Record<StopPlace['kind'], { route: string; flag: string | null }>;

const STAYS = 'hotels.results';
const OTHERS = 6;

interface KnownPlace extends PlaceRef, Point {
  readonly names: Names;
  readonly hotelCount: number;
}

export interface StopTowns {
  place(ref: PlaceRef): KnownPlace | null;
  cityNamed(name: string, country: string): KnownPlace | null;
}

export interface MapStops {
  /** by code or page slug, in any case */
  find(kind: StopPlace['kind'], place: string): StopPlace | null;
  /** undefined unless a label is a stop */
  pageOf(kind: string, id: string): MapPage | undefined;
  tell(stop: StopPlace, language: Language, near: MapNearby): MapStop;
}

const pageOfStop = ({ kind, slug }: StopPlace): MapPage => ({
  ...STOP_PAGES[kind],
  params: { slug },
  query: {},
});

/** Airport slugs start with the code, station slugs are it. */
function idIn(kind: StopPlace['kind'], place: string): string {
  const plain = place.toLowerCase().replace(':', '-');
  return kind === 'airport' ? (plain.split('-')[0] ?? '') : plain;
}

const keyOf = (kind: string, id: string) => `${kind} ${id.toLowerCase()}`;
const townOf = ({ kind, country, town }: StopPlace) => `${kind} ${country} ${town}`;

export function mapStops(stops: readonly StopPlace[], towns: StopTowns): MapStops {
  const byId = new Map(stops.map((stop) => [keyOf(stop.kind, stop.id), stop]));
  const byTown = new Map<string, StopPlace[]>();
  for (const stop of [...stops].sort((a, b) => b.weight - a.weight))
    byTown.set(townOf(stop), [...(byTown.get(townOf(stop)) ?? []), stop]);

  function staysNear(
    { kind, id, names }: StopPlace,
    { city, country }: { city: KnownPlace | null; country: string },
    language: Language,
  ): MapPage | null {
    const place = towns.place({ type: kind, id }) ?? city;
    if (place === null || place.hotelCount === 0) return null;
    const terms = [place === city ? null : names[language], city?.names[language], country];
    const search = {
      place: {
        type: place.type,
        id: place.id,
        latitude: place.latitude,
        longitude: place.longitude,
      },
      searchTerms: terms.filter((term) => typeof term === 'string').join(', '),
    };
    return { route: STAYS, flag: null, params: {}, query: { search: JSON.stringify(search) } };
  }

  return {
    find: (kind, place) => byId.get(keyOf(kind, idIn(kind, place))) ?? null,
    pageOf(kind, id) {
      const stop = byId.get(keyOf(kind, id));
      return stop === undefined ? undefined : pageOfStop(stop);
    },
    tell(stop, language, near) {
      const { kind, id, code, slug, names, localName, country, latitude, longitude } = stop;
      const city = towns.cityNamed(stop.town, country);
      return {
        kind,
        code,
        slug,
        names,
        localName,
        codes: [...stop.codes],
        city: city === null ? null : city.names,
        country,
        latitude,
        longitude,
        page: pageOfStop(stop),
        stays: staysNear(stop, { city, country: countryNames(country)[language] }, language),
        others: (byTown.get(townOf(stop)) ?? [])
          .filter((other) => other !== stop)
          .slice(0, OTHERS)
          .map((other) => ({ name: other.names[language], page: pageOfStop(other) })),
        near: near.filter((place) => !(place.kind === kind && place.id === id)),
      };
    },
  };
}

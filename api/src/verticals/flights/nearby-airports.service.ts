import type { NearbyAirport, NearbyAirportsResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Point } from '../../catalogue/records/records';
import { Problem } from '../../platform/http/problem';
import type { Place } from '../../ports/flight-offers';
import { cityNames } from './dictionary';
import type { PlaceByCode } from './place-by-code';

const RADIUS_KM = 100;
const MOST = 6;
/** Over-fetches: some are the city's own or unknown to the supplier. */
const LOOKED_AT = 14;

type KnownCatalogue = Pick<Catalogue, 'airportsNear' | 'cityNamed'>;

/** Suppliers give no position of some cities. */
function pointOf(place: Place, catalogue: KnownCatalogue): Point | null {
  const { latitude, longitude } = place;
  return latitude === null || longitude === null
    ? catalogue.cityNamed(place.cityName, place.country)
    : { latitude, longitude };
}

const isOwn = (airport: Place, code: string): boolean =>
  airport.iataCode === code || airport.iataCityCode === code;

/** Nearest first; airports that fail to load are omitted. */
export async function findNearbyAirports(
  code: string,
  language: Language,
  { byCode, catalogue }: { byCode: PlaceByCode; catalogue: KnownCatalogue },
): Promise<NearbyAirportsResult> {
  const place = await byCode(code);
  if (place === null)
    throw new Problem('NOT_FOUND', { field: 'code', text: 'flights.placeUnknown' });
  const point = pointOf(place, catalogue);
  if (point === null) return { airports: [] };
  const near = catalogue.airportsNear(point, RADIUS_KM).slice(0, LOOKED_AT);
  const asked = await Promise.allSettled(near.map(({ code: other }) => byCode(other)));
  const cityName = cityNames(catalogue, language);
  const airports = asked.flatMap((answer, index): NearbyAirport[] => {
    const airport = answer.status === 'fulfilled' ? answer.value : null;
    if (airport?.type !== 'airport' || isOwn(airport, code)) return [];
    return [
      {
        iata_code: airport.iataCode,
        name: airport.name,
        city_name: cityName(airport),
        distance_km: Math.round(near[index]?.km ?? 0),
      },
    ];
  });
  return { airports: airports.slice(0, MOST) };
}

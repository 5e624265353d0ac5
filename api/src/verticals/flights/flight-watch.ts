import { FLIGHT_PROVIDER } from '@wayfare/api-contract';
import { isIsoDate } from '@wayfare/domain';
import type { OpenCache } from '../../platform/answers/answer-cache';
import type { SitePages } from '../../platform/site-pages/site-pages';
import type { IsoDate, Language } from '@wayfare/domain';
import type { Catalogue } from '../../catalogue/catalogue';
import { invalid, Problem } from '../../platform/http/problem';
import type { FlightWatch, WatchedProduct } from '../../price-alerts/watched-product';
import { criteriaOf } from './criteria';
import { cityNames } from './dictionary';
import type { FlightCommission } from './flight-price';
import { lowestFares } from './lowest-fares';
import { placeByCode } from './place-by-code';
import type { PlaceByCode } from './place-by-code';
import { providerOf } from './providers';
import type { FlightSuppliers } from './providers';

interface Deps {
  readonly pages: SitePages;
  readonly openCache: OpenCache;
  readonly suppliers: FlightSuppliers;
  readonly catalogue: Catalogue;
  readonly commission: FlightCommission;
}

const dayOf = (day: string | undefined): IsoDate => {
  if (day === undefined || !isIsoDate(day))
    throw invalid('watch.slices.0.departure_date', 'dates.invalid');
  return day;
};

const isReturn = ({ slices: [out, back, ...more] }: FlightWatch) =>
  back !== undefined &&
  more.length === 0 &&
  back.origin === out?.destination &&
  back.destination === out.origin;

function queryOf(watch: FlightWatch): URLSearchParams {
  const { slices, cabin_class: cabin, max_connections: changes, passengers } = watch;
  const isThereAndBack = isReturn(watch);
  const trip = isThereAndBack ? 'return' : slices.length === 1 ? 'one_way' : 'multi';
  const query = new URLSearchParams({ trip });
  for (const slice of isThereAndBack ? slices.slice(0, 1) : slices) {
    query.append('from', slice.origin);
    query.append('to', slice.destination);
    query.append('departureDate', slice.departure_date);
  }
  if (isThereAndBack) query.set('returnDate', slices[1]?.departure_date ?? '');
  query.set('cabinClass', cabin);
  if (changes === 0) query.set('direct', '1');
  const count = (wanted: string) => passengers.filter(({ type }) => type === wanted).length;
  query.set('adults', String(count('adult')));
  for (const { type, age } of passengers)
    if (type === 'child') query.append('childAges', String(age));
  if (count('infant_without_seat') > 0) query.set('infants', String(count('infant_without_seat')));
  return query;
}

async function townOf(
  code: string,
  byCode: PlaceByCode,
  nameOf: ReturnType<typeof cityNames>,
): Promise<string> {
  const place = await byCode(code);
  if (place === null)
    throw new Problem('INVALID_REQUEST', {
      text: 'flights.refused',
      field: 'watch.slices',
      status: 422,
    });
  return nameOf(place);
}

export function flightWatch({
  suppliers,
  catalogue,
  commission,
  pages,
  openCache,
}: Deps): WatchedProduct<FlightWatch> {
  const supplierOf = (provider: string) => providerOf(suppliers, provider);
  const fares = lowestFares(supplierOf, commission, openCache);
  const byCode = placeByCode(supplierOf(FLIGHT_PROVIDER), openCache);
  return {
    async describe(watch, { language, now }) {
      criteriaOf(watch, now);
      const nameOf = cityNames(catalogue, language);
      const codes = isReturn(watch)
        ? [watch.slices[0]?.origin ?? '', watch.slices[0]?.destination ?? '']
        : [...watch.slices.map(({ origin }) => origin), watch.slices.at(-1)?.destination ?? ''];
      const towns = await Promise.all(codes.map((code) => townOf(code, byCode, nameOf)));
      const days = watch.slices.map(({ departure_date: day }) => dayOf(day));
      return {
        title: towns.join(' – '),
        startsOn: dayOf(days[0]),
        endsOn: days.length > 1 ? dayOf(days.at(-1)) : null,
      };
    },
    price: (watch, { now }) => fares.lowest(FLIGHT_PROVIDER, criteriaOf(watch, now)),
    href: async (watch, language: Language) =>
      `${pages.path('flights.results', language)}?${queryOf(watch)}`,
  };
}

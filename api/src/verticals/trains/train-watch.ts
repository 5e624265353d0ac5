import { SEARCHED_AGES, TRAIN_AGES, TRAIN_CATEGORIES } from '@wayfare/api-contract';
import type { OpenCache } from '../../platform/answers/answer-cache';
import type { SitePages } from '../../platform/site-pages/site-pages';
import type { SearchLeg, SearchTraveler, TrainCategory } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Catalogue } from '../../catalogue/catalogue';
import { invalid } from '../../platform/http/problem';
import type { RailSupplier } from '../../ports/rail-supplier';
import type { TrainWatch, WatchedProduct } from '../../price-alerts/watched-product';
import { cheapestTrainDaysService } from './search/cheapest-days.service';
import { trainPlacesService } from './search/train-places.service';
import { clockAt, legsProblem } from './search/train-search-rules';
import { railPlaceName } from './search/rail-place-name';

interface Deps {
  readonly pages: SitePages;
  readonly openCache: OpenCache;
  readonly supplier: Pick<
    RailSupplier,
    'findPlaces' | 'placesByCode' | 'searchTickets' | 'pageTickets'
  >;
  readonly catalogue: Pick<Catalogue, 'predictive' | 'stationCoded'>;
}

function watchedLeg({ legs, leg }: TrainWatch): SearchLeg {
  const watched = legs[leg];
  if (watched === undefined) throw invalid('watch.leg', 'trains.leg');
  return watched;
}

/** The category of an age, else the first one. */
function categoryOf(age: number): TrainCategory {
  const fits = (category: TrainCategory) =>
    age >= TRAIN_AGES[category].min && age <= TRAIN_AGES[category].max;
  return (
    TRAIN_CATEGORIES.find((category) => SEARCHED_AGES[category] === age) ??
    TRAIN_CATEGORIES.find(fits) ??
    'adult'
  );
}

/** In form field names; an absent card keeps its position. */
function writeTravellers(query: URLSearchParams, travelers: readonly SearchTraveler[]): void {
  const cardsOf = (category: TrainCategory) =>
    travelers
      .filter(({ age }) => categoryOf(age) === category)
      .map(({ cards }) => cards[0]?.code ?? '');
  for (const category of TRAIN_CATEGORIES) {
    const cards = cardsOf(category);
    if (cards.length > 0 || category === 'adult') query.set(category, String(cards.length));
    if (cards.some((code) => code !== ''))
      for (const code of cards) query.append(`${category}Card`, code);
  }
}

function queryOf({ legs: [out, back], travelers }: TrainWatch): URLSearchParams {
  const [date = '', time = ''] = (out?.departure ?? '').split('T');
  const query = new URLSearchParams({
    from: out?.origin ?? '',
    to: out?.destination ?? '',
    date,
    hour: String(Number(time.slice(0, 2))),
  });
  if (back !== undefined) {
    const [returnDate = '', returnTime = ''] = back.departure.split('T');
    query.set('returnDate', returnDate);
    query.set('returnHour', String(Number(returnTime.slice(0, 2))));
  }
  writeTravellers(query, travelers);
  return query;
}

export function trainWatch({
  supplier,
  catalogue,
  pages,
  openCache,
}: Deps): WatchedProduct<TrainWatch> {
  const places = trainPlacesService(supplier, catalogue, openCache);
  const days = cheapestTrainDaysService({ supplier, places, openCache });
  return {
    async describe(watch, { language, now }) {
      const { origin, destination, departure } = watchedLeg(watch);
      const known = await places.known(watch.legs.flatMap((leg) => [leg.origin, leg.destination]));
      const problem = legsProblem(watch.legs, (code) => {
        const place = known.get(code);
        return place === undefined ? null : clockAt(place.timeZone, now);
      });
      if (problem !== null) throw invalid(`watch.${problem.field}`, problem.text);
      const nameOf = (code: string) => {
        const place = known.get(code);
        return place === undefined ? code : railPlaceName(place, language);
      };
      return {
        title: `${nameOf(origin)} – ${nameOf(destination)}`,
        startsOn: departure.slice(0, 'YYYY-MM-DD'.length),
        endsOn: null,
      };
    },
    price: (watch, { now }) => {
      watchedLeg(watch);
      return days.lowest(watch, now);
    },
    href: async (watch, language: Language) =>
      `${pages.path('trains.tickets', language)}?${queryOf(watch)}`,
  };
}

import { localDate } from '../../kit/zones';
import { checkTravelers } from '../offers/check-search';
import { wireTravelers } from '../offers/ticket-search';
import type { WirePassSearch } from '../wire/wire-types';
import { refused } from '../wire/problems';
import type { Language } from '../wire/words';
import { passAreaByCode, wireArea, type PassArea } from './areas';
import { PASS_CLASSES, passKindsOf } from './pass-kinds';
import { passTotal, wirePassOffer } from './pass-offer';
import { wirePassProduct } from './pass-product';
import { passSearchId, type PassSearch } from './pass-token';

const DAY = 86_400_000;
const MAX_DAYS_AHEAD = 330;
/** Passes begin at midnight here. */
export const PASS_ZONE = 'Europe/Brussels';

function checkPassSearch(
  { place, validityStartDate: from, travelers }: PassSearch,
  now: number,
): PassArea {
  checkTravelers(travelers);
  const area = passAreaByCode(place);
  if (area === undefined) throw refused('no-such-pass', 'place');
  if (new Date(from).toJSON()?.slice(0, 10) !== from)
    throw refused('not-a-date', 'validityStartDate');
  if (from < localDate(now, PASS_ZONE)) throw refused('first-day-past', 'validityStartDate');
  if (Date.parse(from) > now + MAX_DAYS_AHEAD * DAY)
    throw refused('passes-too-far', 'validityStartDate', MAX_DAYS_AHEAD);
  return area;
}

export function searchPasses(search: PassSearch, now: number, language: Language): WirePassSearch {
  const area = checkPassSearch(search, now);
  const passes = PASS_CLASSES.flatMap((travelClass) =>
    passKindsOf(area).map((kind) => ({ area, kind, travelClass })),
  ).filter((pass) => passTotal(pass, search.travelers) > 0);
  return {
    id: passSearchId(search, now),
    area: wireArea(area, language),
    offers: passes.map((pass) => wirePassOffer(pass, search, { at: now, language })),
    products: passes.map((pass) => wirePassProduct(pass, language)),
    travelers: wireTravelers(search.travelers),
    demo: true,
  };
}

import type * as v from 'valibot';
import { idOf } from '../../kit/ids';
import { localDate } from '../../kit/zones';
import { checkDay, checkTravelers } from '../offers/check-search';
import { wireTravelers } from '../offers/search';
import { travelersText } from '../offers/travelers-text';
import { refused } from '../wire/problems';
import { passTotal, wirePassOffer, wirePassProduct, type PassSearchSchema } from './pass-offer';
import { PASS_AREAS, PASSES, wireArea } from './passes';

const DAY = 86_400_000;
const MAX_DAYS_AHEAD = 330;
/** Passes begin at midnight here. */
export const PASS_ZONE = 'Europe/Brussels';

export function searchPasses(search: v.InferOutput<typeof PassSearchSchema>, now: number) {
  const { place, validityStartDate: from, travelers } = search;
  checkTravelers(travelers);
  const area = PASS_AREAS.find(({ code }) => code === place);
  if (area === undefined) throw refused('no-such-pass', 'place');
  checkDay(from, 'validityStartDate');
  if (from < localDate(now, PASS_ZONE)) throw refused('first-day-past', 'validityStartDate');
  if (Date.parse(from) > now + MAX_DAYS_AHEAD * DAY)
    throw refused('passes-too-far', 'validityStartDate', MAX_DAYS_AHEAD);
  const passes = PASSES.filter((pass) => pass.area === area && passTotal({ pass, travelers }) > 0);
  return {
    id: idOf('pss', now, place, from, travelersText(travelers)),
    area: wireArea(area),
    offers: passes.map((pass) => wirePassOffer({ ...search, at: now, pass })),
    products: passes.map(wirePassProduct),
    travelers: wireTravelers(travelers),
    demo: true as const,
  };
}

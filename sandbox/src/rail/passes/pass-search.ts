import { localDate } from '../../flights/timetable/zones';
import { checkTravelers } from '../offers/check-search';
import { wireTravelers } from '../offers/ticket-search';
import type { WirePassSearch } from '../wire/wire-types';
import { invalid } from '../wire/problems';
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
  if (area === undefined)
    throw invalid('place', {
      en: 'There is no pass for this area.',
      nl: 'Voor dit gebied is er geen pas.',
    });
  if (new Date(from).toJSON()?.slice(0, 10) !== from)
    throw invalid('validityStartDate', { en: 'This is not a date.', nl: 'Dit is geen datum.' });
  if (from < localDate(now, PASS_ZONE))
    throw invalid('validityStartDate', {
      en: 'The first day is in the past.',
      nl: 'De eerste dag ligt in het verleden.',
    });
  if (Date.parse(from) > now + MAX_DAYS_AHEAD * DAY)
    throw invalid('validityStartDate', {
      en: `Passes can be booked ${MAX_DAYS_AHEAD} days ahead.`,
      nl: `Passen zijn ${MAX_DAYS_AHEAD} dagen vooruit te boeken.`,
    });
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

import * as v from 'valibot';
import { parseWith, refused } from '../wire/problems';
import type { Call, Route } from '../wire/routes';
import { checkLegs, checkTravelers, LegSchema, TravelersSchema, type TicketSearch } from './search';
import { searchTickets } from './ticket-search';
import { parseSearchId } from './tokens';
import { movedWindow } from './windows';

const SearchSchema = v.object({
  legs: v.pipe(v.array(LegSchema), v.minLength(1), v.maxLength(2)),
  travelers: TravelersSchema,
});
const PageSchema = v.object({ leg: v.string(), page: v.picklist(['next', 'previous']) });

const SEARCHES = '/offers/point-to-point/searches';

function newSearch(body: unknown, now: number): TicketSearch {
  const { legs, travelers } = parseWith(SearchSchema, body);
  checkTravelers(travelers);
  const named = legs.map((leg, index) => ({ ...leg, id: `leg-${index + 1}` }));
  return { legs: checkLegs(named, now), travelers, at: now };
}

function turnedPage({ id, body, now }: Call): TicketSearch {
  const search = parseSearchId(id);
  const { leg: turned, page } = parseWith(PageSchema, body);
  if (search === undefined || search.legs.every((leg) => leg.id !== turned))
    throw refused('not-found', turned);
  return {
    ...search,
    at: now,
    legs: search.legs.map((leg) =>
      leg.id === turned ? { ...leg, window: movedWindow(leg, page, now) } : leg,
    ),
  };
}

export const ticketRoutes: readonly Route[] = [
  ['POST', SEARCHES, ({ body, now }) => searchTickets(newSearch(body, now))],
  ['POST', `${SEARCHES}/:id/pages`, (call) => searchTickets(turnedPage(call))],
];

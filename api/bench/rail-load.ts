import { searchTickets } from '@wayfare/api-contract';
import type { TicketSearchRequest } from '@wayfare/api-contract';
import { addDays, today } from '@wayfare/domain';
import * as v from 'valibot';

/*
 * Many travellers search for trains at the same time, through the API or at its supplier. A process of its own, told by
 * messages what to do: what it measures is not kept from measuring.
 */

/** One round: whose trains are read, where, how many searches and how many of them at a time. */
export interface Round {
  readonly origin: string;
  /** of the API; null for the supplier itself */
  readonly authorization: string | null;
  readonly searches: number;
  readonly atOnce: number;
}

export interface Times {
  readonly milliseconds: number[];
  offers: number;
}

const ROUTES = [
  'NL:amsterdam FR:paris',
  'GB:london FR:paris',
  'DE:berlin DE:munchen',
  'FR:paris FR:lyon',
  'ES:madrid ES:barcelona',
  'IT:roma IT:milano',
  'NL:amsterdam DE:berlin',
  'BE:bruxelles DE:koln',
  'CH:zurich IT:milano',
  'AT:wien DE:munchen',
];

/** Journeys of every kind that people ask for: one way and return, alone and as a family. */
function searches(count: number): TicketSearchRequest[] {
  const start = addDays(today('UTC'), 20);
  return Array.from({ length: count }, (_, index) => {
    const [origin = '', destination = ''] = (ROUTES[index % ROUTES.length] ?? '').split(' ');
    const day = addDays(start, (index * 7) % 60);
    const out = { origin, destination, departure: `${day}T08:00` };
    const back = {
      origin: destination,
      destination: origin,
      departure: `${addDays(day, 7)}T16:00`,
    };
    return {
      legs: index % 3 === 0 ? [out] : [out, back],
      travelers: (index % 4 === 0 ? [40, 40, 8] : [40]).map((age) => ({ age, cards: [] })),
    };
  });
}

const FoundSchema = v.object({ offers: v.array(v.unknown()) });
const ApiAnswerSchema = v.object({ result: FoundSchema });

/** How many offers a search finds. */
type Search = (search: TicketSearchRequest) => Promise<number>;

function searchAt(
  url: string,
  authorization: string,
  read: (answer: unknown) => v.InferOutput<typeof FoundSchema>,
): Search {
  return async (search) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(search),
    });
    if (!response.ok)
      throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return read(await response.json()).offers.length;
  };
}

/** All searches, `atOnce` at a time. */
async function load(
  list: readonly TicketSearchRequest[],
  atOnce: number,
  search: Search,
): Promise<Times> {
  const times: Times = { milliseconds: [], offers: 0 };
  const waiting = list.values();
  const traveller = async () => {
    for (const one of waiting) {
      const start = performance.now();
      const offers = await search(one);
      times.offers += offers;
      times.milliseconds.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, traveller));
  return times;
}

process.on('message', ({ origin, authorization, searches: count, atOnce }: Round) => {
  const search =
    authorization === null
      ? searchAt(
          `${origin}/rail/offers/point-to-point/searches`,
          'Bearer rail_test_sandbox',
          (answer) => v.parse(FoundSchema, answer),
        )
      : searchAt(
          origin + searchTickets.path,
          authorization,
          (answer) => v.parse(ApiAnswerSchema, answer).result,
        );
  void load(searches(count), atOnce, search).then((times) => process.send?.(times));
});
process.send?.('ready');

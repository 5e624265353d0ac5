import { FLIGHT_PAGE_SIZE, flightSearch } from '@wayfare/api-contract';
import type { FlightSearchRequest } from '@wayfare/api-contract';
import { addDays, today } from '@wayfare/domain';
import * as v from 'valibot';

/*
 * Many travellers search for flights at the same time, each reading all pages, through the API or at its supplier. A
 * process of its own, told by messages what to do: what it measures is not kept from measuring.
 */

const WAITS = 20_000;

/** One round: whose offers are read, where, how many searches and how many of them at a time. */
export interface Round {
  readonly origin: string;
  /** of the API; null for the supplier itself */
  readonly authorization: string | null;
  readonly searches: number;
  readonly atOnce: number;
}

export interface Times {
  readonly first: number[];
  readonly complete: number[];
  offers: number;
}

interface Page {
  readonly search: string;
  readonly after: string | null;
  readonly offers: number;
}

/** The page after another one of a search; the first without one. */
type ReadPage = (search: FlightSearchRequest, before: Page | null) => Promise<Page>;

const ROUTES = [
  'AMS-BCN',
  'AMS-LON',
  'LON-NYC',
  'PAR-ROM',
  'AMS-DXB',
  'BRU-MAD',
  'FRA-LIS',
  'CPH-BCN',
  'AMS-NYC',
  'MIL-PAR',
];

/** Journeys of every kind that people ask for: one way and return, alone and as a family. */
function searches(count: number): FlightSearchRequest[] {
  const start = addDays(today('UTC'), 20);
  return Array.from({ length: count }, (_, index) => {
    const [origin = '', destination = ''] = (ROUTES[index % ROUTES.length] ?? '').split('-');
    const day = addDays(start, (index * 7) % 60);
    const out = { origin, destination, departure_date: day };
    const back = { origin: destination, destination: origin, departure_date: addDays(day, 7) };
    return {
      slices: index % 3 === 0 ? [out] : [out, back],
      cabin_class: 'economy',
      max_connections: 1,
      passengers:
        index % 4 === 0
          ? [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 7 }]
          : [{ type: 'adult' }],
      page_size: FLIGHT_PAGE_SIZE,
      after: null,
      offer_request: null,
      airports: { origin, destination },
    };
  });
}

async function json(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const post = (headers: Record<string, string>, body: object): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const ApiPageSchema = v.object({
  result: v.object({
    offer_request: v.string(),
    after: v.nullable(v.string()),
    offers: v.array(v.unknown()),
  }),
});

function readFromApi(origin: string, authorization: string): ReadPage {
  const { path } = flightSearch();
  return async (search, before) => {
    const request =
      before === null ? search : { ...search, after: before.after, offer_request: before.search };
    const { result } = v.parse(
      ApiPageSchema,
      await json(origin + path, post({ authorization }, request)),
    );
    return { search: result.offer_request, after: result.after, offers: result.offers.length };
  };
}

const CreatedSchema = v.object({ data: v.object({ id: v.string() }) });
const SupplierPageSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ after: v.nullable(v.string()) }),
});

/** The same two calls that the API makes, with nothing done to their answers. */
function readFromSupplier(origin: string): ReadPage {
  const headers = {
    authorization: 'Bearer duffel_test_sandbox',
    'duffel-version': 'v2',
    accept: 'application/json',
  };
  const create = async ({
    slices,
    cabin_class,
    max_connections,
    passengers,
  }: FlightSearchRequest) => {
    const wanted = passengers.map(({ type, age }) => (type === 'child' ? { age } : { type }));
    const created = await json(
      `${origin}/air/offer_requests?return_offers=false&supplier_timeout=${WAITS}`,
      post(headers, { data: { slices, cabin_class, max_connections, passengers: wanted } }),
    );
    return v.parse(CreatedSchema, created).data.id;
  };
  return async (search, before) => {
    const id = before?.search ?? (await create(search));
    const query = new URLSearchParams({
      offer_request_id: id,
      sort: 'total_amount',
      limit: String(search.page_size),
      ...(before === null ? {} : { after: before.after ?? '' }),
    });
    const { data, meta } = v.parse(
      SupplierPageSchema,
      await json(`${origin}/air/offers?${query.toString()}`, { headers }),
    );
    return { search: id, after: meta.after, offers: data.length };
  };
}

async function one(search: FlightSearchRequest, read: ReadPage, times: Times): Promise<void> {
  const start = performance.now();
  let page = await read(search, null);
  times.first.push(performance.now() - start);
  times.offers += page.offers;
  while (page.after !== null) {
    page = await read(search, page);
    times.offers += page.offers;
  }
  times.complete.push(performance.now() - start);
}

/** All searches, `atOnce` at a time: milliseconds to the first offers and to the last. */
async function load(
  list: readonly FlightSearchRequest[],
  atOnce: number,
  read: ReadPage,
): Promise<Times> {
  const times: Times = { first: [], complete: [], offers: 0 };
  const waiting = list.values();
  const traveller = async () => {
    for (const search of waiting) await one(search, read, times);
  };
  await Promise.all(Array.from({ length: atOnce }, traveller));
  return times;
}

process.on('message', ({ origin, authorization, searches: count, atOnce }: Round) => {
  const read =
    authorization === null ? readFromSupplier(origin) : readFromApi(origin, authorization);
  void load(searches(count), atOnce, read).then((times) => process.send?.(times));
});
process.send?.('ready');

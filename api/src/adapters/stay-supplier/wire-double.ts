import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';

/* A supplier for tests: answers recorded in Duffel's wire format over real HTTP, and every way of failing. */

export type Mood =
  | 'well'
  | 'error'
  | 'hanging'
  | 'rubbish'
  | 'html'
  | 'null'
  | 'off-shape'
  | 'one-bad-hotel'
  | 'gone'
  | 'unknown'
  | 'gateway'
  | 'dropped';

export interface WireDouble {
  readonly url: string;
  mood: Mood;
  /** paths asked for so far */
  readonly asked: string[];
  /** bodies of the searches so far */
  readonly searches: SearchBody[];
  close(): Promise<void>;
}

const SearchBodySchema = v.object({
  check_in_date: v.string(),
  check_out_date: v.string(),
  rooms: v.number(),
  guests: v.array(v.object({ type: v.string(), age: v.optional(v.number()) })),
  accommodation: v.optional(
    v.object({ ids: v.array(v.string()), fetch_rates: v.optional(v.boolean()) }),
  ),
});
export type SearchBody = v.InferOutput<typeof SearchBodySchema>;

const EXPIRES = '2030-01-01T00:00:00Z';

/** Hotels whose id ends in `-full` have nothing free, the cheapest rate of those in `3` is a deal for members; others cost 100.00 to 195.00, tax 10 %, from their id. */
function baseCents(hotelId: string): number {
  const sum = [...hotelId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return 10_000 + (sum % 20) * 500;
}

const amount = (cents: number) => (cents / 100).toFixed(2);

function rate(hotelId: string, name: string, extraCents: number, facts: object): object {
  const base = baseCents(hotelId) + extraCents;
  const tax = Math.round(base / 10);
  const prices = {
    base_amount: amount(base),
    tax_amount: amount(tax),
    fee_amount: '0.00',
    total_amount: amount(base + tax),
    due_at_accommodation_amount: '7.50',
  };
  const currencies = {
    base_currency: 'EUR',
    tax_currency: 'EUR',
    fee_currency: 'EUR',
    total_currency: 'EUR',
    due_at_accommodation_currency: 'EUR',
  };
  return {
    id: `rat_${hotelId}_${name}`,
    ...prices,
    ...currencies,
    board_type: 'room_only',
    payment_type: 'pay_now',
    cancellation_timeline: [],
    code: null,
    expires_at: EXPIRES,
    ...facts,
  };
}

function roomsOf(hotelId: string): object[] {
  const total = amount(Math.round((baseCents(hotelId) + 2_000) * 1.1));
  const flexible = {
    board_type: 'breakfast',
    payment_type: 'guarantee',
    code: 'MEMBER',
    cancellation_timeline: [
      { before: '2026-12-08T22:59:00Z', refund_amount: total, currency: 'EUR' },
    ],
  };
  return [
    {
      name: 'Double room',
      beds: [{ type: 'double', count: 1 }],
      photos: [],
      rates: [
        rate(hotelId, 'flexible', 2_000, flexible),
        rate(hotelId, 'saver', 0, hotelId.endsWith('3') ? { code: 'MEMBER' } : {}),
      ],
    },
    {
      name: 'Room without beds',
      rates: [rate(hotelId, 'suite', 9_000, { board_type: 'half_board', payment_type: 'deposit' })],
    },
  ];
}

function accommodation(id: string, withRates: boolean): object {
  return { id, name: 'Hotel', rooms: withRates ? roomsOf(id) : [] };
}

function result(hotelId: string, withRates: boolean): object {
  const total = amount(Math.round(baseCents(hotelId) * 1.1));
  const cheapest = {
    cheapest_rate_total_amount: total,
    cheapest_rate_currency: 'EUR',
    cheapest_rate_due_at_accommodation_amount: '7.50',
  };
  return {
    id: `srr_${hotelId}`,
    accommodation: accommodation(hotelId, withRates),
    ...cheapest,
    expires_at: EXPIRES,
  };
}

function answerSearch(body: SearchBody, mood: Mood): object {
  const ids = body.accommodation?.ids ?? ['near-1', 'near-2'];
  const free = ids
    .filter((id) => !id.endsWith('-full'))
    .map((id) => result(id, body.accommodation?.fetch_rates ?? false));
  const results = mood === 'one-bad-hotel' ? [{ id: 7 }, ...free.slice(1)] : free;
  return { data: { results, created_at: '2026-11-21T10:00:00Z' } };
}

function answerQuote(rateId: string): object {
  const [, hotelId = ''] = rateId.split('_');
  return {
    data: {
      id: 'quo_1',
      accommodation: {
        id: hotelId,
        rooms: [
          {
            name: 'Double room',
            beds: [{ type: 'double', count: 1 }],
            rates: [rate(hotelId, 'quoted', 0, {})],
          },
        ],
      },
    },
  };
}

const FAILURES: Partial<Record<Mood, (response: http.ServerResponse) => void>> = {
  error: (response) =>
    json(response, 500, {
      errors: [{ code: 'internal', title: 'broken', message: 'secret detail' }],
      meta: { status: 500 },
    }),
  gone: (response) =>
    json(response, 404, {
      errors: [{ code: 'search_result_expired', title: 'gone' }],
      meta: { status: 404 },
    }),
  unknown: (response) =>
    json(response, 404, {
      errors: [{ type: 'invalid_request_error', code: 'not_found', title: 'Not found' }],
      meta: { status: 404 },
    }),
  gateway: (response) => json(response, 404, { message: 'no such route' }),
  hanging: () => undefined,
  rubbish: (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": {"resul'),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>'),
  null: (response) => json(response, 200, null),
  'off-shape': (response) => json(response, 200, { data: { results: 'none', accommodation: 3 } }),
  dropped: (response) => response.socket?.destroy(),
};

function json(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}

function reply(path: string, body: unknown, double: WireDouble): object | null {
  if (path === '/stays/search') {
    const { data } = v.parse(v.object({ data: SearchBodySchema }), body);
    double.searches.push(data);
    return answerSearch(data, double.mood);
  }
  const rates = /^\/stays\/search_results\/srr_([^/]+)\/actions\/fetch_all_rates$/.exec(path)?.[1];
  if (rates !== undefined)
    return { data: { id: `srr_${rates}`, accommodation: accommodation(rates, true) } };
  if (path === '/stays/quotes')
    return answerQuote(
      v.parse(v.object({ data: v.object({ rate_id: v.string() }) }), body).data.rate_id,
    );
  return null;
}

/** Starts it on a free port of this machine. */
export async function startWireDouble(): Promise<WireDouble> {
  const server = http.createServer((request, response) => {
    void (async () => {
      const path = request.url?.split('?', 1)[0] ?? '';
      double.asked.push(path);
      const body = await readJson(request);
      const fail = FAILURES[double.mood];
      if (fail !== undefined) return fail(response);
      const answer = reply(path, body, double);
      json(
        response,
        answer === null ? 404 : 200,
        answer ?? { errors: [{ code: 'not_found' }], meta: { status: 404 } },
      );
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const double: WireDouble = {
    url: `http://127.0.0.1:${port}`,
    mood: 'well',
    asked: [],
    searches: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return double;
}

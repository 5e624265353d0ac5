import * as v from 'valibot';

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

export const SearchBodySchema = v.object({
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

function roomsOf(hotelId: string, origin: string): object[] {
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
      photos: [
        { url: `${origin}/photos/double-room-3.webp` },
        { url: 'https://elsewhere.example/photos/double-room-4.webp' },
      ],
      sandbox_extension: { size_square_metres: 22, facilities: ['tv', 'bath', 'helipad'] },
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

export function accommodation(id: string, withRates: boolean, origin = ''): object {
  return { id, name: 'Hotel', rooms: withRates ? roomsOf(id, origin) : [] };
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

export function answerSearch(body: SearchBody, mood: Mood): object {
  const ids = body.accommodation?.ids ?? ['near-1', 'near-2'];
  const free = ids
    .filter((id) => !id.endsWith('-full'))
    .map((id) => result(id, body.accommodation?.fetch_rates ?? false));
  const results = mood === 'one-bad-hotel' ? [{ id: 7 }, ...free.slice(1)] : free;
  return { data: { results, created_at: '2026-11-21T10:00:00Z' } };
}

export function answerQuote(rateId: string): object {
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

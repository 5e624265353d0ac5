import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { addDays, money, today } from '@wayfare/domain';
import * as v from 'valibot';
import { stripePayments } from '../src/adapters/payments/stripe';
import { duffelStaySupplier } from '../src/adapters/stay-supplier/duffel/duffel';
import type { Database } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import { MIGRATIONS } from '../src/platform/db/migrations/all';
import { startQueueWorkers } from '../src/jobs/queue-workers';
import { insertBooking } from '../src/booking/bookings.repository';
import { WORKFLOW_TIMEOUTS } from '../src/booking/workflow-timeouts';
import { newBookingId, newPin, newReference } from '../src/booking/references';
import type { StayOfferRecord } from '../src/verticals/hotels/stay-details';
import { offerRecord, offerTotal, stayPart } from '../src/verticals/hotels/stay-offer';
import { staySale } from '../src/verticals/hotels/stay-sale';
import type { Payments } from '../src/ports/payments';
import type { StaySupplier } from '../src/ports/stay-supplier';
import { runningSandbox } from '../test/sandbox/sandbox-process';
import { atOnce } from './at-once';
import type { Measured } from './at-once';
import { benchDatabases } from './bench-databases';

/*
 * Complete bookings a second: price asked again, card looked at, room sold, money taken, mail written, over the wire to
 * the sandbox. Once through the workflow, once the same calls with nothing kept, which is the most that can be. Each begins
 * with some that are not counted, and says the processor time of this process too, which other work on the machine changes
 * less. Writes .wayfare/bench/bookings.json.
 *
 *   npx tsx --tsconfig tsconfig.base.json api/bench/bookings.bench.ts [postgres://…]
 */

const SERVER = process.argv[2] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const BOOKINGS = 160;
const AT_ONCE = 8;
/** the embedded database is compiled while it works */
const WARM = 80;
const WEEKS = 16;
const HOTELS = 80;
const OCCUPANCIES = [{ paxes: [{ age: 30 }, { age: 30 }] }];
const HOLDER = {
  firstName: 'Anneke',
  lastName: 'de Vries',
  email: 'anneke@example.com',
  confirmEmail: 'anneke@example.com',
  mainGuest: 'self',
  guest: null,
  roomGuests: [],
  assistance: [],
  specialRequest: '',
  country: 'NL',
  phone: '+31612345678',
  documentType: 'passport',
  document: 'NX1234567',
};

interface Ready {
  readonly offer: StayOfferRecord;
  readonly intent: string;
  readonly cents: number;
}

const measure = (ready: readonly Ready[], book: (one: Ready) => Promise<void>) =>
  atOnce(AT_ONCE, ready, book);

interface World {
  readonly origin: string;
  readonly supplier: StaySupplier;
  readonly payments: Payments;
}

function worldAt(origin: string): World {
  return {
    origin,
    supplier: duffelStaySupplier({ url: origin, token: 'duffel_test_sandbox', timeout: 20_000 }),
    payments: stripePayments({
      secretKey: 'sk_test_sandbox',
      webhookSecrets: ['whsec_bench'],
      url: origin,
      timeout: 20_000,
    }),
  };
}

async function hotels({ origin }: World): Promise<string[]> {
  const text = await (await fetch(`${origin}/catalogue/accommodation.ndjson`)).text();
  return text
    .split('\n', 200)
    .map((line) => v.parse(v.object({ id: v.string() }), JSON.parse(line)).id)
    .filter((id) => !id.startsWith('H-'));
}

async function confirm({ origin }: World, id: string, secret: string): Promise<void> {
  const body = new URLSearchParams({
    client_secret: secret,
    payment_method: 'pm_card_visa',
  }).toString();
  await fetch(`${origin}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer pk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body,
  });
}

/** Offers with their money reserved, each of another hotel or week. */
async function* offers(world: World): AsyncGenerator<Ready> {
  const { supplier, payments } = world;
  const ids = (await hotels(world)).slice(0, HOTELS);
  for (let week = 0; week < WEEKS; week += 1) {
    const checkIn = addDays(today('UTC'), 30 + week * 14);
    const dates = { checkIn, checkOut: addDays(checkIn, 2), occupancies: OCCUPANCIES };
    for (const found of await supplier.search({ hotelIds: ids }, dates)) {
      const rate = (await supplier.rates(found.handle)).find(
        ({ paymentType }) => paymentType === 'MERCHANT',
      );
      if (rate === undefined) continue;
      const quote = await supplier.quote(rate.id);
      const now = Date.now();
      const offer = offerRecord(
        { ...dates, hotelId: quote.hotelId, timeZone: 'Europe/Amsterdam' },
        [stayPart({ provider: 'duffel', quote }, [1], false)],
        { expiresAt: new Date(now + 1_800_000), now },
      );
      const cents = offerTotal(offer).amount;
      const { id, clientSecret } = await payments.createPayment({
        amount: money(cents),
        methods: ['card'],
        description: 'bench',
        metadata: {},
        idempotencyKey: randomUUID(),
      });
      await confirm(world, id, clientSecret);
      yield { offer, intent: id, cents };
    }
  }
}

/** The same calls, and nothing kept. */
const plain =
  ({ supplier, payments }: World) =>
  async ({ offer, intent, cents }: Ready): Promise<void> => {
    await payments.find(intent);
    const [part] = offer.parts;
    if (part === undefined) throw new Error('an offer without rooms');
    const quote = await supplier.quoted(part.supplierQuote);
    await supplier.book({
      quoteId: quote.id,
      reference: newBookingId(),
      guests: [{ firstName: HOLDER.firstName, lastName: HOLDER.lastName }],
      email: HOLDER.email,
      phone: HOLDER.phone,
      remarks: '',
    });
    await payments.capture(intent, { amount: money(cents), idempotencyKey: randomUUID() });
  };

function rowOf({ offer, intent, cents }: Ready) {
  const at = new Date();
  const identity = {
    id: newBookingId(),
    reference: newReference(),
    pin: newPin(),
    vertical: 'hotels',
    owner: 'bench',
    quoteId: randomUUID(),
    clientReference: randomUUID(),
    requestHash: '',
  };
  const state = {
    state: 'awaiting_payment',
    stateSince: at,
    status: 'completing',
    runAt: at,
    createdAt: at,
  } as const;
  return {
    ...identity,
    ...state,
    email: HOLDER.email,
    language: 'en' as const,
    details: { ...offer, holder: HOLDER, timing: 'now' },
    total: cents,
    dueNow: cents,
    dueLater: 0,
    paymentState: 'awaiting',
    intentId: intent,
  };
}

async function durable(
  { supplier, payments }: World,
  database: Database,
  ready: readonly Ready[],
): Promise<Measured> {
  const confirmed = new Map<unknown, () => void>();
  const log = {
    error: () => undefined,
    // said when it is written: a look at the row each few milliseconds would be most of what the database does
    info: (said: unknown) => {
      const { booking, to }: { booking?: unknown; to?: unknown } = Object(said);
      if (to === 'confirmed') confirmed.get(booking)?.();
    },
  };
  const mailer = { send: async () => undefined };
  const unwatched = {
    describe: () => Promise.reject(new Error('nothing is watched here')),
    price: async () => null,
    href: async () => null,
  };
  const render = {
    hotels: async () => ({ to: HOLDER.email, subject: '', html: '', text: '', attachments: [] }),
  };
  const workflow = await startQueueWorkers({
    database,
    payments,
    mailer,
    sales: { hotels: staySale({ known: { duffel: supplier }, onSale: ['duffel'] }, Date.now) },
    render,
    renderAccountMail: async () => null,
    renderContactMail: async () => null,
    renderAlertMail: async () => null,
    products: { flights: unwatched, hotels: unwatched, trains: unwatched },
    timeouts: WORKFLOW_TIMEOUTS,
    mailDomain: 'bench',
    clock: Date.now,
    log,
  });
  const book = async (one: Ready) => {
    const row = rowOf(one);
    const end = new Promise<void>((resolve) => confirmed.set(row.id, resolve));
    await insertBooking(database.orm, row);
    workflow.wake();
    await end;
  };
  await measure(ready.slice(0, WARM), book);
  const measured = await measure(ready.slice(WARM), book);
  await workflow.stop();
  return measured;
}

async function run(world: World): Promise<void> {
  const source = offers(world);
  const take = async (count: number) => {
    const ready: Ready[] = [];
    while (ready.length < count) {
      const next = await source.next();
      if (next.done === true) throw new Error('the sandbox has too few offers for the measurement');
      ready.push(next.value);
    }
    return ready;
  };
  await measure(await take(WARM), plain(world));
  const bare = await measure(await take(BOOKINGS), plain(world));
  const results = [];
  for (const [name, open] of await benchDatabases(SERVER)) {
    const database = await open();
    await migrate(database.pool, MIGRATIONS);
    results.push({
      database: name,
      ...(await durable(world, database, await take(WARM + BOOKINGS))),
    });
    await database.close();
  }
  await mkdir('.wayfare/bench', { recursive: true });
  await writeFile(
    '.wayfare/bench/bookings.json',
    `${JSON.stringify({ bookings: BOOKINGS, atOnce: AT_ONCE, bare, results }, null, 1)}\n`,
  );
}

async function main(): Promise<void> {
  const sandbox = await runningSandbox();
  try {
    await run(worldAt(sandbox.origin));
  } finally {
    await sandbox.stop();
  }
}

void main();

import { lives } from '@wayfare/testing/long-run';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import type { StaySupplier } from '../../ports/stay-supplier';
import { moveBooking } from '../../booking/bookings.repository';
import { startDrill } from '../../../test/drills/drill';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';
import { seededLife } from '../../../test/drills/seeded-life';
import { aStayPart, aStayRecord } from '../../../test/builders/build-stay-record';
import { FakeStays } from '../../../test/fakes/stays.fake';
import type { QuoteFate } from '../../../test/fakes/stays.fake';
import { staySale } from './stay-sale';

/* Stays whose rooms have rates of their own: several bookings at the supplier, one of ours (decision 0045). */

const LIVES = { embedded: lives(20, 60), server: lives(10, 20) };
const DAY = 24 * 3_600_000;
const QUOTES = ['free-1', 'free-2', 'fixed'] as const;
const PARTS = QUOTES.map((supplierQuote, index) =>
  aStayPart({
    rooms: [index + 1],
    supplierQuote,
    ...(supplierQuote === 'fixed' ? { freeCancellationUntil: null, refunds: [] } : {}),
  }),
);
const TOTAL = 3 * 24_650;
const HOLDER = {
  ...aStayRecord('H-1').holder,
  roomGuests: [
    { firstName: 'Bert', lastName: 'Bakker' },
    { firstName: 'Carla', lastName: 'Smit' },
  ],
};
const RECORD = aStayRecord('H-1', {
  parts: PARTS,
  occupancies: PARTS.map(() => ({ paxes: [{ age: 30 }] })),
  holder: HOLDER,
});

type Database = Parameters<typeof startDrill>[0];

async function open(
  database: Database,
  chance: Chance,
  fates: Readonly<Record<string, QuoteFate>> = {},
) {
  const stays = new FakeStays(chance, PARTS, fates);
  // the workflow uses these calls only
  const drill: ReturnType<typeof startDrill> = startDrill(database, chance, {
    sales: {
      hotels: staySale({ known: { duffel: stays.supplier as StaySupplier }, onSale: [] }, () =>
        drill.now(),
      ),
    },
  });
  const intentId = drill.bank.create('payment', TOTAL, 'requires_capture');
  const id = await drill.open('sells', { details: RECORD, total: TOTAL, dueNow: TOTAL, intentId });
  return { drill, stays, id };
}

async function cancel(
  database: Database,
  drill: Awaited<ReturnType<typeof open>>['drill'],
  id: string,
): Promise<boolean> {
  const { state, captured } = await drill.booking(id);
  if (state !== 'confirmed') return false;
  const now = new Date(drill.now());
  return (
    (await moveBooking(database.orm, id, {
      from: state,
      to: 'cancelling',
      changes: { refundDue: captured },
      runAt: now,
      now,
    })) !== null
  );
}

describeOnDatabases('Rooms at rates of their own', (database) => {
  it('HOT-18 are booked one after the other, each in its guest’s name, the one that costs to cancel last, and paid once', async () => {
    const { drill, stays, id } = await open(database(), new Chance(() => 'fine'));
    await drill.run();
    expect(
      stays
        .live()
        .map(({ quoteId, guests, reference }) => [
          quoteId,
          guests.map(({ lastName }) => lastName),
          reference,
        ]),
    ).toEqual([
      ['free-1', ['de Vries'], `${id}-1`],
      ['free-2', ['Bakker'], `${id}-2`],
      ['fixed', ['Smit'], `${id}-3`],
    ]);
    expect(await drill.booking(id)).toMatchObject({
      status: 'confirmed',
      captured: TOTAL,
      supplierReference: 'R-free-1, R-free-2, R-fixed',
    });
    expect(stays.calls.filter((call) => call.startsWith('find'))).toEqual([]);
  });

  it.each<[QuoteFate, (typeof QUOTES)[number], string, number]>([
    ['refused', 'free-1', 'NO_ROOMS', 0],
    ['refused', 'free-2', 'NO_ROOMS', 1],
    ['refused', 'fixed', 'NO_ROOMS', 2],
    ['gone', 'fixed', 'NO_ROOMS', 0],
    ['dearer', 'free-2', 'PRICE_CHANGED', 0],
  ])('are given back when one is %s: %s', async (fate, quote, reason, soldBefore) => {
    const { drill, stays, id } = await open(database(), new Chance(() => 'fine'), {
      [quote]: fate,
    });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'refunded',
      reason,
      paymentState: 'voided',
      captured: 0,
    });
    expect([stays.sold.length, stays.live(), drill.bank.held]).toEqual([soldBefore, [], 0]);
    // what costs to cancel was never bought
    expect(stays.sold.map(({ order }) => order.quoteId)).not.toContain('fixed');
  });

  it('are all cancelled by the traveller, and the money comes back', async () => {
    const { drill, stays, id } = await open(database(), new Chance(() => 'fine'));
    await drill.run();
    await cancel(database(), drill, id);
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({ status: 'canceled', refunded: TOTAL });
    expect([stays.sold.length, stays.live()]).toEqual([3, []]);
  });

  it('one that turns up at the supplier after it was given up is cancelled there', async () => {
    const { drill, stays, id } = await open(
      database(),
      new Chance((call) => (call === 'book fixed' ? 'lost-before' : 'fine')),
    );
    await drill.run(drill.now() + 3_600_000);
    expect(await drill.booking(id)).toMatchObject({
      status: 'refunded',
      reason: 'SUPPLIER_FAILED',
      state: 'watching',
    });
    expect(stays.live()).toEqual([]);
    const order = {
      quoteId: 'fixed',
      reference: `${id}-3`,
      guests: [],
      email: '',
      phone: '',
      remarks: '',
    };
    stays.sold.push({ order, booking: { id: 'bok_late', status: 'confirmed', reference: null } });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({ status: 'refunded', state: 'done' });
    expect([stays.live(), drill.bank.held]).toEqual([[], 0]);
  });

  it('end with their money and all rooms, or with neither, whatever breaks', async () => {
    const failures: string[] = [];
    let crashes = 0;
    for (let seed = 1; seed <= LIVES[database().kind]; seed += 1) {
      const { pick, random, chance } = seededLife(seed);
      const fates =
        random() < 0.4 ? { [pick(QUOTES)]: pick(['refused', 'gone', 'dearer'] as const) } : {};
      const { drill, stays, id } = await open(database(), chance, fates);
      crashes += await drill.run(drill.now() + random() * 2 * DAY);
      const isCancelled = random() < 0.3 && (await cancel(database(), drill, id));
      crashes += await drill.run();
      const booking = await drill.booking(id);
      const isBooked = booking.status === 'confirmed';
      const references = stays.ordered.map(({ reference }) => reference);
      const claims: [string, boolean][] = [
        [
          'it came to rest',
          booking.runAt === null && booking.state === (isBooked ? 'confirmed' : 'done'),
        ],
        ['no room was booked twice', new Set(references).size === references.length],
        ['it is all rooms or none', stays.live().length === (isBooked ? 3 : 0)],
        ['the bank holds what is booked', drill.bank.held === (isBooked ? TOTAL : 0)],
        ['what was cancelled was booked', !isCancelled || booking.status === 'canceled'],
      ];
      const broken = claims.filter(([, holds]) => !holds).map(([claim]) => claim);
      if (broken.length > 0)
        failures.push(
          `seed ${seed}: not true that ${broken.join(', ')} (${booking.state}, ${booking.status}, ${stays.live().length} live)`,
        );
    }
    expect(failures).toEqual([]);
    expect(crashes).toBeGreaterThan(LIVES[database().kind] / 10);
  }, 120_000);
});

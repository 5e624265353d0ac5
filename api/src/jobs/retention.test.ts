import { addDays } from '@wayfare/domain';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { idempotencyKeys, outbox, quotes } from '../platform/db/schema/bookings';
import { trainBaskets } from '../platform/db/schema/trains';
import type { Booking } from '../booking/booking';
import { findBooking, insertQuote } from '../booking/bookings.repository';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { FakeBank } from '../../test/fakes/bank.fake';
import { BROKEN_DETAILS, seedBooking } from '../../test/builders/seeded-bookings';
import { DETAILS as BUYER } from '../../test/builders/invoices';
import type { Payments } from '../ports/payments';
import { VERTICAL_NAMES } from '../verticals';
import { idleParts } from '../../test/clients/api-parts';
import type { RegisteredVerticals } from '../registration/register-verticals';
import { NUMBERS } from '../../test/builders/document-numbers';
import { housekeepingTasks } from './housekeeping-tasks';
import { DETAILS, CANARY, stay } from '../../test/builders/canary-details';

const DAY = 24 * 3_600_000;
const CREATED = new Date('2026-11-01T12:00:00Z');
const UNPAID = {
  captured: 0,
  charges: [],
  paymentState: 'none',
  state: 'done',
  status: 'expired',
  stateSince: CREATED,
} as const;

describeOnDatabases('The people of a booking', (database) => {
  const PEOPLE = 'people of bookings';
  let verticals: RegisteredVerticals;

  beforeAll(async () => {
    ({ verticals } = await idleParts(database()));
  });

  async function keep(now: number): Promise<void> {
    const retention = { invoicesDays: 2_555, restDays: 90, auditDays: 730 };
    const tasks = housekeepingTasks({
      numbers: NUMBERS,
      database: database(),
      payments: new FakeBank(new Chance(() => 'fine')).payments as Payments,
      verticals,
      retention,
    });
    await tasks.find(({ name }) => name === PEOPLE)?.run(new Date(now));
  }

  /** The booking, and everything that is kept beside it. */
  async function book(vertical: string, row: object = {}): Promise<Booking> {
    const { orm } = database();
    const booking = await seedBooking(orm, {
      owner: 'canary-owner',
      vertical,
      details: DETAILS[vertical]?.() ?? {},
      email: 'canary@example.com',
      pin: '4711',
      requestHash: 'canary',
      invoiceDetails: {
        ...{ version: 1, vatVerified: null },
        buyer: { ...BUYER, company: 'Canarycompany' },
      },
      createdAt: CREATED,
      ...row,
    });
    const at = new Date('2036-01-01T00:00:00Z');
    const about = {
      vertical,
      owner: 'canary-owner',
      offer: { bookingId: booking.id, person: 'canary' },
      createdAt: CREATED,
      expiresAt: at,
    };
    await insertQuote(orm, { id: `about-${booking.id}`, ...about });
    await insertQuote(orm, { id: booking.quoteId, ...about, offer: { person: 'canary' } });
    await orm.insert(outbox).values({
      id: `mail-${booking.id}`,
      bookingId: booking.id,
      kind: 'confirmed',
      createdAt: CREATED,
      sentAt: CREATED,
    });
    await orm.insert(idempotencyKeys).values({
      owner: booking.owner,
      key: `key-${booking.id}`,
      requestHash: 'canary',
      answer: { booking_id: booking.id },
      createdAt: CREATED,
    });
    await orm.insert(trainBaskets).values({
      id: booking.id,
      owner: booking.owner,
      supplierBooking: 'rail-1',
      items: ['canary'],
      language: 'en',
      demo: true,
      state: 'ordered',
      createdAt: CREATED,
      updatedAt: CREATED,
    });
    return booking;
  }

  async function left({ id, quoteId }: Booking): Promise<string> {
    const { pool } = database();
    const ask = async (sql: string) => (await pool.query(sql, [id])).rows;
    const kept = [
      await ask('SELECT * FROM bookings WHERE id = $1'),
      await ask('SELECT * FROM outbox WHERE booking_id = $1'),
      await ask("SELECT * FROM quotes WHERE offer ->> 'bookingId' = $1"),
      (await pool.query('SELECT * FROM quotes WHERE id = $1', [quoteId])).rows,
      await ask('SELECT * FROM train_baskets WHERE id = $1'),
      await ask("SELECT * FROM idempotency_keys WHERE answer ->> 'booking_id' = $1"),
    ];
    return JSON.stringify(kept);
  }

  const endOf = (booking: Booking, days: number) =>
    Date.parse(
      `${addDays(verticals.retained[booking.vertical]?.tripEnd(booking).day ?? '', days + 1)}T12:00:00Z`,
    );

  beforeEach(async () => {
    for (const table of [outbox, quotes, idempotencyKeys, trainBaskets])
      await database().orm.delete(table);
    await database().pool.query('DELETE FROM bookings');
  });

  it.each(
    VERTICAL_NAMES.flatMap(
      (vertical) =>
        [
          [vertical, 'that was paid', {}, 2_555],
          [vertical, 'that was never paid', UNPAID, 90],
        ] as const,
    ),
  )(
    'of %s %s are nowhere after their time, and amounts, dates and product stay',
    async (vertical, _how, row, days) => {
      const booking = await book(vertical, row);
      await keep(CREATED.getTime());
      await keep(endOf(booking, days) - 1);
      expect(await findBooking(database().orm, booking.id)).toMatchObject({
        email: 'canary@example.com',
        pin: '4711',
        details: booking.details,
        retention: 'full',
      });
      await keep(endOf(booking, days));
      expect(await left(booking)).not.toMatch(CANARY);
      const { reference, total, captured, charges, status, supplierReference, createdAt } = booking;
      const kept = await findBooking(database().orm, booking.id);
      expect(kept).toMatchObject({
        reference,
        total,
        captured,
        charges,
        status,
        supplierReference,
        createdAt,
        pin: '',
        retention: 'anonymous',
      });
      expect(kept !== null && verticals.retained[vertical]?.tripEnd(kept)).toEqual(
        verticals.retained[vertical]?.tripEnd(booking),
      );
      expect(await database().orm.select().from(outbox)).toEqual([]);
      expect(await database().orm.select().from(quotes)).toEqual([]);
    },
  );

  it.each<[string, object]>([
    ['whose step is due', { runAt: CREATED }],
    ['whose step runs', { leaseToken: 'lease', leaseUntil: new Date('2046-01-01T00:00:00Z') }],
    ['that is being completed', { state: 'booking', status: 'completing' }],
    ['that is held', { state: 'held', status: 'held' }],
    ['with an amendment', { amendment: { kind: 'change', quoteId: 'q', amount: 1, plan: {} } }],
  ])('stay in a booking %s, however old it is', async (_what, row) => {
    const booking = await book('hotels', row);
    await keep(endOf(booking, 9_000));
    expect(await findBooking(database().orm, booking.id)).toEqual(booking);
  });

  it('stay while a mail about it waits', async () => {
    const booking = await book('hotels');
    await database().orm.insert(outbox).values({
      id: 'waits',
      bookingId: booking.id,
      kind: 'charged',
      createdAt: CREATED,
      runAt: CREATED,
    });
    await keep(endOf(booking, 9_000));
    expect(await findBooking(database().orm, booking.id)).toEqual(booking);
  });

  it.each(VERTICAL_NAMES)(
    'of %s leave the name on the invoice when the account was erased and the trip is over',
    async (vertical) => {
      const booking = await book(vertical, { owner: 'erased-1' });
      await keep(endOf(booking, 0) - 1);
      expect(await findBooking(database().orm, booking.id)).toMatchObject({
        pin: '4711',
        email: 'canary@example.com',
      });
      await keep(endOf(booking, 0));
      const text = await left(booking);
      expect(text.match(/canary\w*/gi)?.sort()).toEqual([
        'Canarycompany',
        'Canarylast',
        'Canaryname',
      ]);
      expect(await findBooking(database().orm, booking.id)).toMatchObject({
        retention: 'invoice',
        pin: '',
        email: '',
      });
      await keep(endOf(booking, 2_555));
      expect(await left(booking)).not.toMatch(CANARY);
    },
  );

  it('do not wait for a booking that cannot be read: it is told of, every day', async () => {
    const broken = await book('trains', { details: BROKEN_DETAILS });
    const booking = await book('hotels', UNPAID);
    const late = endOf(booking, 90);
    await expect(keep(late)).rejects.toThrow(`booking ${broken.id} keeps its people`);
    expect(await findBooking(database().orm, booking.id)).toMatchObject({ retention: 'anonymous' });
    await keep(late + DAY - 1);
    await expect(keep(late + DAY)).rejects.toThrow(broken.id);
  });

  it('of more bookings than fit into a batch all go in one round', async () => {
    const made = await Promise.all(
      Array.from({ length: 101 }, () =>
        seedBooking(database().orm, {
          owner: 'canary-owner',
          vertical: 'hotels',
          details: stay(),
          ...UNPAID,
        }),
      ),
    );
    await keep(endOf(made[0] as Booking, 90));
    const { rows } = await database().pool.query<{ count: string }>(
      "SELECT count(*) FROM bookings WHERE retention = 'anonymous'",
    );
    expect(Number(rows[0]?.count)).toBe(101);
  });
});

import { listDifferences, reconcileNow, showBooking } from '@wayfare/desk-contract';
import { money } from '@wayfare/domain';
import { startComparing } from '../../../test/builders/comparing';
import { startDesk } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { Drill } from '../../../test/drills/drill';
import type { Booking } from '../../booking/booking';
import { reconcileOnce } from './command';
import { forgetOldDifferences } from './forget-differences';
import { beginReconciliation } from './reconcile';

const HOUR = 3_600_000;

describeOnDatabase('A comparison with supplier and bank', (database) => {
  let drill: Drill;
  let compare: ReturnType<typeof startComparing>['compare'];
  let lost: Set<string>;
  let desk: DeskUnderTest;
  let supervisor = '';
  beforeAll(async () => {
    ({ drill, compare, lost } = startComparing(database()));
    desk = await startDesk(database(), drill);
    supervisor = await desk.operator('supervisor');
  });
  beforeEach(() => lost.clear());
  afterAll(() => desk.close());

  async function confirmed(): Promise<Booking> {
    const id = await drill.open('sells');
    await drill.run(drill.now());
    return drill.booking(id);
  }
  const soldOf = ({ id }: Booking) => {
    const [sold] = drill.supplier.sold.get(id) ?? [];
    if (sold === undefined) throw new Error(`${id} was never sold`);
    return sold;
  };
  const set = (id: string, columns: string) =>
    database().pool.query(`UPDATE bookings SET ${columns} WHERE id = $1`, [id]);
  const openOf = async (bookingId: string | null) => {
    const { differences } = await desk.done(listDifferences, {}, supervisor);
    return differences
      .filter((each) => each.bookingId === bookingId)
      .map(({ kind, ours, theirs }) => [kind, ours, theirs]);
  };

  it('finds nothing where all agree', async () => {
    const booking = await confirmed();
    expect(await compare()).toMatchObject({ compared: 1, unanswered: 0, found: 0, resolved: 0 });
    expect(await openOf(booking.id)).toEqual([]);
  });

  it.each<[string, (booking: Booking) => unknown, (booking: Booking) => unknown, string[]]>([
    [
      'a booking that the supplier does not know',
      ({ id }) => {
        drill.supplier.sold.set(`away ${id}`, drill.supplier.sold.get(id) ?? []);
        drill.supplier.sold.delete(id);
      },
      ({ id }) => drill.supplier.sold.set(id, drill.supplier.sold.get(`away ${id}`) ?? []),
      ['unknown-to-supplier', 'confirmed', 'none'],
    ],
    [
      'a booking that the supplier cancelled',
      (booking) => (soldOf(booking).status = 'cancelled'),
      (booking) => (soldOf(booking).status = 'confirmed'),
      ['supplier-cancelled', 'confirmed', 'cancelled'],
    ],
    [
      'a cancelled booking that the supplier still has',
      ({ id }) => set(id, "state = 'done', status = 'canceled'"),
      (booking) => (soldOf(booking).status = 'cancelled'),
      ['supplier-not-cancelled', 'canceled', 'confirmed'],
    ],
    [
      'less taken than we think',
      ({ intentId }) => drill.bank.set(intentId ?? '', { captured: money(19_000) }),
      ({ intentId }) => drill.bank.set(intentId ?? '', { captured: money(20_000) }),
      ['captured-differs', '20000', '19000'],
    ],
    [
      'a refund that the bank does not have',
      ({ id, intentId }) =>
        set(
          id,
          `refunded = 500, charges = '[{"intent":"${intentId}","captured":20000,"refunded":500}]'`,
        ),
      ({ intentId }) =>
        drill.bank.payments.refund(intentId ?? '', {
          ...{ amount: money(500), idempotencyKey: `made up for ${intentId}` },
        }),
      ['refund-missing', '500', '0'],
    ],
    [
      'a refund that we know nothing of',
      ({ intentId }) =>
        drill.bank.payments.refund(intentId ?? '', {
          ...{ amount: money(700), idempotencyKey: `at the bank ${intentId}` },
        }),
      ({ id, intentId }) =>
        set(
          id,
          `refunded = 700, charges = '[{"intent":"${intentId}","captured":20000,"refunded":700}]'`,
        ),
      ['refund-unknown', '0', '700'],
    ],
  ])('finds %s, once, until it is put right', async (_what, break_, mend, difference) => {
    const booking = await confirmed();
    await break_(booking);
    expect(await compare()).toMatchObject({ found: 1, resolved: 0, unanswered: 0 });
    expect(await openOf(booking.id)).toEqual([difference]);
    expect(await compare()).toMatchObject({ found: 0, resolved: 0 });
    const shown = await desk.done(showBooking, { bookingId: booking.id }, supervisor);
    expect(shown.differences.map(({ kind }) => kind)).toEqual([difference[0]]);
    // who does not answer neither finds nor resolves
    for (const call of ['find-booking', 'find', 'refunds-of']) lost.add(call);
    await mend(booking);
    expect(await compare()).toMatchObject({ found: 0, resolved: 0 });
    lost.clear();
    expect(await compare()).toMatchObject({ found: 0, resolved: 1 });
    expect(await openOf(booking.id)).toEqual([]);
    const { differences } = await desk.done(listDifferences, { isOpen: false }, supervisor);
    expect(differences.filter(({ bookingId }) => bookingId === booking.id)).toMatchObject([
      { reference: booking.reference, kind: difference[0], resolvedAt: expect.any(String) },
    ]);
  });

  it('finds payments that no booking knows, until their money is back', async () => {
    const [kept, reserved] = [drill.bank.paid(4_000, 'bank'), drill.bank.paid(3_000, 'card')];
    // neither is money: nobody paid the one, all of the other came back
    drill.bank.create('payment', 2_000, 'requires_payment_method');
    const back = drill.bank.paid(1_000, 'bank');
    await drill.bank.payments.refund(back, { amount: money(1_000), idempotencyKey: 'all' });
    expect(await compare()).toMatchObject({ found: 0 });
    // now they are old enough to have had a booking
    drill.pass(2 * HOUR);
    supervisor = await desk.operator('supervisor');
    expect(await compare()).toMatchObject({ found: 2, resolved: 0 });
    expect(await openOf(null)).toEqual(
      expect.arrayContaining([
        ['payment-without-booking', 'none', '4000'],
        ['payment-without-booking', 'none', '3000'],
      ]),
    );
    drill.pass(HOUR);
    await drill.bank.payments.refund(kept, { amount: money(4_000), idempotencyKey: 'kept' });
    await drill.bank.payments.cancel(reserved, { idempotencyKey: 'reserved' });
    supervisor = await desk.operator('supervisor');
    expect(await compare()).toMatchObject({ found: 0, resolved: 2 });
    expect(await openOf(null)).toEqual([]);
  });

  it('is asked for by a supervisor, and not while another is going on', async () => {
    const run = await desk.done(reconcileNow, {}, supervisor);
    expect(run).toMatchObject({ found: 0, endedAt: expect.any(String) });
    await database().pool.query(
      'INSERT INTO reconciliations (started_at, lease_token, lease_until) VALUES ($1, $2, $3)',
      [new Date(drill.now()), 'another process', new Date(drill.now() + HOUR)],
    );
    expect(await desk.refusal(reconcileNow, {}, supervisor)).toBe('NOT_POSSIBLE');
    expect(await compare()).toBeNull();
    const { runs } = await desk.done(listDifferences, {}, supervisor);
    expect(runs.slice(0, 2).map(({ endedAt }) => endedAt === null)).toEqual([true, false]);
    await database().pool.query('DELETE FROM reconciliations WHERE ended_at IS NULL');
  });
});

describeOnDatabase('Differences and comparisons', (database) => {
  it('go after the days of the audit log, once they are over', async () => {
    const { drill, compare } = startComparing(database());
    const found = new Date(drill.now());
    await database().pool.query(
      `INSERT INTO desk_differences (id, kind, booking_id, ours, theirs, found_at, seen_at, resolved_at)
       VALUES ('open', 'refund-missing', 'bk_1', '1', '0', $1, $1, NULL), ('over', 'refund-missing', 'bk_2', '1', '0', $1, $1, $1)`,
      [found],
    );
    await compare();
    const left = async () => [
      (await database().pool.query('SELECT id FROM desk_differences ORDER BY id')).rows,
      (await database().pool.query('SELECT FROM reconciliations')).rowCount,
    ];
    const after = (days: number) => new Date(found.getTime() + days * 24 * HOUR);
    await forgetOldDifferences(database().orm, 30, after(29));
    expect(await left()).toEqual([[{ id: 'open' }, { id: 'over' }], 1]);
    await forgetOldDifferences(database().orm, 30, after(30));
    expect(await left()).toEqual([[{ id: 'open' }], 0]);
  });
});

describeOnDatabase('A comparison that is left', (database) => {
  it('goes on where it stood, and compares nothing twice', async () => {
    const { drill, deps, compare, asked } = startComparing(database());
    for (let count = 0; count < 5; count += 1) await drill.open('sells');
    await drill.run(drill.now());
    let steps = 0;
    const begun = await beginReconciliation(deps, () => (steps += 1) > 1);
    expect(await begun?.ended).toBeNull();
    const { rows } = await database().pool.query(
      'SELECT compared, phase, ended_at FROM reconciliations',
    );
    expect(rows).toEqual([{ compared: 2, phase: 'bookings', ended_at: null }]);
    asked.length = 0;
    expect(await compare()).toMatchObject({ compared: 5, found: 0 });
    expect(asked.filter((call) => call === 'find-booking')).toHaveLength(3);
  });

  it('by a process that died is taken over after its lease', async () => {
    const { drill, compare } = startComparing(database());
    await database().pool.query(
      "INSERT INTO reconciliations (started_at, phase, compared, lease_token, lease_until) VALUES ($1, 'payments', 7, 'dead', $2)",
      [new Date(drill.now()), new Date(drill.now() + HOUR)],
    );
    expect(await compare()).toBeNull();
    drill.pass(HOUR);
    expect(await compare()).toMatchObject({ found: 0, endedAt: expect.any(Date) });
  });
});

describeOnDatabase('The command that compares', (database) => {
  it('lists what differs, and says by its code whether anything does', async () => {
    const { drill, deps, lost } = startComparing(database());
    const id = await drill.open('sells');
    await drill.run(drill.now());
    expect(await reconcileOnce(deps)).toEqual({
      lines: ['Compared 1, unanswered 0, found 0, resolved 0.'],
      code: 0,
    });
    lost.add('find-booking');
    expect(await reconcileOnce(deps)).toEqual({
      lines: ['Compared 1, unanswered 1, found 0, resolved 0.'],
      code: 1,
    });
    lost.clear();
    drill.supplier.sold.delete(id);
    const { reference } = await drill.booking(id);
    const { lines, code } = await reconcileOnce(deps);
    expect(lines).toEqual([
      'Compared 1, unanswered 0, found 1, resolved 0.',
      expect.stringMatching(
        `^unknown-to-supplier {2}booking ${reference} {2}ours confirmed, theirs none, found `,
      ),
    ]);
    expect(code).toBe(2);
    await database().pool.query(
      'INSERT INTO reconciliations (started_at, lease_token, lease_until) VALUES ($1, $2, $3)',
      [new Date(drill.now()), 'another process', new Date(drill.now() + HOUR)],
    );
    expect((await reconcileOnce(deps)).code).toBe(1);
  });
});

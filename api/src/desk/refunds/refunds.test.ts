import { createRefund, decideRefund, listRefunds, showBooking } from '@wayfare/desk-contract';
import type { Refund } from '@wayfare/desk-contract';
import { startDesk } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { startDrill } from '../../../test/drills/drill';
import type { Drill } from '../../../test/drills/drill';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';
import type { Fate } from '../../../test/fakes/bank-and-supplier.fake';
import type { NewBooking } from '../../booking/bookings.repository';
import type { Database } from '../../platform/db/database';
import { forgetReasons } from './refunds.repository';
import { refundsDue } from './send-refund';

const HOUR = 3_600_000;
const REASON = 'The heating was off';

/** A bank whose refunds meet a fate; fine at first. */
function bankOf(database: Database) {
  let fate: Fate = 'fine';
  const drill = startDrill(database, new Chance((call) => (call === 'refund' ? fate : 'fine')));
  return { drill, meet: (next: Fate) => void (fate = next) };
}

const outcomeOf = ({ state, sent, decidedBy }: Refund) => [state, sent, decidedBy?.id ?? null];

describeOnDatabase('A refund of the desk', (database) => {
  let drill: Drill;
  let meet: (fate: Fate) => void;
  let desk: DeskUnderTest;
  const cookies: Record<string, string> = {};
  const as = (name: string) => cookies[name] ?? '';
  async function signInAll(): Promise<void> {
    for (const name of ['agent', 'other']) cookies[name] = await desk.operator('agent', name);
    for (const name of ['anna', 'bert']) cookies[name] = await desk.operator('supervisor', name);
  }

  beforeAll(async () => {
    ({ drill, meet } = bankOf(database()));
    desk = await startDesk(database(), drill, { env: { DESK_FOUR_EYES_CENTS: '5000' } });
    await signInAll();
  });
  beforeEach(() => meet('fine'));
  afterAll(() => desk.close());

  /** Paid with 200 euros, unless `columns` say otherwise. */
  async function paid(columns: Partial<NewBooking> = {}): Promise<string> {
    const id = await drill.open('sells', columns);
    await drill.run(drill.now());
    return id;
  }
  const create = (bookingId: string, amount: number, who = 'agent', key?: string) =>
    desk.done(createRefund, { bookingId, amount, reason: REASON }, as(who), key);
  const refusal = (bookingId: string, amount: number, who = 'agent') =>
    desk.refusal(createRefund, { bookingId, amount, reason: REASON }, as(who));
  const decide = (refundId: string, decision: 'approve' | 'refuse', who: string) =>
    desk.ask(decideRefund, { refundId, decision }, as(who));
  const moneyOf = async (bookingId: string) =>
    (await desk.done(showBooking, { bookingId }, as('agent'))).money;
  const backAt = async (bookingId: string) => {
    const { intentId } = await drill.booking(bookingId);
    return drill.bank.get(intentId ?? '').refunded;
  };
  /** what its traveller is told of, in cents */
  const toldOf = async (bookingId: string) =>
    (
      await database().pool.query<{ amount: number }>(
        "SELECT amount FROM outbox WHERE booking_id = $1 AND kind = 'givenBack' ORDER BY id",
        [bookingId],
      )
    ).rows.map(({ amount }) => amount);
  /** what the workers do when it is due again */
  const sendLater = async () => {
    drill.pass(10 * 60_000);
    // nobody's session ends meanwhile
    for (const name of Object.keys(cookies)) await desk.done(listRefunds, {}, as(name));
    const works = await refundsDue(drill.options)(10);
    await Promise.all(works.map((work) => work(() => false)));
  };

  it('is sent at once up to the limit, and is money of the booking then', async () => {
    const id = await paid();
    const refund = await create(id, 5_000);
    expect(refund).toMatchObject({
      ...{ bookingId: id, amount: 5_000, reason: REASON, expiresAt: null, failure: null },
      requestedBy: { id: 'agent' },
    });
    expect(outcomeOf(refund)).toEqual(['done', 5_000, null]);
    expect(await moneyOf(id)).toMatchObject({
      ...{ captured: 20_000, refunded: 5_000, refundable: 15_000, paymentState: 'captured' },
    });
    expect([await backAt(id), await toldOf(id)]).toEqual([5_000, [5_000]]);
    expect((await drill.booking(id)).charges).toEqual([
      { intent: expect.any(String), captured: 20_000, refunded: 5_000 },
    ]);
    const { rows } = await database().pool.query(
      "SELECT act, facts ->> 'refunded' AS refunded FROM audit.audit_events WHERE object = $1 AND actor = 'operator:agent' AND act NOT LIKE 'look.%' ORDER BY id",
      [`booking:${id}`],
    );
    expect(rows).toEqual([
      { act: 'money', refunded: '5000' },
      { act: 'desk.refunds.create', refunded: null },
    ]);
  });

  it('is asked of a second person above the limit, also in parts, and never approved by the first', async () => {
    const id = await paid();
    await create(id, 4_000);
    const asked = await create(id, 1_001, 'anna');
    expect(asked).toMatchObject({ state: 'requested', sent: 0, decidedBy: null });
    expect([await backAt(id), await toldOf(id)]).toEqual([4_000, [4_000]]);
    expect((await decide(asked.id, 'approve', 'anna')).problem?.code).toBe('SAME_PERSON');
    expect((await decide(asked.id, 'refuse', 'anna')).problem?.code).toBe('SAME_PERSON');
    expect((await decide(asked.id, 'approve', 'other')).problem?.code).toBe('ROLE_MISSING');
    const { result } = await decide(asked.id, 'approve', 'bert');
    expect(result === null ? null : outcomeOf(result)).toEqual(['done', 1_001, 'bert']);
    expect([await backAt(id), (await toldOf(id)).toSorted()]).toEqual([5_001, [1_001, 4_000]]);
    // what a second person saw does not count as given alone
    expect((await create(id, 1_000)).state).toBe('done');
    expect((await create(id, 1)).state).toBe('requested');
  });

  it('is decided once', async () => {
    const id = await paid();
    const asked = await create(id, 6_000);
    const decided = await decide(asked.id, 'refuse', 'anna');
    expect(decided.result?.state).toBe('refused');
    expect((await decide(asked.id, 'refuse', 'anna')).result).toEqual(decided.result);
    for (const [decision, who] of [
      ['approve', 'anna'],
      ['approve', 'bert'],
      ['refuse', 'bert'],
    ] as const)
      expect((await decide(asked.id, decision, who)).problem?.code).toBe('ALREADY_DECIDED');
    expect([await backAt(id), (await moneyOf(id)).refundable]).toEqual([0, 20_000]);
    expect(await toldOf(id)).toEqual([]);
  });

  it('expires when nobody decides', async () => {
    const id = await paid();
    const asked = await create(id, 6_000);
    drill.pass(72 * HOUR);
    await signInAll();
    expect((await decide(asked.id, 'approve', 'anna')).problem?.code).toBe('REQUEST_EXPIRED');
    const { refunds } = await desk.done(listRefunds, { state: 'expired' }, as('agent'));
    expect(refunds.map((refund) => refund.id)).toContain(asked.id);
    expect((await moneyOf(id)).refundable).toBe(20_000);
  });

  it('never exceeds what is left: captured, not refunded, not owed, not asked for', async () => {
    const id = await paid();
    const asked = await create(id, 15_000);
    expect((await moneyOf(id)).refundable).toBe(5_000);
    expect(await refusal(id, 5_001)).toBe('REFUND_TOO_HIGH');
    await database().pool.query('UPDATE bookings SET refund_due = 3000 WHERE id = $1', [id]);
    expect((await moneyOf(id)).refundable).toBe(2_000);
    expect(await refusal(id, 2_001)).toBe('REFUND_TOO_HIGH');
    expect((await create(id, 2_000)).state).toBe('done');
    await database().pool.query('UPDATE bookings SET refund_due = 3001 WHERE id = $1', [id]);
    expect((await decide(asked.id, 'approve', 'anna')).problem?.code).toBe('REFUND_TOO_HIGH');
    expect(await backAt(id)).toBe(2_000);
  });

  it('is of no booking whose step is under way, and of none that nobody has', async () => {
    const id = await drill.open('sells', { state: 'verifying', runAt: null, captured: 5_000 });
    expect(await refusal(id, 100)).toBe('NOT_POSSIBLE');
    expect(await refusal('bk_none', 100)).toBe('NOT_FOUND');
    expect((await decide('rf_none', 'refuse', 'anna')).problem?.code).toBe('NOT_FOUND');
  });

  it('is asked for once under one key', async () => {
    const id = await paid();
    const both = await Promise.all(
      [1, 2].map(() => create(id, 3_000, 'agent', 'one-click-of-agent')),
    );
    expect(new Set(both.map((refund) => refund.id)).size).toBe(1);
    expect((await create(id, 3_000, 'agent', 'one-click-of-agent')).id).toBe(both[0]?.id);
    await sendLater();
    expect([await backAt(id), await toldOf(id)]).toEqual([3_000, [3_000]]);
  });

  it.each<Fate>(['lost-before', 'lost-after'])(
    'whose answer is %s goes on by itself, and is given back once',
    async (fate) => {
      const id = await paid();
      meet(fate);
      expect((await create(id, 3_000)).state).toBe('sending');
      expect((await moneyOf(id)).refundable).toBe(17_000);
      await sendLater();
      meet('fine');
      await sendLater();
      expect(await moneyOf(id)).toMatchObject({ refunded: 3_000, refundable: 17_000 });
      expect([await backAt(id), await toldOf(id)]).toEqual([3_000, [3_000]]);
    },
  );

  it.each<Fate>(['lost-before', 'lost-after'])(
    'whose answer is %s, and whose key the bank has forgotten since, is given back once',
    async (fate) => {
      const id = await paid();
      await create(id, 1_000);
      meet(fate);
      expect((await create(id, 1_000)).state).toBe('sending');
      drill.pass(25 * HOUR);
      await signInAll();
      drill.bank.forgetKeys();
      meet('fine');
      for (const work of await refundsDue(drill.options)(10)) await work(() => false);
      expect(await backAt(id)).toBe(2_000);
      expect((await drill.booking(id)).refunded).toBe(2_000);
    },
  );

  it('that the bank refuses says why, and is free to be asked for again', async () => {
    const id = await paid();
    const { intentId } = await drill.booking(id);
    const before = drill.bank.get(intentId ?? '');
    // somebody gave it back at the bank itself
    drill.bank.set(before.id, { refunded: 20_000 });
    const refund = await create(id, 3_000);
    expect(refund).toMatchObject({ state: 'failed', failure: 'charge_already_refunded', sent: 0 });
    expect((await moneyOf(id)).refundable).toBe(20_000);
    expect(await toldOf(id)).toEqual([]);
  });

  it('waits for a step of its booking that is under way', async () => {
    const id = await paid();
    const lease = new Date(drill.now() + 60_000).toISOString();
    await database().pool.query(
      "UPDATE bookings SET lease_token = 'step', lease_until = $2 WHERE id = $1",
      [id, lease],
    );
    expect((await create(id, 3_000)).state).toBe('sending');
    expect(await backAt(id)).toBe(0);
    await sendLater();
    expect((await moneyOf(id)).refunded).toBe(3_000);
    // the step outlived its lease: what it writes is of no row any more
    expect((await drill.booking(id)).leaseToken).toBeNull();
  });

  it('comes from several payments, the latest first', async () => {
    const [first, second] = [drill.bank.paid(4_000, 'bank'), drill.bank.paid(1_000, 'bank')];
    const id = await paid({
      ...{ state: 'done', status: 'canceled', runAt: null, paymentState: 'captured' },
      ...{ intentId: second, captured: 5_000 },
      charges: [first, second].map((intent, index) => ({
        ...{ intent, captured: [4_000, 1_000][index], refunded: 0 },
      })),
    });
    expect(outcomeOf(await create(id, 5_000))).toEqual(['done', 5_000, null]);
    expect([first, second].map((intent) => drill.bank.get(intent).refunded)).toEqual([
      4_000, 1_000,
    ]);
    expect(await moneyOf(id)).toMatchObject({ paymentState: 'refunded', refundable: 0 });
    expect(await toldOf(id)).toEqual([5_000]);
  });

  it('of which the bank refuses a later part tells of what came back', async () => {
    const [first, second] = [drill.bank.paid(4_000, 'bank'), drill.bank.paid(1_000, 'bank')];
    const id = await paid({
      ...{ state: 'done', status: 'canceled', runAt: null, paymentState: 'captured' },
      ...{ intentId: second, captured: 5_000 },
      charges: [first, second].map((intent, index) => ({
        ...{ intent, captured: [4_000, 1_000][index], refunded: 0 },
      })),
    });
    drill.bank.set(first, { refunded: 4_000 });
    expect(await create(id, 5_000)).toMatchObject({ state: 'failed', sent: 1_000 });
    expect(await toldOf(id)).toEqual([1_000]);
  });

  it('of a booking whose people are forgotten is told to nobody', async () => {
    const id = await paid();
    await database().pool.query("UPDATE bookings SET retention = 'invoice' WHERE id = $1", [id]);
    expect((await create(id, 100)).state).toBe('done');
    expect(await toldOf(id)).toEqual([]);
  });

  it('keeps its amount when its reason goes with the people of the booking', async () => {
    const id = await paid();
    const { id: refundId } = await create(id, 100);
    await database().pool.query("UPDATE bookings SET retention = 'invoice' WHERE id = $1", [id]);
    await forgetReasons(database().orm);
    const { refunds } = await desk.done(listRefunds, {}, as('agent'));
    expect(refunds.find((refund) => refund.id === refundId)).toMatchObject({
      ...{ amount: 100, reason: '' },
    });
    expect(refunds.some(({ reason }) => reason === REASON)).toBe(true);
  });
});

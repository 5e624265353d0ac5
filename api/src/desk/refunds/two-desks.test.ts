import { createRefund, decideRefund } from '@wayfare/desk-contract';
import { startDesk } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { startDrill } from '../../../test/drills/drill';
import type { Drill } from '../../../test/drills/drill';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';
import { refundsDue } from './send-refund';

const HOUR = 3_600_000;
const REASON = 'The heating was off';

describeOnDatabases('Refunds at two desks at once', (database) => {
  let drill: Drill;
  let desks: DeskUnderTest[];
  beforeAll(async () => {
    drill = startDrill(database(), new Chance(() => 'fine'));
    const env = { DESK_FOUR_EYES_CENTS: '1000000' };
    desks = [
      await startDesk(database(), drill, { env }),
      await startDesk(database(), drill, { env }),
    ];
  });
  afterAll(() => Promise.all(desks.map((desk) => desk.close())));

  it('give back no more than is left, however many ask', async () => {
    const bookingId = await drill.open('sells');
    await drill.run(drill.now());
    const cookies = await Promise.all(desks.map((desk, at) => desk.operator('agent', `o${at}`)));
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_each, index) => {
        const at = index % desks.length;
        const wish = { bookingId, amount: 6_000, reason: REASON };
        return desks[at]?.ask(createRefund, wish, cookies[at] ?? '');
      }),
    );
    const codes = asked.map((answer) => answer?.problem?.code ?? 'asked');
    expect(codes.sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'REFUND_TOO_HIGH'),
      ...Array.from({ length: 3 }, () => 'asked'),
    ]);
    // one waits for the other's lock where both send at once
    drill.pass(10 * 60_000);
    for (const work of await refundsDue(drill.options)(10)) await work(() => false);
    const { refunded, intentId } = await drill.booking(bookingId);
    expect([refunded, drill.bank.get(intentId ?? '').refunded]).toEqual([18_000, 18_000]);
  });

  it('approved by two at once are sent once', async () => {
    const bookingId = await drill.open('sells');
    await drill.run(drill.now());
    const [first, second] = desks;
    if (first === undefined || second === undefined) throw new Error('there are two desks');
    const [anna, bert] = [
      await first.operator('supervisor', 'anna'),
      await second.operator('supervisor', 'bert'),
    ];
    const refundId = 'rf_asked';
    await database().pool.query(
      `INSERT INTO desk_refunds (id, booking_id, amount, state, reason, requested_by_id, requested_by_name, requested_at, expires_at, request_key)
       VALUES ($1, $2, 9000, 'requested', '-', 'carl', 'Carl', $3, $4, 'k')`,
      [
        refundId,
        bookingId,
        new Date(drill.now()).toISOString(),
        new Date(drill.now() + HOUR).toISOString(),
      ],
    );
    const answers = await Promise.all([
      first.ask(decideRefund, { refundId, decision: 'approve' }, anna),
      second.ask(decideRefund, { refundId, decision: 'approve' }, bert),
    ]);
    const codes = answers.map(({ problem }) => problem?.code ?? 'approved');
    expect(codes.sort()).toEqual(['ALREADY_DECIDED', 'approved']);
    const { refunded, intentId } = await drill.booking(bookingId);
    expect([refunded, drill.bank.get(intentId ?? '').refunded]).toEqual([9_000, 9_000]);
  });

  it('are never approved by who asked, whatever the code says', async () => {
    const update = "UPDATE desk_refunds SET decided_by_id = requested_by_id WHERE id = 'rf_asked'";
    await expect(database().pool.query(update)).rejects.toThrow('desk_refunds');
  });
});

import {
  cancelBooking,
  createRefund,
  resendMail,
  retryStep,
  showBooking,
} from '@wayfare/desk-contract';
import { FEE, startDesk } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { startDrill } from '../../../test/drills/drill';
import type { Drill } from '../../../test/drills/drill';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';

describeOnDatabase('An act of the desk', (database) => {
  let drill: Drill;
  let desk: DeskUnderTest;
  let agent = '';
  beforeAll(async () => {
    drill = startDrill(database(), new Chance(() => 'fine'));
    desk = await startDesk(database(), drill);
    agent = await desk.operator('agent');
  });
  afterAll(() => desk.close());

  async function confirmed(): Promise<string> {
    const id = await drill.open('sells');
    await drill.run(drill.now());
    return id;
  }
  const mailsOf = async (id: string) =>
    (
      await database().pool.query<{ kind: string }>(
        'SELECT kind FROM outbox WHERE booking_id = $1 ORDER BY kind',
        [id],
      )
    ).rows.map(({ kind }) => kind);

  const verifying = () =>
    drill.open('sells', { state: 'verifying', runAt: new Date(drill.now() + 3_600_000), tries: 9 });

  type Press = (bookingId: string, key: string) => ReturnType<DeskUnderTest['ask']>;
  const retries: Press = (bookingId, key) => desk.ask(retryStep, { bookingId }, agent, key);
  const resends: Press = (bookingId, key) => desk.ask(resendMail, { bookingId }, agent, key);
  const refunds: Press = (bookingId, key) =>
    desk.ask(createRefund, { bookingId, amount: 500, reason: 'Cold' }, agent, key);
  const cancels: Press = (bookingId, key) =>
    desk.ask(cancelBooking, { bookingId, acceptedRefund: 20_000 - FEE }, agent, key);

  it.each<[string, () => Promise<string>, Press, number, string[]]>([
    [retryStep.path, verifying, retries, 0, []],
    [resendMail.path, confirmed, resends, 0, ['confirmed', 'confirmed']],
    [createRefund.path, confirmed, refunds, 500, ['confirmed', 'givenBack']],
    [cancelBooking.path, confirmed, cancels, 20_000 - FEE, ['canceled', 'confirmed']],
  ])(
    '%s is done once for a press, and in the audit log as what it was',
    async (path, begin, press, refunded, mails) => {
      const bookingId = await begin();
      const key = `one-press-of${path}`;
      const first = await press(bookingId, key);
      expect([first.status, (await press(bookingId, key)).result]).toEqual([200, first.result]);
      const act = `desk${path.replace('/api', '').replaceAll('/', '.')}`;
      const { rows } = await database().pool.query(
        "SELECT outcome, facts ->> 'isRepeated' AS repeated FROM audit.audit_events WHERE object = $1 AND actor = 'operator:agent' AND act = $2 ORDER BY id",
        [`booking:${bookingId}`, act],
      );
      expect(rows).toEqual([
        { outcome: 'done', repeated: null },
        { outcome: 'done', repeated: 'true' },
      ]);
      const { history } = await desk.done(showBooking, { bookingId }, agent);
      expect(history.filter(({ what }) => what === act)).toHaveLength(2);
      const { refunded: back } = await drill.booking(bookingId);
      expect([back, await mailsOf(bookingId)]).toEqual([refunded, mails]);
    },
  );
});

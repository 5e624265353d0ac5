import { describeOnDatabases } from '../../test/databases/on-databases';
import { outbox } from '../platform/db/schema/bookings';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { eq } from 'drizzle-orm';
import { EXPECTED_OUTCOMES } from '../../test/cases/expected-outcomes';

const HOUR = 3_600_000;
const calm = () => new Chance(() => 'fine');

describeOnDatabases('The booking workflow', (database) => {
  const mailsOf = async (id: string) =>
    (
      await database()
        .orm.select({ kind: outbox.kind })
        .from(outbox)
        .where(eq(outbox.bookingId, id))
        .orderBy(outbox.createdAt)
    ).map(({ kind }) => kind);

  it.each(EXPECTED_OUTCOMES)(
    'HOT-46, HOT-47 ends well or gives everything back: a supplier that %s',
    async (temper, outcome) => {
      const drill = startDrill(database(), calm());
      const id = await drill.open(temper);
      await drill.run();
      const { status, reason, paymentState } = await drill.booking(id);
      expect({
        status,
        reason,
        paymentState,
        live: drill.supplier.live(id),
        held: drill.bank.held,
        mails: await mailsOf(id),
      }).toEqual(outcome);
    },
  );

  it('sells again what was never sent, without asking the supplier what became of it', async () => {
    const looks: string[] = [];
    const drill = startDrill(database(), new Chance((call) => (looks.push(call), 'fine')));
    const id = await drill.open('busy');
    await drill.run();
    expect([
      looks.filter((call) => call === 'book').length,
      looks.filter((call) => call === 'find-booking').length,
    ]).toEqual([4, 0]);
    expect([(await drill.booking(id)).status, drill.supplier.live(id)]).toEqual(['confirmed', 1]);
  });

  it('gives everything back in time when no order can be sent', async () => {
    const drill = startDrill(database(), calm());
    const id = await drill.open('closed', { createdAt: new Date(drill.now() - 31 * 60_000) });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'refunded',
      reason: 'SUPPLIER_FAILED',
      paymentState: 'voided',
    });
    expect([drill.supplier.live(id), drill.bank.held]).toEqual([0, 0]);
  });

  it('waits half an hour for a card and then lets the booking go without a mail', async () => {
    const drill = startDrill(database(), calm());
    const id = await drill.open('sells', {
      intentId: drill.bank.create('payment', 20_000, 'requires_payment_method'),
    });
    await drill.run(drill.now() + 25 * 60_000);
    expect(await drill.booking(id)).toMatchObject({
      status: 'completing',
      state: 'awaiting_payment',
    });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'expired',
      reason: 'PAYMENT_ABANDONED',
    });
    expect([drill.supplier.live(id), drill.bank.held, await mailsOf(id)]).toEqual([0, 0, []]);
  });

  it('books without a card where the property is paid', async () => {
    const drill = startDrill(database(), calm());
    const id = await drill.open('sells', { dueNow: 0, intentId: null, paymentState: 'none' });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'confirmed',
      paymentState: 'none',
      captured: 0,
    });
  });

  it('HOT-49 gives a request back that nobody answers within two days', async () => {
    const drill = startDrill(database(), calm());
    const id = await drill.open('mute-request');
    await drill.run(drill.now() + 47 * HOUR);
    expect(await drill.booking(id)).toMatchObject({
      status: 'pending',
      paymentState: 'authorised',
    });
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({
      status: 'refunded',
      reason: 'NOT_CONFIRMED',
      paymentState: 'voided',
    });
    expect([drill.supplier.live(id), drill.bank.held]).toEqual([0, 0]);
  });

  it('never concludes from silence: an unknown outcome is asked for until it is known', async () => {
    let deaf = true;
    const drill = startDrill(
      database(),
      new Chance((call) =>
        call === 'book' ? 'lost-after' : call === 'find-booking' && deaf ? 'lost-before' : 'fine',
      ),
    );
    const id = await drill.open('sells');
    await drill.run(drill.now() + 5 * HOUR);
    expect(await drill.booking(id)).toMatchObject({ status: 'completing', state: 'verifying' });
    deaf = false;
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({ status: 'confirmed', captured: 20_000 });
  });

  it('lets a booking go that the supplier never had, and cancels it there when it turns up later', async () => {
    const drill = startDrill(
      database(),
      new Chance((call) => (call === 'book' ? 'lost-before' : 'fine')),
    );
    const id = await drill.open('sells');
    await drill.run(drill.now() + HOUR);
    expect(await drill.booking(id)).toMatchObject({
      status: 'refunded',
      reason: 'SUPPLIER_FAILED',
      state: 'watching',
    });
    drill.supplier.sold.set(id, [{ id: 'bok_late', status: 'confirmed' }]);
    await drill.run();
    expect(await drill.booking(id)).toMatchObject({ status: 'refunded', state: 'done' });
    expect([drill.supplier.live(id), drill.bank.held]).toEqual([0, 0]);
  });
});

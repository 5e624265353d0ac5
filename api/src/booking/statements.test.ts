import { Client } from 'pg';
import { describeOnDatabases } from '../../test/databases/on-databases';
import { moveBooking } from './bookings.repository';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { bookingMails } from './booking-mails';
import { WORKFLOW_TIMEOUTS } from './workflow-timeouts';
import { bookingsDue } from './runner';

/* What a booking costs the database. Each statement here is one transaction; what begins one says so by BEGIN. */

/** When the drill looks is no part of the workflow. */
const ASKS_WHEN = 'extract(epoch';

async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    await act();
    return query.mock.calls
      .map(([asked]: unknown[]) => (typeof asked === 'string' ? asked : String(Object(asked).text)))
      .filter((text) => !text.includes(ASKS_WHEN))
      .map((text) =>
        text
          .trim()
          .split(/[\s"]+/, 2)
          .join(' ')
          .toLowerCase(),
      );
  } finally {
    query.mockRestore();
  }
}

describeOnDatabases('What a booking asks of the database', (database) => {
  const begin = () => startDrill(database(), new Chance(() => 'fine'));

  it('is one statement to claim it and one for each step, with its mail', async () => {
    const drill = begin();
    const id = await drill.open('sells');
    expect(await statementsOf(() => drill.run())).toEqual([
      'update bookings',
      // card and price were looked at, sold, paid with its mail
      ...['update bookings', 'update bookings', 'with moved'],
      // nothing more is due
      'update bookings',
    ]);
    expect((await drill.booking(id)).status).toBe('confirmed');
  });

  it('is one for each step of what comes after the sale', async () => {
    const drill = begin();
    const id = await drill.open('sells');
    await drill.run();
    const now = new Date(drill.now());
    const move = { from: 'confirmed', to: 'cancelling', runAt: now, now } as const;
    await moveBooking(database().orm, id, { ...move, changes: { refundDue: 20_000 } });
    expect(await statementsOf(() => drill.run())).toEqual([
      'update bookings',
      // cancelled, given back, told
      ...['update bookings', 'update bookings', 'with moved'],
      'update bookings',
    ]);
    expect((await drill.booking(id)).refunded).toBe(20_000);
  });

  it('is one look and one claim where it waits', async () => {
    const drill = begin();
    await drill.open('sells', {
      intentId: drill.bank.create('payment', 20_000, 'requires_action'),
    });
    expect(await statementsOf(() => drill.run(drill.now()))).toEqual([
      'update bookings',
      'update bookings',
      'update bookings',
    ]);
  });

  it('is one claim for all that are due at once, and three statements for all of their mails', async () => {
    const drill = begin();
    await database().pool.query('UPDATE bookings SET run_at = NULL');
    await database().pool.query('UPDATE outbox SET run_at = NULL');
    for (let count = 0; count < 4; count += 1) await drill.open('sells');
    const options = { ...drill.options, database: database() };
    const claims = await statementsOf(async () => {
      const taken = await bookingsDue(options)(8);
      expect(taken).toHaveLength(4);
      await Promise.all(taken.map((work) => work(() => false)));
    });
    expect(claims.filter((text) => text === 'with moved')).toHaveLength(4);
    expect(claims).toHaveLength(1 + 3 * 4);

    const letters: string[] = [];
    const mails = bookingMails({
      ...options,
      timeouts: WORKFLOW_TIMEOUTS,
      mailer: { send: async ({ messageId }) => void letters.push(messageId) },
      mailDomain: 'example.com',
      render: {
        hotels: async ({ email }) => ({
          ...{ to: email, subject: '', html: '', text: '' },
          attachments: [],
        }),
      },
    });
    const sent = await statementsOf(async () => {
      await Promise.all((await mails(8)).map((send) => send(() => false)));
    });
    expect([letters.length, sent]).toEqual([4, ['update outbox', 'select id', 'update outbox']]);
    expect(await mails(8)).toEqual([]);
  });
});

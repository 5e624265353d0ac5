import {
  addNote,
  bankView,
  findBookings,
  listStuck,
  showBooking,
  supplierView,
} from '@wayfare/desk-contract';
import type { FIND_BY } from '@wayfare/desk-contract';
import { money } from '@wayfare/domain';
import { startDesk } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { startDrill } from '../../../test/drills/drill';
import type { Drill } from '../../../test/drills/drill';
import { Chance } from '../../../test/fakes/bank-and-supplier.fake';
import type { BookableSupplier } from '../../booking/bookable-supplier';
import type { Booking } from '../../booking/booking';
import { PaymentError } from '../../ports/payments';
import { Problem } from '../../platform/http/problem';
import { forgetSteps } from '../bookings/forget-steps';
import { bankPaymentOf, supplierViewOf } from './live-views';

type FindBy = (typeof FIND_BY)[number];

describeOnDatabase('What the desk shows', (database) => {
  let drill: Drill;
  let desk: DeskUnderTest;
  let viewer = '';
  let booking: Booking;
  beforeAll(async () => {
    drill = startDrill(database(), new Chance(() => 'fine'));
    desk = await startDesk(database(), drill);
    viewer = await desk.operator('viewer');
    const id = await drill.open('sells', { email: 'anne@example.com' });
    await drill.run(drill.now());
    booking = await drill.booking(id);
  });
  afterAll(() => desk.close());

  const looks = async () =>
    (
      await database().pool.query<Record<'act' | 'object', string> & { facts: object }>(
        "SELECT act, object, facts FROM audit.audit_events WHERE actor = 'operator:viewer' AND act LIKE 'look.%' ORDER BY id",
      )
    ).rows;

  it.each<[FindBy, (booking: Booking) => string, number]>([
    ['reference', ({ reference }) => reference, 1],
    ['reference', ({ reference }) => ` wf-${reference.toLowerCase()} `, 1],
    ['reference', ({ reference }) => `${reference}X`, 0],
    ['email', () => 'Anne@Example.com', 1],
    ['email', () => 'ann@example.com', 0],
    ['payment', ({ intentId }) => intentId ?? '', 1],
    ['payment', () => 'pi_of_nobody', 0],
  ])('finds by %s', async (by, term, count) => {
    const found = await desk.done(findBookings, { by, term: term(booking) }, viewer);
    expect(found.bookings.map(({ id }) => id)).toEqual(count === 0 ? [] : [booking.id]);
    expect(found.isCut).toBe(false);
  });

  it('finds by a payment that is not the latest', async () => {
    const id = await drill.open('sells', {
      ...{ state: 'done', status: 'confirmed', runAt: null, captured: 300 },
      ...{ intentId: 'pi_later', charges: [{ intent: 'pi_first', captured: 300, refunded: 0 }] },
    });
    const found = await desk.done(findBookings, { by: 'payment', term: 'pi_first' }, viewer);
    expect(found.bookings.map((each) => each.id)).toEqual([id]);
  });

  it('shows a booking with each step, its money and its mails in order', async () => {
    const agent = await desk.operator('agent');
    const note = await desk.done(addNote, { bookingId: booking.id, text: ' Called ' }, agent);
    const seen = await desk.done(showBooking, { bookingId: booking.id }, viewer);
    expect(seen.booking).toMatchObject({
      ...{ id: booking.id, reference: booking.reference, state: 'confirmed', status: 'confirmed' },
      ...{ supplierBooking: `bok_${booking.id}`, supplierReference: 'R1', isAtWork: false },
    });
    expect(seen.money).toMatchObject({
      ...{ total: 20_000, captured: 20_000, refunded: 0, refundDue: 0, refundable: 20_000 },
    });
    const of = (kind: string) => seen.history.filter((entry) => entry.kind === kind);
    expect(of('step').map(({ what }) => what)).toEqual([
      'awaiting_payment',
      'awaiting_payment → booking',
      'booking → settling',
      'settling → confirmed',
    ]);
    expect(of('money').map(({ actor, facts }) => [actor, facts['captured']])).toEqual([
      ['workflow', 0],
      ['workflow', 20_000],
    ]);
    expect(of('mail').map(({ what, outcome }) => [what, outcome])).toEqual([
      ['confirmed', 'waiting'],
    ]);
    expect(of('act').map(({ what, actor }) => [what, actor])).toEqual([
      ['desk.bookings.note', 'operator:agent'],
    ]);
    expect([...seen.history].sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ at }) => at)).toEqual(
      seen.history.map(({ at }) => at),
    );
    expect(seen.notes).toEqual([{ ...note, text: 'Called' }]);
    expect(seen.can).toEqual({ retry: false, resend: true, cancel: true, refund: true });
  });

  it('asks supplier and bank, live', async () => {
    const bookingId = booking.id;
    expect(await desk.done(supplierView, { bookingId }, viewer)).toEqual({
      ...{ isAnswered: true, status: 'confirmed', id: `bok_${bookingId}`, reference: 'R1' },
    });
    const { payments } = await desk.done(bankView, { bookingId }, viewer);
    expect(payments).toEqual([
      {
        ...{ isAnswered: true, id: booking.intentId, mode: 'payment', status: 'succeeded' },
        ...{ amount: 20_000, captured: 20_000, refunds: [], failure: null },
      },
    ]);
  });

  it('lists what is stuck, the oldest first', async () => {
    const ago = (minutes: number) => new Date(drill.now() - minutes * 60_000);
    const busy = { runAt: ago(-5), paymentState: 'captured' } as const;
    const settling = await drill.open('sells', {
      ...{ ...busy, state: 'settling', stateSince: ago(40) },
    });
    const owed = await drill.open('sells', {
      ...{ state: 'done', status: 'canceled', runAt: null, paymentState: 'captured' },
      ...{ captured: 500, refundDue: 200, refunded: 100, stateSince: ago(90) },
    });
    const reserved = await drill.open('sells', {
      ...{ state: 'pending', status: 'pending', paymentState: 'authorised', runAt: ago(-5) },
      stateSince: ago(60),
    });
    await drill.open('sells', { ...busy, state: 'settling', stateSince: ago(20) });
    await database().pool.query(
      "INSERT INTO outbox (id, booking_id, kind, created_at, run_at, tries) VALUES ('m1', $1, 'held', $2, $2, 7)",
      [settling, ago(35).toISOString()],
    );
    const ask = { olderThanMinutes: 30 };
    const { stuck, isCut } = await desk.done(listStuck, ask, viewer);
    const mine = stuck.filter(({ booking: { id } }) => [settling, owed, reserved].includes(id));
    expect(mine.map(({ kind, booking: { id }, what, amount }) => [kind, id, what, amount])).toEqual(
      [
        ['refund-owed', owed, 'captured', 200],
        ['money-reserved', reserved, 'authorised', 20_000],
        ['step', settling, 'settling', null],
        ['mail', settling, 'held', null],
      ],
    );
    expect([isCut, stuck.find(({ kind }) => kind === 'mail')?.tries]).toEqual([false, 7]);
  });

  it('forgets steps after the days of the audit log', async () => {
    const stepsOf = async () =>
      (await database().pool.query('SELECT FROM booking_steps')).rowCount ?? 0;
    const day = 24 * 3_600_000;
    await forgetSteps(database().orm, 30, new Date(Date.now() + 29 * day));
    expect(await stepsOf()).toBeGreaterThan(3);
    await forgetSteps(database().orm, 30, new Date(Date.now() + 31 * day));
    expect(await stepsOf()).toBe(0);
  });

  it('knows nothing of a booking that nobody has', async () => {
    const nobodys = { bookingId: 'bk_none' };
    expect([
      await desk.refusal(showBooking, nobodys, viewer),
      await desk.refusal(supplierView, nobodys, viewer),
      await desk.refusal(bankView, nobodys, viewer),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it.each<[string, object, string | undefined]>([
    ['no id', {}, 'bookingId'],
    ['an id of no text', { bookingId: 7 }, 'bookingId'],
    ['an id that no database takes', { bookingId: 'bk\0' }, 'bookingId'],
  ])('refuses %s by its field', async (_what, request, field) => {
    const { problem } = await desk.ask(showBooking, request, viewer);
    expect([problem?.code, problem?.field]).toEqual(['INVALID_REQUEST', field]);
  });

  it('notes every look, and no address that was looked for', async () => {
    const before = (await looks()).length;
    await desk.done(findBookings, { by: 'email', term: 'anne@example.com' }, viewer);
    await desk.done(showBooking, { bookingId: booking.id }, viewer);
    const told = (await looks()).slice(before);
    expect(told.map(({ act, object }) => [act, object])).toEqual([
      ['look.bookings.find', 'booking:none'],
      ['look.bookings.show', `booking:${booking.id}`],
    ]);
    expect(told[0]?.facts).toMatchObject({ by: 'email' });
    expect(JSON.stringify(await looks())).not.toContain('example.com');
  });
});

describe('A live view', () => {
  const BOOKING = { id: 'bk_1' } as Booking;
  const never = () => new Promise<never>(() => undefined);
  const sale = (find: BookableSupplier['find']) => ({ find }) as BookableSupplier;

  it.each<[string, BookableSupplier | undefined, string]>([
    ['does not answer', sale(never), 'timeout'],
    ['answers too late', sale(() => Promise.reject(new Problem('SUPPLIER_TIMEOUT'))), 'timeout'],
    ['fails', sale(() => Promise.reject(new Error('broken'))), 'failed'],
    ['is not there', undefined, 'failed'],
  ])('of a supplier that %s says so', async (_what, asked, why) => {
    expect(await supplierViewOf(BOOKING, asked, 5)).toEqual({ isAnswered: false, why });
  });

  it('of a supplier that knows nothing is an answer', async () => {
    expect(
      await supplierViewOf(
        BOOKING,
        sale(async () => ({ kind: 'none' })),
      ),
    ).toEqual({
      ...{ isAnswered: true, status: 'none', id: null, reference: null },
    });
  });

  it.each<[string, () => Promise<never>, string]>([
    ['does not answer', never, 'timeout'],
    ['refuses', () => Promise.reject(new PaymentError('refused', 'resource_missing')), 'failed'],
  ])('of a bank that %s says so', async (_what, find, why) => {
    const bank = {
      find,
      refundsOf: async () => [{ id: 're', status: 'failed', amount: money(1) } as const],
    };
    expect(await bankPaymentOf('pi_1', bank, 5)).toEqual({ isAnswered: false, id: 'pi_1', why });
  });
});

import {
  addNote,
  cancelBooking,
  cancelTerms,
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
import type { Temper } from '../../../test/fakes/bank-and-supplier.fake';
import type { BookableSupplier } from '../../booking/bookable-supplier';
import type { Booking } from '../../booking/booking';
import { forgetNotes } from '../bookings/notes';
import { mailFor } from './papers';
import { canRetry } from './retry';

describeOnDatabase('What an operator does at the desk', (database) => {
  let drill: Drill;
  let desk: DeskUnderTest;
  let agent = '';
  beforeAll(async () => {
    drill = startDrill(database(), new Chance(() => 'fine'));
    desk = await startDesk(database(), drill);
    agent = await desk.operator('agent');
  });
  afterAll(() => desk.close());

  async function confirmed(temper: Temper = 'sells'): Promise<string> {
    const id = await drill.open(temper);
    await drill.run(drill.now());
    return id;
  }
  const actsOf = async (id: string) =>
    (
      await database().pool.query<Record<'act' | 'outcome', string>>(
        "SELECT act, outcome FROM audit.audit_events WHERE object = $1 AND actor = 'operator:agent' ORDER BY id",
        [`booking:${id}`],
      )
    ).rows.map(({ act, outcome }) => `${act} ${outcome}`);
  const mailsOf = async (id: string) =>
    (
      await database().pool.query<{ kind: string }>(
        'SELECT kind FROM outbox WHERE booking_id = $1 ORDER BY created_at, id',
        [id],
      )
    ).rows.map(({ kind }) => kind);

  it('tries a step at once, once for a key', async () => {
    const bookingId = await drill.open('sells', {
      ...{ state: 'verifying', runAt: new Date(drill.now() + 3_600_000), tries: 9 },
    });
    const state = { state: 'verifying', runAt: new Date(drill.now()).toISOString() };
    expect(await desk.done(retryStep, { bookingId }, agent, 'key-of-a-click')).toEqual(state);
    expect(await desk.done(retryStep, { bookingId }, agent, 'key-of-a-click')).toEqual(state);
    expect(await actsOf(bookingId)).toEqual(
      Array.from({ length: 2 }, () => 'desk.bookings.retry done'),
    );
  });

  it('tries nothing that is at work, rests, or waits for its day', async () => {
    const lease = { leaseToken: 't', leaseUntil: new Date(drill.now() + 60_000) };
    const later = { runAt: new Date(drill.now() + 3_600_000) };
    for (const columns of [
      { state: 'verifying', ...later, ...lease },
      { state: 'held', ...later },
      { state: 'done', runAt: null },
      { state: 'confirmed', ...later, paymentState: 'scheduled', dueLater: 100 },
      { state: 'confirmed', runAt: null, paymentState: 'captured' },
    ] as const) {
      const bookingId = await drill.open('sells', columns);
      expect(await desk.refusal(retryStep, { bookingId }, agent)).toBe('NOT_POSSIBLE');
      expect(await actsOf(bookingId)).toEqual(['desk.bookings.retry refused']);
    }
  });

  it('sends the papers again, once for a key', async () => {
    const bookingId = await confirmed();
    expect(await mailsOf(bookingId)).toEqual(['confirmed']);
    for (const key of ['the-first-click', 'the-first-click', 'the-second-click'])
      expect(await desk.done(resendMail, { bookingId }, agent, key)).toEqual({ mail: 'confirmed' });
    expect(await mailsOf(bookingId)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  it('sends nothing to people who were forgotten', async () => {
    const bookingId = await drill.open('sells', {
      state: 'done',
      status: 'confirmed',
      runAt: null,
    });
    await database().pool.query("UPDATE bookings SET retention = 'invoice' WHERE id = $1", [
      bookingId,
    ]);
    expect(await desk.refusal(resendMail, { bookingId }, agent)).toBe('NOT_POSSIBLE');
  });

  it('writes notes, once for a key, which go with the people of the booking', async () => {
    const bookingId = await confirmed();
    const text = 'Wants a late check-in';
    const [first, again] = await Promise.all(
      [1, 2].map(() => desk.done(addNote, { bookingId, text }, agent, 'key-of-a-note')),
    );
    expect(again).toEqual(first);
    const { notes } = await desk.done(showBooking, { bookingId }, agent);
    expect(notes.map((note) => [note.by.id, note.text])).toEqual([['agent', text]]);
    await forgetNotes(database().orm);
    expect((await desk.done(showBooking, { bookingId }, agent)).notes).toHaveLength(1);
    await database().pool.query("UPDATE bookings SET retention = 'anonymous' WHERE id = $1", [
      bookingId,
    ]);
    await forgetNotes(database().orm);
    expect((await desk.done(showBooking, { bookingId }, agent)).notes).toEqual([]);
  });

  it('refuses a key that was used for another request', async () => {
    const bookingId = await confirmed();
    await desk.done(addNote, { bookingId, text: 'One' }, agent, 'key-used-twice');
    const other = { bookingId, text: 'Two' };
    expect(await desk.refusal(addNote, other, agent, 'key-used-twice')).toBe('KEY_REUSED');
    expect(await desk.refusal(resendMail, { bookingId }, agent, 'key-used-twice')).toBe(
      'KEY_REUSED',
    );
    const unusable = await desk.ask(addNote, other, agent, 'short');
    expect(unusable.problem).toMatchObject({ code: 'INVALID_REQUEST', field: 'Idempotency-Key' });
  });

  it('cancels by the terms of now, in the name of who does', async () => {
    const bookingId = await confirmed();
    const terms = await desk.done(cancelTerms, { bookingId }, agent);
    expect(terms).toEqual({ captured: 20_000, refund: 20_000 - FEE, fee: FEE });
    const stale = await desk.ask(cancelBooking, { bookingId, acceptedRefund: 20_000 }, agent);
    expect(stale.problem).toMatchObject({ code: 'TERMS_CHANGED', newRefund: terms.refund });
    const wish = { bookingId, acceptedRefund: terms.refund };
    expect(await desk.done(cancelBooking, wish, agent)).toEqual({
      status: 'canceled',
      refund: terms.refund,
    });
    expect(await drill.booking(bookingId)).toMatchObject({ refunded: terms.refund, refundDue: 0 });
    expect([drill.supplier.live(bookingId), await actsOf(bookingId)]).toEqual([
      0,
      [
        'look.bookings.cancel-terms done',
        'desk.bookings.cancel refused',
        'money done',
        'desk.bookings.cancel done',
      ],
    ]);
    expect(await desk.refusal(cancelBooking, wish, agent)).toBe('NOT_POSSIBLE');
  });

  it('says when the supplier refuses, and leaves the booking as it was', async () => {
    const bookingId = await confirmed('never-cancels');
    const wish = { bookingId, acceptedRefund: 20_000 - FEE };
    expect(await desk.refusal(cancelBooking, wish, agent)).toBe('SUPPLIER_FAILED');
    expect(await drill.booking(bookingId)).toMatchObject({ state: 'confirmed', refundDue: 0 });
  });
});

describe('A step', () => {
  const NOW = new Date('2026-11-20T09:00:00Z');
  const waits = { leaseUntil: null, runAt: NOW, chargeTries: 0, paymentState: 'captured' };
  const sale = { look: () => Promise.reject(new Error('not asked here')) };

  it.each<[boolean, object]>([
    [true, { state: 'verifying' }],
    [true, { state: 'confirmed' }],
    [true, { state: 'confirmed', paymentState: 'scheduled', chargeTries: 1 }],
    [false, { state: 'confirmed', paymentState: 'scheduled' }],
    [false, { state: 'done' }],
    [false, { state: 'held' }],
  ])('can be tried at once (%s) of %j', (can, columns) => {
    const booking = { ...waits, ...columns } as Booking;
    expect(canRetry(booking, sale as unknown as BookableSupplier, NOW)).toBe(can);
  });
});

describe('The mail that is sent again', () => {
  it.each([
    [{ status: 'confirmed' }, 'confirmed'],
    [{ status: 'pending' }, 'pending'],
    [{ status: 'held' }, 'held'],
    [{ status: 'canceled' }, 'canceled'],
    [{ status: 'failed' }, 'failed'],
    [{ status: 'refunded' }, 'failed'],
    [{ status: 'refunded', refunded: 100 }, 'refunded'],
    [{ status: 'completing' }, null],
    [{ status: 'expired' }, null],
    [{ status: 'confirmed', retention: 'anonymous' }, null],
  ])('of %j is %s', (columns, mail) => {
    expect(mailFor({ refunded: 0, retention: 'full', ...columns } as Booking)).toBe(mail);
  });
});

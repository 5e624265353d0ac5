import { closeDifference, listDifferences, showBooking } from '@wayfare/desk-contract';
import type { ClosedAs, Role } from '@wayfare/desk-contract';
import { money } from '@wayfare/domain';
import { startComparing } from '../../../test/builders/comparing';
import { startDesk } from '../../../test/clients/desk-client';
import type { DeskUnderTest } from '../../../test/clients/desk-client';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import type { Drill } from '../../../test/drills/drill';
import type { Booking } from '../../booking/booking';
import { forgetClosingWords } from './closings.repository';

const HOUR = 3_600_000;
const WORDS = 'Asked the bank: a fee of theirs, given back on Monday';

describeOnDatabase('A difference that an operator closes', (database) => {
  let drill: Drill;
  let compare: ReturnType<typeof startComparing>['compare'];
  let desk: DeskUnderTest;
  const made: Booking[] = [];
  const cookies: Partial<Record<Role, string>> = {};
  const as = (role: Role) => cookies[role] ?? '';
  async function signInAll(): Promise<void> {
    for (const role of ['viewer', 'agent', 'supervisor'] as const)
      cookies[role] = await desk.operator(role);
  }
  beforeAll(async () => {
    ({ drill, compare } = startComparing(database()));
    desk = await startDesk(database(), drill);
    await signInAll();
  });
  afterEach(async () => {
    // the next case begins with nothing that differs
    for (const booking of made.splice(0)) captures(booking, 20_000);
    await compare();
  });
  afterAll(() => desk.close());

  const captures = ({ intentId }: Booking, cents: number) =>
    drill.bank.set(intentId ?? '', { captured: money(cents) });

  const listed = async (isOpen: boolean, id: string) => {
    const { differences } = await desk.done(listDifferences, { isOpen }, as('viewer'));
    return differences.filter((each) => each.id === id);
  };
  const isOpen = async (id: string) => (await listed(true, id)).length === 1;

  /** A booking of which the bank took ten euros less. */
  async function differing(): Promise<{ booking: Booking; id: string }> {
    const bookingId = await drill.open('sells');
    await drill.run(drill.now());
    const booking = await drill.booking(bookingId);
    made.push(booking);
    captures(booking, 19_000);
    expect(await compare()).toMatchObject({ found: 1 });
    const { differences } = await desk.done(showBooking, { bookingId }, as('viewer'));
    return { booking, id: differences[0]?.id ?? '' };
  }
  const close = (id: string, closedAs: ClosedAs, role: Role = 'supervisor', key?: string) =>
    desk.ask(closeDifference, { differenceId: id, as: closedAs, words: WORDS }, as(role), key);

  it('leaves the open list, and keeps who, when and why, also in the audit log', async () => {
    const { booking, id } = await differing();
    const { result } = await close(id, 'mended', 'agent');
    const closing = {
      ...{ at: new Date(drill.now()).toISOString(), as: 'mended', words: WORDS },
      by: { id: 'agent', name: expect.any(String) },
    };
    expect(result).toMatchObject({ id, closedAt: closing.at, resolvedAt: null });
    expect(await isOpen(id)).toBe(false);
    expect(await listed(false, id)).toMatchObject([{ id, closings: [closing] }]);
    const shown = await desk.done(showBooking, { bookingId: booking.id }, as('viewer'));
    expect(shown.differences).toEqual([]);
    expect(shown.history.at(-1)).toMatchObject({
      ...{ what: 'desk.differences.close', actor: 'operator:agent', outcome: 'done' },
      facts: { difference: id, kind: 'captured-differs', as: 'mended', ours: '20000' },
    });
    // words are of the closing alone
    expect(JSON.stringify(shown.history)).not.toContain('Monday');
  });

  it.each<[Role, ClosedAs, string | null]>([
    ['viewer', 'mended', 'ROLE_MISSING'],
    ['viewer', 'accepted', 'ROLE_MISSING'],
    ['agent', 'mended', null],
    ['agent', 'accepted', 'ROLE_MISSING'],
    ['supervisor', 'mended', null],
    ['supervisor', 'accepted', null],
  ])('by a %s as %s: %s', async (role, closedAs, refusal) => {
    const { id } = await differing();
    const { status, problem } = await close(id, closedAs, role);
    expect([status, problem?.code ?? null]).toEqual([refusal === null ? 200 : 403, refusal]);
    expect(await isOpen(id)).toBe(refusal !== null);
  });

  it.each<[string, object, number, string]>([
    ['without a word', { words: '' }, 422, 'WORDS_MISSING'],
    ['with blanks', { words: ' \n\t ' }, 422, 'WORDS_MISSING'],
    ['with more words than are kept', { words: 'x'.repeat(2_001) }, 400, 'INVALID_REQUEST'],
    ['as nothing that there is', { as: 'forgotten' }, 400, 'INVALID_REQUEST'],
    ['that nobody has found', { differenceId: 'df_none' }, 404, 'NOT_FOUND'],
  ])('%s is refused, and stays open', async (_how, wrong, status, code) => {
    const { id } = await differing();
    const wish = { differenceId: id, as: 'mended', words: WORDS, ...wrong };
    const answer = await desk.ask(closeDifference, wish, as('agent'));
    expect([answer.status, answer.problem?.code]).toEqual([status, code]);
    expect(await isOpen(id)).toBe(true);
  });

  it('is closed by one of two at once', async () => {
    const { id } = await differing();
    const both = await Promise.all([close(id, 'mended', 'agent'), close(id, 'mended')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listed(false, id))[0]?.closings).toHaveLength(1);
  });

  it('is closed once, and again under its key alone', async () => {
    const { id } = await differing();
    const key = 'one-press-of-agent';
    const first = await close(id, 'mended', 'agent', key);
    expect((await close(id, 'mended', 'agent', key)).result).toEqual(first.result);
    const late = await close(id, 'mended', 'agent');
    expect([late.status, late.problem?.code]).toEqual([409, 'ALREADY_CLOSED']);
    expect((await listed(false, id))[0]?.closings).toHaveLength(1);
  });

  it('is not closed once it is gone', async () => {
    const { booking, id } = await differing();
    captures(booking, 20_000);
    expect(await compare()).toMatchObject({ resolved: 1 });
    expect((await close(id, 'mended')).problem?.code).toBe('ALREADY_CLOSED');
  });

  it.each<[ClosedAs, string, number, boolean]>([
    ['mended', 'seen as it was', 19_000, true],
    ['mended', 'seen otherwise', 18_000, true],
    ['mended', 'gone', 20_000, false],
    ['accepted', 'seen as it was', 19_000, false],
    ['accepted', 'seen otherwise', 18_000, true],
    ['accepted', 'gone', 20_000, false],
  ])(
    'as %s and %s the next night (%i cents): open again %s',
    async (closedAs, _how, cents, again) => {
      const { booking, id } = await differing();
      await close(id, closedAs);
      captures(booking, cents);
      drill.pass(24 * HOUR);
      await signInAll();
      const isGone = cents === 20_000;
      const outcome = { found: again ? 1 : 0, resolved: isGone ? 1 : 0 };
      expect(await compare()).toMatchObject(outcome);
      const [row] = await listed(again, id);
      expect(row).toMatchObject({
        closings: [{ words: WORDS, as: closedAs }],
        closedAt: again ? null : expect.any(String),
        reopenedAt: again ? new Date(drill.now()).toISOString() : null,
        resolvedAt: isGone ? expect.any(String) : null,
      });
      const { history } = await desk.done(showBooking, { bookingId: booking.id }, as('viewer'));
      const told = history.filter(({ what }) => what === 'differences.reopen');
      expect(told).toHaveLength(again ? 1 : 0);
      if (!again) return;
      // the same one once more is the same one, and can be closed once more
      expect(await compare()).toMatchObject({ found: 0 });
      expect((await close(id, 'mended')).result?.closings).toHaveLength(2);
      captures(booking, 20_000);
      expect(await compare()).toMatchObject({ resolved: 1 });
    },
  );

  it('while it is being compared is looked at the next time', async () => {
    const { booking, id } = await differing();
    const find = drill.bank.payments.find.bind(drill.bank.payments);
    const payments = {
      ...drill.bank.payments,
      find: async (intent: string) => {
        const seen = await find(intent);
        if (intent === booking.intentId && (await isOpen(id))) {
          drill.pass(1_000);
          captures(booking, 20_000);
          await close(id, 'mended');
        }
        return seen;
      },
    };
    expect(await compare({ payments })).toMatchObject({ found: 0 });
    expect(await isOpen(id)).toBe(false);
    expect(await compare()).toMatchObject({ found: 0, resolved: 1 });
  });

  it('of a payment without a booking opens again until its money is back', async () => {
    const payment = drill.bank.paid(4_000, 'bank');
    drill.pass(2 * HOUR);
    await signInAll();
    expect(await compare()).toMatchObject({ found: 1 });
    const { differences } = await desk.done(listDifferences, {}, as('viewer'));
    const id = differences.find((each) => each.payment === payment)?.id ?? '';
    expect((await close(id, 'mended')).status).toBe(200);
    // longer ago than the bank's list that is compared
    drill.pass(72 * HOUR);
    await signInAll();
    expect(await compare()).toMatchObject({ found: 1, resolved: 0 });
    expect(await isOpen(id)).toBe(true);
    await drill.bank.payments.refund(payment, { amount: money(4_000), idempotencyKey: 'back' });
    drill.pass(HOUR);
    await signInAll();
    expect(await compare()).toMatchObject({ found: 0, resolved: 1 });
  });

  it('keeps who closed it when its words go with the people of the booking', async () => {
    const { booking, id } = await differing();
    const kept = await differing();
    for (const each of [id, kept.id]) await close(each, 'accepted');
    const set = "UPDATE bookings SET retention = 'invoice' WHERE id = $1";
    await database().pool.query(set, [booking.id]);
    await forgetClosingWords(database().orm);
    expect((await listed(false, id))[0]?.closings).toMatchObject([
      { words: '', by: { id: 'supervisor' } },
    ]);
    expect((await listed(false, kept.id))[0]?.closings).toMatchObject([{ words: WORDS }]);
  });
});

import { money } from '@wayfare/domain';
import { failure, key } from './payments';
import type { MovingMoney } from './payments';

const CENTS = 12_345;
const FORTY = money(4_000);

function describeCapturing(make: () => MovingMoney): void {
  it('takes what is reserved, once for one key', async () => {
    const { payments, reserved } = make();
    const id = await reserved(CENTS);
    expect(await payments.find(id)).toMatchObject({
      id,
      mode: 'payment',
      status: 'requires_capture',
      amount: money(CENTS),
      captured: money(0),
    });
    const once = { ...key(), amount: money(CENTS) };
    const taken = { id, status: 'succeeded', captured: money(CENTS) };
    expect(await payments.capture(id, once)).toMatchObject(taken);
    expect(await payments.capture(id, once)).toMatchObject(taken);
    expect(await payments.find(id)).toMatchObject(taken);
  });

  it('takes a part, and never more than is reserved', async () => {
    const { payments, reserved } = make();
    const [part, more] = [await reserved(CENTS), await reserved(CENTS)];
    expect(await payments.capture(part, { ...key(), amount: FORTY })).toMatchObject({
      status: 'succeeded',
      captured: FORTY,
    });
    const tooMuch = payments.capture(more, { ...key(), amount: money(CENTS + 1) });
    expect(await failure(tooMuch)).toBe('refused');
    expect((await payments.find(more)).captured).toEqual(money(0));
  });

  it('refuses to take what nobody paid, or what was taken', async () => {
    const { payments, reserved, unpaid } = make();
    const [open, taken] = [await unpaid(CENTS), await reserved(CENTS)];
    await payments.capture(taken, { ...key(), amount: money(CENTS) });
    for (const id of [open, taken])
      expect(await failure(payments.capture(id, { ...key(), amount: money(CENTS) }))).toBe(
        'refused',
      );
  });
}

function describeGivingBack(make: () => MovingMoney): void {
  it('gives reserved money free, and what was never paid up, however often it is asked', async () => {
    const { payments, reserved, unpaid } = make();
    for (const id of [await reserved(CENTS), await unpaid(CENTS)]) {
      expect((await payments.cancel(id, key())).status).toBe('canceled');
      expect((await payments.cancel(id, key())).status).toBe('canceled');
      expect((await payments.find(id)).captured).toEqual(money(0));
    }
  });

  it('refuses to give up what was taken: that is given back', async () => {
    const { payments, reserved } = make();
    const id = await reserved(CENTS);
    await payments.capture(id, { ...key(), amount: money(CENTS) });
    expect(await failure(payments.cancel(id, key()))).toBe('refused');
  });

  it('gives back in parts, once for one key, and no more than was taken', async () => {
    const { payments, reserved } = make();
    const id = await reserved(CENTS);
    await payments.capture(id, { ...key(), amount: money(CENTS) });
    const once = { ...key(), amount: FORTY };
    const refund = await payments.refund(id, once);
    expect(refund).toMatchObject({ status: 'succeeded', amount: FORTY });
    expect((await payments.refund(id, once)).id).toBe(refund.id);
    const rest = money(CENTS - FORTY.amount);
    expect(await failure(payments.refund(id, { ...key(), amount: money(CENTS) }))).toBe('refused');
    expect((await payments.refund(id, { ...key(), amount: rest })).amount).toEqual(rest);
    expect(await failure(payments.refund(id, { ...key(), amount: money(1) }))).toBe('refused');
  });
}

function describeTelling(make: () => MovingMoney): void {
  it('tells what was given back of a payment, the last first', async () => {
    const { payments, reserved, kept } = make();
    const id = await reserved(CENTS);
    await payments.capture(id, { ...key(), amount: money(CENTS) });
    expect(await payments.refundsOf(id)).toEqual([]);
    for (const cents of [100, 250]) await payments.refund(id, { ...key(), amount: money(cents) });
    const refunds = await payments.refundsOf(id);
    expect(refunds.map(({ status, amount }) => [status, amount])).toEqual([
      ['succeeded', money(250)],
      ['succeeded', money(100)],
    ]);
    expect(await payments.refundsOf(await kept('good'))).toEqual([]);
  });

  it('tells of every payment of a span once, and of none outside', async () => {
    const { payments, reserved } = make();
    const made = [await reserved(CENTS), await reserved(CENTS), await reserved(CENTS)];
    const span = { from: new Date(0), to: new Date(Date.now() + 60_000) };
    const told: string[] = [];
    let after: string | null = null;
    do {
      const page = await payments.made({ ...span, after });
      told.push(...page.intents.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(new Set(told).size).toBe(told.length);
    expect(told.filter((id) => made.includes(id))).toEqual([...made].reverse());
    const later = { from: span.to, to: new Date(span.to.getTime() + 60_000), after: null };
    expect((await payments.made(later)).intents).toEqual([]);
  });
}

/** What every payment provider must do with money, and every fake of one. */
export function describeMovingMoney(name: string, make: () => MovingMoney): void {
  describe(`${name} as a mover of money`, () => {
    describeCapturing(make);
    describeGivingBack(make);
    describeTelling(make);

    it('charges a kept card later, once for one key', async () => {
      const { payments, kept } = make();
      const setup = await kept('good');
      const facts = { amount: money(CENTS), description: 'A room', metadata: {} };
      const once = { ...key(), ...facts };
      const charged = await payments.chargeLater(setup, once);
      expect(charged).toMatchObject({
        mode: 'payment',
        status: 'succeeded',
        captured: money(CENTS),
      });
      expect((await payments.chargeLater(setup, once)).id).toBe(charged.id);
    });

    it('says for good that a kept card declines', async () => {
      const { payments, kept } = make();
      const facts = { amount: money(CENTS), description: 'A room', metadata: {} };
      const charge = payments.chargeLater(await kept('declining'), { ...key(), ...facts });
      expect(await failure(charge)).toBe('refused');
    });

    it('knows nothing of an intent that it never made', async () => {
      const { payments } = make();
      expect(await failure(payments.find('pi_never'))).toBe('refused');
    });
  });
}

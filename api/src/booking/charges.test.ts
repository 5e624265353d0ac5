import { charged, refundPart } from './charges';
import type { Taken } from './charges';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { FakeBank } from '../../test/fakes/bank.fake';

const NOTHING: Taken = { charges: [], captured: 0, refunded: 0 };

function twoCharges() {
  const bank = new FakeBank(new Chance(() => 'fine'));
  const [first, second] = [
    bank.create('payment', 20_000, 'requires_capture'),
    bank.create('payment', 5_000, 'requires_capture'),
  ];
  for (const id of [first, second])
    bank.set(id, { status: 'succeeded', captured: bank.get(id).amount });
  return { bank, first, second, taken: charged(charged(NOTHING, first, 20_000), second, 5_000) };
}

it('adds up what several intents took, each once', () => {
  const { first, taken } = twoCharges();
  expect(taken).toMatchObject({ captured: 25_000, refunded: 0 });
  expect(charged(taken, first, 20_000)).toEqual(taken);
});

it.each<[number, readonly number[]]>([
  [0, [0, 0]],
  [4_000, [0, 4_000]],
  [5_000, [0, 5_000]],
  [5_001, [1, 5_000]],
  [25_000, [20_000, 5_000]],
  [30_000, [20_000, 5_000]],
])(
  'gives %i cents back from the latest charge on, never more than each took',
  async (owed, refunded) => {
    const { bank, first, second, taken } = twoCharges();
    let [now, left] = [taken, owed];
    for (;;) {
      const part = await refundPart({ id: 'bk_1', charges: now.charges }, left, bank.payments);
      if (part === null) break;
      [now, left] = [part.taken, left - part.cents];
    }
    expect([bank.get(first).refunded, bank.get(second).refunded]).toEqual(refunded);
    expect(now.refunded).toBe(refunded.reduce((sum, cents) => sum + cents, 0));
  },
);

it('makes the same call again when the answer was lost, and another one for the next refund', async () => {
  const { bank, second, taken } = twoCharges();
  const booking = { id: 'bk_1', charges: taken.charges };
  const once = await refundPart(booking, 1_000, bank.payments);
  expect(await refundPart(booking, 1_000, bank.payments)).toEqual(once);
  expect(bank.get(second).refunded).toBe(1_000);
  await refundPart({ id: 'bk_1', charges: once?.taken.charges ?? [] }, 1_000, bank.payments);
  expect(bank.get(second).refunded).toBe(2_000);
});

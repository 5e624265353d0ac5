import { money } from '@wayfare/domain';
import { PaymentError } from '../../../src/ports/payments';
import type { Payments } from '../../../src/ports/payments';
import { BROKEN_BANKS, failure, key } from './payments';
import type { PaymentsUnderTest, SignedMessage } from './payments';

/** How a message was refused; null when it was taken. */
function forged(payments: Payments, { body, signature }: SignedMessage): string | null {
  try {
    payments.readEvent(body, signature);
    return null;
  } catch (error) {
    return error instanceof PaymentError ? error.kind : String(error);
  }
}

function describeMessages(make: () => PaymentsUnderTest): void {
  /** A message about a payment that was just reserved. */
  async function aMessage() {
    const made = make();
    const id = await made.reserved(5_000);
    for (;;) {
      const found = (await made.messages()).find(({ body }) => body.includes(id));
      if (found !== undefined) return { ...made, id, message: found };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('tells by a signed message which intent something happened to', async () => {
    const { payments, id, message } = await aMessage();
    const event = payments.readEvent(message.body, message.signature);
    expect(event).toMatchObject({ intentId: id, id: expect.any(String), type: expect.any(String) });
  });

  it('takes no message that somebody else signed, that was changed, or that is old', async () => {
    const { message, ...made } = await aMessage();
    const { payments, stranger } = made;
    const { body, signature } = message;
    const changed = Buffer.from(body.toString('utf8').replace('5000', '5001'));
    const said = [
      forged(stranger, message),
      forged(payments, { body: changed, signature }),
      forged(payments, { body, signature: '' }),
      forged(payments, { body, signature: 'nonsense' }),
      forged(payments, made.aged(message)),
    ];
    expect(said).toEqual(said.map(() => 'forged'));
  });
}

/** What every payment provider must say of its messages and of a wire that fails: nobody knows, so it may be asked again. */
export function describeMessagesAndFailures(name: string, make: () => PaymentsUnderTest): void {
  describe(`${name} as a payment provider that sends messages and fails`, () => {
    describeMessages(make);

    it.each(BROKEN_BANKS)('does not know what became of a call when it is %s', async (how) => {
      const { broken, reserved } = make();
      const id = await reserved(5_000);
      const payments = broken(how);
      const amount = money(5_000);
      const said = await Promise.all(
        [
          payments.find(id),
          payments.createPayment({
            ...key(),
            amount,
            methods: ['card'],
            description: 'A room',
            metadata: {},
          }),
          payments.capture(id, { ...key(), amount }),
          payments.cancel(id, key()),
          payments.refund(id, { ...key(), amount }),
        ].map(failure),
      );
      expect(said).toEqual(said.map(() => 'unknown'));
    });

    it('does once what is asked again with the same key after its answer was lost', async () => {
      const { payments, losing, reserved } = make();
      const id = await reserved(5_000);
      const once = { ...key(), amount: money(5_000) };
      expect(await failure(losing().capture(id, once))).toBe('unknown');
      expect(await payments.capture(id, once)).toMatchObject({
        status: 'succeeded',
        captured: money(5_000),
      });
      const back = { ...key(), amount: money(5_000) };
      expect(await failure(losing().refund(id, back))).toBe('unknown');
      expect(await payments.refund(id, back)).toMatchObject({ status: 'succeeded' });
      expect(await failure(payments.refund(id, { ...key(), amount: money(1) }))).toBe('refused');
    });
  });
}

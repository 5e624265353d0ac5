import type { RunningSandbox } from './sandbox-process';

/* For tests: what arrived at the sandbox's mail server and bank. */
/** The mail with a reference and a part of its text; it is waited for. */
export async function mailed(sandbox: RunningSandbox, reference: string, part: string) {
  for (;;) {
    const mail = (await sandbox.received()).find(
      ({ subject, text }) =>
        `${subject} ${text}`.includes(reference) && `${subject} ${text}`.includes(part),
    );
    if (mail !== undefined) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

interface Bank {
  readonly payment_intents: readonly {
    readonly id: string;
    readonly status: string;
    readonly amount_received: number;
    readonly metadata: Readonly<Record<string, string>>;
  }[];
  readonly refunds: readonly { readonly payment_intent: string; readonly amount: number }[];
}

/** cents that the bank has of the intents, each less what it gave back */
export async function atBank(
  sandbox: RunningSandbox,
  ...intents: readonly string[]
): Promise<number[]> {
  const bank: Bank = await sandbox.json('/__payments');
  const refunded = (id: string) =>
    bank.refunds
      .filter(({ payment_intent: intent }) => intent === id)
      .reduce((sum, { amount }) => sum + amount, 0);
  return intents.map(
    (id) =>
      (bank.payment_intents.find((intent) => intent.id === id)?.amount_received ?? 0) -
      refunded(id),
  );
}

interface WireOrder {
  readonly id: string;
  readonly total_amount: string;
  readonly cancelled_at: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly passengers: readonly {
    readonly given_name: string;
    readonly family_name: string;
    readonly phone_number: string;
    readonly infant_passenger_id: string | null;
  }[];
  readonly services: readonly { readonly type: string; readonly quantity: number }[];
}

/** what the airline has of a booking of ours */
export async function orders(sandbox: RunningSandbox, id: string): Promise<WireOrder[]> {
  const headers = { 'duffel-version': 'v2', authorization: 'Bearer duffel_test_sandbox' };
  const { data }: { data: WireOrder[] } = await (
    await fetch(`${sandbox.origin}/air/orders?limit=200`, { headers })
  ).json();
  return data.filter(({ metadata }) => metadata?.['reference'] === id);
}

/** A payment as the bank has it. */
export const intentOf = async (sandbox: RunningSandbox, id: string | undefined) => {
  const {
    payment_intents: intents,
  }: { payment_intents: { id: string; status: string; amount_received: number }[] } =
    await sandbox.json('/__payments');
  return intents.find((intent) => intent.id === id);
};

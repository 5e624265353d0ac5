import { bookHotel } from '@wayfare/api-contract';
import { GOOD_GUEST, GUEST_CASES, guestWith } from '@wayfare/api-contract/guest-cases';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { openInMemory } from '../../../test/databases/on-databases';
import type { Database } from '../../platform/db/database';
import { migrate } from '../../platform/db/migrate';
import { MIGRATIONS } from '../../platform/db/migrations/all';

const LONG = 60_000;

let database: Database;
let api: AppUnderTest;

// the rules are the same on every database: they are judged before it is asked
beforeAll(async () => {
  database = await openInMemory();
  await migrate(database.pool, MIGRATIONS);
  api = await startApp(database);
}, LONG);
afterAll(async () => {
  await api.close();
  await database.close();
}, LONG);

const request = (holder: unknown) => ({
  optionRefId: 'qt_none',
  clientReference: '5f0f1c1e-6d5a-4f0f-9d0b-0d8c6f0b7a11',
  holder,
  rooms: [{ occupancyRefID: 1, paxes: [{ age: 30 }] }],
  paymentTiming: 'now',
  payment_intent_id: null,
  acceptedTotal: '100.00',
});

async function book(holder: unknown) {
  const response = await api.app.inject({
    method: bookHotel.method,
    url: bookHotel.path,
    headers: { authorization: await api.bearer(), 'idempotency-key': crypto.randomUUID() },
    payload: request(holder),
  });
  return {
    status: response.statusCode,
    errors: response.json<{ errors: { field?: string; message: string }[] }>().errors,
  };
}

it.each(GUEST_CASES)('%s the API judges %s %p: %p', async (_id, field, value, problem) => {
  const { status, errors } = await book(guestWith(field, value));
  // what breaks no rule goes on to the quote, which nobody knows
  if (problem === null) expect([status, errors[0]?.field]).toEqual([404, 'optionRefId']);
  else expect([status, errors[0]?.field]).toEqual([422, `holder.${field}`]);
});

it('HOT-34, HOT-35 says it in the words of the specification', async () => {
  expect((await book({ ...GOOD_GUEST, email: 'x', confirmEmail: 'x' })).errors[0]?.message).toBe(
    'This email is invalid',
  );
  expect((await book({ ...GOOD_GUEST, confirmEmail: 'else@example.com' })).errors[0]?.message).toBe(
    'Email and confirm email are not equal',
  );
});

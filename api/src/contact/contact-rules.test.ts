import { sendContact } from '@wayfare/api-contract';
import { CONTACT_CASES, GOOD_CONTACT, contactWith } from '@wayfare/api-contract/contact-cases';
import { startApp } from '../../test/clients/app';
import type { AppUnderTest } from '../../test/clients/app';
import { openInMemory } from '../../test/databases/on-databases';
import type { Database } from '../platform/db/database';
import { migrate } from '../platform/db/migrate';
import { MIGRATIONS } from '../platform/db/migrations/all';

const LONG = 60_000;

let database: Database;
let api: AppUnderTest;
let authorization: string;

// the rules are the same on every database: they are judged before it is asked
beforeAll(async () => {
  database = await openInMemory();
  await migrate(database.pool, MIGRATIONS);
  api = await startApp(database, { env: { CAPTCHA: 'off', RATE_LIMIT_CONTACT: '0' } });
  authorization = await api.bearer();
}, LONG);
afterAll(async () => {
  await api.close();
  await database.close();
}, LONG);

async function send(message: object) {
  const response = await api.app.inject({
    method: 'POST',
    url: sendContact.path,
    headers: { authorization, 'idempotency-key': crypto.randomUUID() },
    payload: message,
  });
  const { errors } = response.json<{
    errors: { field?: string; message: string; problem?: string }[];
  }>();
  return { status: response.statusCode, error: errors[0] };
}

it.each(CONTACT_CASES)('%s the API judges %s %p: %p', async (_id, field, value, problem) => {
  const { status, error } = await send(contactWith(field, value));
  if (problem === null) expect(status).toBe(200);
  else expect({ status, error }).toMatchObject({ status: 422, error: { field, problem } });
});

it.each([
  ['en', 'A question has at least 10 characters.'],
  ['nl', 'Een vraag heeft minstens 10 tekens.'],
])('CNT-25 says it in the language of the message: %s', async (language, message) => {
  expect((await send({ ...GOOD_CONTACT, question: 'short', language })).error?.message).toBe(
    message,
  );
});

it('CNT-25 PLT-31 counts a question without its tags', async () => {
  expect(await send({ ...GOOD_CONTACT, question: '<b></b><i></i><u></u>' })).toMatchObject({
    status: 422,
    error: { field: 'question', problem: 'questionTooShort' },
  });
});

it.each([
  ['question', 'How do I get there?\u0007'],
  ['email', 'anne\u0000ke@example.com'],
])('CNT-23 CNT-25 takes no %s with characters that no keyboard types', async (field, text) => {
  expect(await send({ ...GOOD_CONTACT, [field]: text })).toMatchObject({
    status: 422,
    error: { field },
  });
});

import { orderFlight } from '@wayfare/api-contract';
import {
  GOOD_CONTACT,
  GOOD_PARTY,
  PARTY_DEPARTURE,
  PARTY_PASSENGERS,
  TRAVELLER_CASES,
} from '@wayfare/api-contract/flight-cases';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { openInMemory } from '../../../test/databases/on-databases';
import type { Database } from '../../platform/db/database';
import { migrate } from '../../platform/db/migrate';
import { MIGRATIONS } from '../../platform/db/migrations/all';
import { insertQuote } from '../../booking/bookings.repository';
import { anOffer } from '../../../test/builders/build-offer';
import { soldFlight } from './sold-flight';

const LONG = 60_000;
const QUOTE = 'qt_rules';

let database: Database;
let api: AppUnderTest;
let authorization: string;

// the rules are the same on every database and for every supplier: they are judged before either is asked
beforeAll(async () => {
  database = await openInMemory();
  await migrate(database.pool, MIGRATIONS);
  api = await startApp(database);
  authorization = await api.bearer();
  const offer = {
    ...anOffer({ slices: [[`KL1665 AMS-BCN ${PARTY_DEPARTURE}T09:20`]] }),
    passengers: PARTY_PASSENGERS.map((passenger) => ({ ...passenger, age: null })),
  };
  const { sold, shown } = soldFlight(
    { offer, services: [] },
    { provider: 'duffel', type: 'instant', commission: { type: 'percent', value: 2 } },
  );
  await insertQuote(database.orm, {
    id: QUOTE,
    vertical: 'flights',
    owner: null,
    offer: { kind: 'offer', ...sold, shown },
    createdAt: new Date(0),
    expiresAt: new Date('2099-01-01T00:00:00Z'),
  });
}, LONG);
afterAll(async () => {
  await api.close();
  await database.close();
}, LONG);

interface Answer {
  readonly status: number;
  readonly error: {
    readonly code?: string;
    readonly field?: string;
    readonly problem?: string;
    readonly message?: string;
  };
}

async function order(
  passengers: unknown,
  contact: unknown = GOOD_CONTACT,
  language = 'en',
): Promise<Answer> {
  const payload = {
    quote_id: QUOTE,
    client_reference: crypto.randomUUID(),
    passengers,
    contact,
    payment_intent_id: null,
    accepted_total: '0.01',
    language,
  };
  const { path: url, method } = orderFlight();
  const response = await api.app.inject({
    method,
    url,
    headers: { authorization, 'idempotency-key': crypto.randomUUID() },
    payload,
  });
  return {
    status: response.statusCode,
    error: response.json<{ errors: Answer['error'][] }>().errors[0] ?? {},
  };
}

function changed(path: string, value: string | null): unknown[] {
  const party: Record<string, unknown>[] = GOOD_PARTY.map((traveller) => ({ ...traveller }));
  const [index = '', name = '', part] = path.split('.');
  const traveller = party[Number(index)] ?? {};
  traveller[name] = part === undefined ? value : { ...Object(traveller[name]), [part]: value };
  return party;
}

it.each(TRAVELLER_CASES)('%s the API judges %s %j: %s', async (_id, field, value, problem) => {
  const { status, error } = await order(changed(field, value));
  // who breaks no rule goes on to the price, which nobody agreed to
  if (problem === null) expect([status, error.code]).toEqual([409, 'PRICE_CHANGED']);
  else expect([status, error.field, error.problem]).toEqual([422, `passengers.${field}`, problem]);
});

it('FLT-29 takes one traveller for each passenger of the offer, in any order, and nobody else', async () => {
  expect((await order([...GOOD_PARTY].reverse())).error).toMatchObject({ code: 'PRICE_CHANGED' });
  for (const party of [
    GOOD_PARTY.slice(1),
    [...GOOD_PARTY, GOOD_PARTY[0]],
    changed('0.passenger_id', 'pas_9'),
    changed('0.passenger_id', 'pas_2'),
  ]) {
    expect(await order(party)).toMatchObject({ status: 422, error: { field: 'passengers' } });
  }
});

it('names the field of the traveller as it was sent', async () => {
  const [first, second, child, infant] = GOOD_PARTY;
  const wrong = { ...child, responsible_adult: null };
  expect((await order([infant, wrong, second, first])).error).toMatchObject({
    field: 'passengers.1.responsible_adult',
    problem: 'adultMissing',
  });
});

it('says it in the language of the request', async () => {
  expect((await order(changed('0.name', 'J0hn'))).error.message).toBe(
    'A name has letters, spaces, hyphens and apostrophes only.',
  );
  expect((await order(changed('0.name', 'J0hn'), GOOD_CONTACT, 'nl')).error.message).toBe(
    'Een naam bestaat alleen uit letters, spaties, koppeltekens en apostrofs.',
  );
});

it.each([
  ['no address', { email: 'anneke', confirm_email: 'anneke' }, 'contact.email', 'emailInvalid'],
  [
    'two addresses',
    { email: 'a@example.com', confirm_email: 'b@example.com' },
    'contact.confirm_email',
    'emailsDiffer',
  ],
  ['none', { email: '', confirm_email: '' }, 'contact.email', 'required'],
])('refuses a contact with %s', async (_what, contact, field, problem) => {
  expect(await order(GOOD_PARTY, contact)).toMatchObject({
    status: 422,
    error: { field, problem },
  });
});

it('wants one number that the airline can call', async () => {
  const short = GOOD_PARTY.map((traveller) => ({
    ...traveller,
    phone: { ...traveller.phone, number: '1234' },
  }));
  expect(await order(short)).toMatchObject({
    status: 422,
    error: {
      field: 'passengers.0.phone.number',
      message: 'At least one traveller needs a phone number that the airline can call.',
    },
  });
});

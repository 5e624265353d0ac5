import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import * as v from 'valibot';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { bookings } from '../db/schema/bookings';
import { users } from '../db/schema/accounts';
import { createLog } from './logging';

const CANARY = 'canary.person@example.com';
const ID = 'canary-of-an-id';

function logOfTest() {
  const lines: string[] = [];
  return { lines, log: createLog('info', { write: (line: string) => void lines.push(line) }) };
}

async function reasonOf(failing: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(failing).then(
    () => {
      throw new Error('it did not fail');
    },
    (reason: unknown) => reason,
  );
}

const user = {
  id: ID,
  email: CANARY,
  name: CANARY,
  lastname: CANARY,
  language: 'en',
  termsAcceptedAt: new Date(0),
  createdAt: new Date(0),
} as const;

describeOnDatabase('The log of failing statements', (database) => {
  const failures: [string, () => Promise<unknown>, object][] = [
    [
      'an insert of what is there already',
      async () => {
        await database().orm.insert(users).values(user);
        await database().orm.insert(users).values(user);
      },
      { code: '23505', table: 'users', constraint: 'users_pkey' },
    ],
    [
      'an insert that breaks a rule',
      () =>
        database().pool.query(
          'INSERT INTO users (id, email, name, lastname, language, country, terms_accepted_at, created_at) VALUES ($2, $2, $1, $1, $1, $1, now(), now())',
          [CANARY, `${CANARY}-of-another`],
        ),
      { code: '23514', table: 'users' },
    ],
    [
      'an update to nothing',
      () => database().pool.query('UPDATE users SET name = NULL WHERE email = $1', [CANARY]),
      { code: '23502', table: 'users', column: 'name' },
    ],
    [
      'a select that cannot be read',
      async () =>
        database()
          .orm.select()
          .from(bookings)
          .where(sql`${bookings.total} = ${CANARY}::integer`),
      { code: '22P02' },
    ],
    [
      'text that cannot be stored',
      async () =>
        database()
          .orm.update(users)
          .set({ name: `${CANARY}\0` }),
      { code: '22021' },
    ],
    [
      'a transaction',
      () => database().orm.transaction(async (tx) => tx.execute(sql`select ${CANARY}::uuid`)),
      { code: '22P02' },
    ],
  ];

  it.each(failures)(
    'names code and place of %s, and none of its values',
    async (_what, failing, traits) => {
      const { lines, log } = logOfTest();
      const err = await reasonOf(failing());
      log.child({ reqId: 'request-1' }).error({ err }, 'request failed');
      log.error(err);
      log.error({ err });
      log.error({ error: err, cause: new Error('outer', { cause: err }) }, 'under other names');
      log.error(
        { err: new AggregateError([new Error(`it says ${CANARY}`, { cause: err })], CANARY) },
        'several',
      );
      const all = lines.join('');
      expect(all).not.toMatch(/canary/i);
      const first: unknown = JSON.parse(lines[0] ?? '');
      const at = Object(first).err;
      expect({ reqId: Object(first).reqId, ...(at.cause ?? at) }).toMatchObject({
        reqId: 'request-1',
        ...traits,
      });
      expect(all).toContain('at ');
    },
  );

  it('names the statement by its operation, its table and a hash of its text', async () => {
    const { lines, log } = logOfTest();
    const err = await reasonOf(
      database()
        .orm.update(users)
        .set({ name: `${CANARY}\0` }),
    );
    log.error({ err }, 'failed');
    expect(Object(JSON.parse(lines[0] ?? '')).err.statement).toMatch(/^update users #[0-9a-f]{8}$/);
  });

  it('has no values when a server without an error handler of ours logs them', async () => {
    const { lines, log } = logOfTest();
    const app = fastify({ loggerInstance: log });
    app.get('/', () =>
      database()
        .orm.select()
        .from(bookings)
        .where(sql`${bookings.total} = ${CANARY}::integer`),
    );
    await app.inject('/');
    await app.close();
    expect(lines.join('')).toContain('select bookings #');
    expect(lines.join('')).not.toContain('canary');
  });
});

describe('The log of other errors', () => {
  const parsed = () => v.parse(v.object({ stars: v.number() }), { stars: CANARY });
  const asJson = (): unknown => JSON.parse(`{"name": ${CANARY}`);
  it.each([
    ['an answer of an unknown form', parsed],
    ['an answer that is no JSON', asJson],
  ])('holds nothing of %s', (_what, fail) => {
    const { lines, log } = logOfTest();
    try {
      fail();
    } catch (err) {
      log.error({ err }, 'the supplier failed');
    }
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain('canary');
  });

  it('holds no body, headers or envelope that a library hangs on an error, and keeps our own words', () => {
    const { lines, log } = logOfTest();
    log.error(
      {
        err: Object.assign(new Error('the supplier answered 422'), {
          body: CANARY,
          headers: { a: CANARY },
          raw: { CANARY },
          code: `550 ${CANARY}`,
          statusCode: 422,
        }),
      },
      'failed',
    );
    log.error(
      {
        err: Object.assign(new Error(`no mailbox ${CANARY}`), {
          responseCode: 550,
          code: 'EENVELOPE',
        }),
      },
      'failed',
    );
    expect(lines.join('')).not.toContain('canary');
    expect(lines[0]).toContain('the supplier answered 422');
    expect(lines[0]).toContain('"statusCode":422');
    expect(lines[1]).toContain('EENVELOPE');
  });
});

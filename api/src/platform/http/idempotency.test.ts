import fastify from 'fastify';
import type { Call } from '@wayfare/api-contract';
import * as v from 'valibot';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { HASHES } from '../../../test/builders/document-numbers';
import { checkIdempotencyKey, idempotencyKey, once } from './idempotency';
import { route } from './route';
import { registerClock } from './test-clock';
import { registerValibot } from './valibot-schemas';

const CountSchema = v.object({ count: v.number() });
const RequestSchema = v.object({ amount: v.number() });
const CHARGE: Call<{ amount: number }, { count: number }> = { method: 'POST', path: '/api/charge' };
const REFUND: typeof CHARGE = { method: 'POST', path: '/api/refund' };
const MINUTE = 60_000;

describeOnDatabases('A call that must not be made twice', (database) => {
  /** Two calls that count how often they were made, at a time that is set. */
  async function open(owner: string) {
    const time = { now: Date.parse('2026-11-20T09:00:00Z') };
    let count = 0;
    const app = fastify();
    registerValibot(app, true);
    registerClock(app, () => time.now, false);
    for (const call of [CHARGE, REFUND]) {
      route(
        app,
        call,
        { request: RequestSchema, result: CountSchema },
        { summary: 'Counts its calls', isIdempotent: true },
        (input, context) =>
          once(
            { database: database(), requestHashes: HASHES },
            {
              owner,
              key: idempotencyKey(context),
              request: [call.path, input],
              schema: CountSchema,
              now: context.now,
            },
            () => Promise.resolve({ count: (count += 1) }),
          ),
      );
    }
    const ask = async ({ path }: typeof CHARGE, amount: number, key?: string) =>
      (
        await app.inject({
          method: 'POST',
          url: path,
          payload: { amount },
          headers: key === undefined ? {} : { 'idempotency-key': key },
        })
      ).json<{ result: { count: number } | null }>().result?.count;
    return { ask, pass: (milliseconds: number) => void (time.now += milliseconds) };
  }

  it('refuses a key that was used for another request', async () => {
    const call = (request: unknown) =>
      once(
        { database: database(), requestHashes: HASHES },
        { owner: 'another request', key: 'one-key-1', request, schema: CountSchema, now: 0 },
        () => Promise.resolve({ count: 1 }),
      );
    await call(['charge', 5]);
    await expect(call(['charge', 6])).rejects.toThrow('IDEMPOTENCY_CONFLICT');
    await expect(call(['charge', 5])).resolves.toEqual({ count: 1 });
  });

  it.each<[string, Record<string, string>, number]>([
    ['without a key', {}, 200],
    ['with a key', { 'idempotency-key': 'one-and-the-same' }, 200],
    ['with an unusable key', { 'idempotency-key': 'short' }, 422],
  ])(
    'is checked by its header alone where its answer is not kept: %s',
    async (_what, own, code) => {
      const app = fastify();
      registerValibot(app, true);
      registerClock(app, Date.now, false);
      const schemas = { request: RequestSchema, result: CountSchema };
      route(
        app,
        CHARGE,
        schemas,
        { summary: 'Keeps nothing', isIdempotent: true },
        async (_, context) => {
          Object.defineProperty(context.request, 'body', {
            get: () => {
              throw new Error('nobody needs the body');
            },
          });
          checkIdempotencyKey(context);
          return { count: 1 };
        },
      );
      const answer = await app.inject({
        method: 'POST',
        url: CHARGE.path,
        payload: { amount: 5 },
        headers: own,
      });
      expect(answer.statusCode).toBe(code);
    },
  );

  it('is told by its path and body where it has no key', async () => {
    const { ask } = await open('by path and body');
    expect([
      await ask(CHARGE, 5),
      await ask(CHARGE, 5),
      await ask(CHARGE, 6),
      await ask(REFUND, 5),
      await ask(CHARGE, 5),
    ]).toEqual([1, 1, 2, 3, 1]);
  });

  it('is another call after ten minutes, and that one is remembered as well', async () => {
    const { ask, pass } = await open('after ten minutes');
    const counts = [await ask(CHARGE, 5)];
    for (const wait of [10 * MINUTE - 1, 1, 10 * MINUTE - 1]) {
      pass(wait);
      counts.push(await ask(CHARGE, 5));
    }
    expect(counts).toEqual([1, 1, 2, 2]);
  });

  it('is one call for as long as its key is kept', async () => {
    const { ask, pass } = await open('with a key');
    const first = await ask(CHARGE, 5, 'one-and-the-same');
    pass(24 * 60 * MINUTE);
    expect([
      first,
      await ask(CHARGE, 5, 'one-and-the-same'),
      await ask(CHARGE, 5, 'another-of-them'),
      await ask(CHARGE, 5),
    ]).toEqual([1, 1, 2, 3]);
  });
});

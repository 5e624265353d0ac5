import { describeOnDatabases } from '../../test/databases/on-databases';
import { buildOperatorsApp } from '../telemetry/operators-app';
import { createLog } from '../platform/http/logging';
import { ALWAYS_READY } from '../../test/fakes/always-ready.fake';
import { NO_METRICS } from '../../test/fakes/no-metrics.fake';
import { checkSeals, forgetOldEvents, sealDays } from './seals';

const TOKEN = 'a-token-of-the-operators';
const HEADERS = { authorization: `Basic ${Buffer.from(`ops:${TOKEN}`).toString('base64')}` };

describeOnDatabases('The days of the audit log', (database) => {
  const told = (at: string, act: string) =>
    database().pool.query(
      "INSERT INTO audit.audit_events (at, actor, act, object, outcome) VALUES ($1, 'system', $2, 'booking:none', 'done')",
      [at, act],
    );
  const seals = async () =>
    (
      await database().pool.query<{ day: string; events: number; digest: string }>(
        "SELECT to_char(day, 'YYYY-MM-DD') AS day, events, digest FROM audit.audit_seals ORDER BY day",
      )
    ).rows;

  it('are sealed when they are over, each bound to the one before; what is changed is seen', async () => {
    await told('2020-03-01T12:00:00Z', 'one');
    await told('2020-03-01T23:59:59.999Z', 'two');
    await told('2020-03-02T00:00:00Z', 'three');
    await sealDays(database(), new Date('2020-03-02T00:30:00Z'));
    expect(await seals()).toEqual([]);
    await sealDays(database(), new Date('2020-03-02T01:00:01Z'));
    await sealDays(database(), new Date('2020-03-02T02:00:00Z'));
    await sealDays(database(), new Date('2020-03-03T02:00:00Z'));
    expect(await seals()).toEqual([
      { day: '2020-03-01', events: 2, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { day: '2020-03-02', events: 1, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(await checkSeals(database())).toEqual({ sealed: 2, changed: [] });

    const app = await buildOperatorsApp(
      {
        ...{ database: database(), clock: Date.now, log: createLog('silent') },
        ...{ metrics: NO_METRICS, health: ALWAYS_READY },
      },
      { tokens: [TOKEN], hosts: [] },
    );
    const get = (url: string, headers: Record<string, string> = HEADERS) =>
      app.inject({ url, headers });
    const exported = await get('/audit?from=2020-03-01&to=2020-03-01');
    expect(exported.headers['content-type']).toContain('application/x-ndjson');
    const lines = exported.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ at, act }) => [at, act])).toEqual([
      ['2020-03-01T12:00:00.000Z', 'one'],
      ['2020-03-01T23:59:59.999Z', 'two'],
    ]);
    expect((await get('/audit?from=2020-03-02&to=2020-03-01')).statusCode).toBe(400);
    expect((await get('/audit?from=2020-03-01&to=2020-03-01', {})).statusCode).toBe(401);
    expect((await get('/audit/seals', {})).statusCode).toBe(401);

    // somebody with the table's rights adds to a day that is over
    await told('2020-03-01T13:00:00Z', 'forged');
    expect((await get('/audit/seals')).json()).toEqual({ sealed: 2, changed: ['2020-03-01'] });
    await app.close();
  });

  it('go after their time, and their seals stay', async () => {
    await told('2020-03-03T12:00:00Z', 'four');
    await forgetOldEvents(database(), 730, new Date('2022-03-03T05:00:00Z'));
    const { rows } = await database().pool.query(
      "SELECT act FROM audit.audit_events WHERE at < '2021-01-01'",
    );
    expect(rows).toEqual([{ act: 'four' }]);
    expect(await seals()).toHaveLength(2);
    expect((await checkSeals(database())).changed).toEqual([]);
  });
});

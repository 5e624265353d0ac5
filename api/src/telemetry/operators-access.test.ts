import { ALWAYS_READY } from '../../test/fakes/always-ready.fake';
import { NO_METRICS } from '../../test/fakes/no-metrics.fake';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { createLog } from '../platform/http/logging';
import { buildOperatorsApp } from './operators-app';
import { operatorsToken } from './operators-token';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const LOG = createLog('silent');
const TOKEN = 'a-token-of-the-operators';
const PREVIOUS_TOKEN = 'a-token-of-former-operators';
const ACCESS = { tokens: [TOKEN, PREVIOUS_TOKEN], hosts: ['ops.example.com'] };

const basic = (password: string, name = 'operator') => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
});

describeOnDatabase('The page for operators, to who may not see it', (database) => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await buildOperatorsApp(
      {
        database: database(),
        clock: () => NOW,
        log: LOG,
        metrics: NO_METRICS,
        health: ALWAYS_READY,
      },
      ACCESS,
    );
  });
  afterAll(() => app.close());

  describe('shows nothing', () => {
    const from = (headers: Record<string, string>, remoteAddress = '10.0.1.1') =>
      app.inject({ url: '/', headers, remoteAddress });

    it.each<[string, Record<string, string>]>([
      ['a token', {}],
      ['the right token', basic('a-token-of-the-operator')],
      ['a token that is longer', basic(`${TOKEN}s`)],
      ['a password', basic('')],
      ['a scheme that it knows', { authorization: `Bearer ${TOKEN}` }],
      ['credentials in their form', { authorization: `Basic ${TOKEN}` }],
    ])('without %s', async (_what, headers) => {
      const answer = await from(headers);
      expect([
        answer.statusCode,
        answer.headers['www-authenticate'],
        answer.headers['cache-control'],
      ]).toEqual([401, expect.stringContaining('Basic realm="Wayfare operators"'), 'no-store']);
      expect(answer.body).toMatch(/^This page needs its token/);
    });

    it.each([
      ['evil.example', 421],
      ['evil.example:4015', 421],
      ['localhost.evil.example', 421],
      ['127.0.0.1.evil.example', 421],
      ['a b', 421],
      ['localhost:4015', 200],
      ['127.0.0.1:4015', 200],
      ['[::1]:4015', 200],
      ['OPS.example.com', 200],
    ])('under a name that is not its own: %j answers %i', async (host, status) => {
      expect((await from({ ...basic(TOKEN), host }, '10.0.1.2')).statusCode).toBe(status);
    });

    it('to who has tried sixty times within a minute, not even with the right one', async () => {
      const statuses = [];
      for (let count = 0; count < 60; count += 1)
        statuses.push((await from(basic('guess'), '10.0.1.3')).statusCode);
      expect(new Set(statuses)).toEqual(new Set([401]));
      const answer = await from(basic(TOKEN), '10.0.1.3');
      expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
      expect((await from(basic(TOKEN), '10.0.1.4')).statusCode).toBe(200);
    });

    it('and opens by the token of before while it is replaced', async () => {
      expect((await from(basic(PREVIOUS_TOKEN), '10.0.1.5')).statusCode).toBe(200);
    });

    it('at any other address', async () => {
      expect((await app.inject('/reports')).statusCode).toBe(404);
    });
  });
});

describe('The token of the page for operators', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-operators-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is made once where none is given, for its owner alone to read', async () => {
    const dataDir = path.join(folder, 'data');
    const token = await operatorsToken(undefined, dataDir);
    const file = path.join(dataDir, 'operators-token');
    expect([
      token.length,
      (await readFile(file, 'utf8')).trim(),
      (await stat(file)).mode & 0o777,
    ]).toEqual([43, token, 0o600]);
    expect(await operatorsToken(undefined, dataDir)).toBe(token);
    expect(await operatorsToken(TOKEN, dataDir)).toBe(TOKEN);
  });

  it('is not what somebody left empty or short', async () => {
    await writeFile(path.join(folder, 'operators-token'), '1234\n');
    await expect(operatorsToken(undefined, folder)).rejects.toThrow(
      'operators-token must have at least 16 characters',
    );
  });
});

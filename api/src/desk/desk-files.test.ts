import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { startDesk } from '../../test/clients/desk-client';
import type { DeskUnderTest } from '../../test/clients/desk-client';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { startDrill } from '../../test/drills/drill';
import { Chance } from '../../test/fakes/bank-and-supplier.fake';
import { serveDesk } from './desk-files';

describeOnDatabase('The page of the desk', (database) => {
  let dir = '';
  let desk: DeskUnderTest;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'wayfare-desk-'));
    await mkdir(path.join(dir, 'assets'));
    await writeFile(path.join(dir, 'index.html'), '<!doctype html><title>Desk</title>');
    await writeFile(path.join(dir, 'assets/main.0a1b.js'), 'start()');
    await writeFile(path.join(dir, 'favicon.svg'), '<svg/>');
    const drill = startDrill(database(), new Chance(() => 'fine'));
    desk = await startDesk(database(), drill, { env: { DESK_DIR: dir } });
  });
  afterAll(async () => {
    await desk.close();
    await rm(dir, { recursive: true });
  });

  it.each(['/', '/bookings/bk_1', '/stuck?x=1', '/?problem=expired'])(
    'is at %s, never kept and without code of others',
    async (url) => {
      const { statusCode, headers, body } = await desk.app.inject(url);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('<title>Desk</title>');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
    },
  );

  it('has files of its build, which are kept for ever, and others, which are not', async () => {
    const script = await desk.app.inject('/assets/main.0a1b.js');
    expect([script.body, script.headers['cache-control']]).toEqual([
      'start()',
      'public, max-age=31536000, immutable',
    ]);
    const icon = await desk.app.inject('/favicon.svg');
    expect([icon.body, icon.headers['cache-control']]).toEqual(['<svg/>', 'no-store']);
  });

  it.each<['GET' | 'POST', string]>([
    ['GET', '/assets/main.other.js'],
    ['GET', '/assets/..%2f..%2fpackage.json'],
    ['GET', '/api/no-such-call'],
    ['POST', '/bookings/bk_1'],
  ])('is not at %s %s', async (method, url) => {
    const answer = await desk.app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('refuses whoever asks too often, as a problem', async () => {
    const from = { remoteAddress: '10.0.0.9' };
    let answer = await desk.app.inject({ url: '/api/sign-in', ...from });
    for (let asked = 0; asked < 30; asked += 1)
      answer = await desk.app.inject({ url: '/api/sign-in', ...from });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
  });
});

describe('A desk whose browser side was not built', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = fastify();
    await serveDesk(app, 'nowhere');
  });
  afterEach(() => app.close());

  it('has no page', async () => {
    expect((await app.inject('/')).statusCode).toBe(404);
  });
});

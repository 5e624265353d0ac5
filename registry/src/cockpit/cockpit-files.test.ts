import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService, type RunningService } from '../testing/service.fixture';

describe('The page of the cockpit', () => {
  let dir: string;
  let service: RunningService;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'cockpit-'));
    await mkdir(path.join(dir, 'assets'));
    await writeFile(path.join(dir, 'index.html'), '<!doctype html><title>Cockpit</title>');
    await writeFile(path.join(dir, 'assets/main.0a1b.js'), 'start()');
    service = await startService({ COCKPIT_DIR: dir });
  });
  afterAll(async () => {
    await service.close();
    await rm(dir, { recursive: true });
  });

  it.each(['/cockpit', '/cockpit/', '/cockpit/nl', '/cockpit/nl/verticals/hotels?x=1'])(
    'is at %s, never kept, and without code of others',
    async (at) => {
      const response = await fetch(service.url + at);
      const { headers } = response;
      expect([response.status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('<title>Cockpit</title>');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('has the files of its build, which are kept for ever', async () => {
    const response = await fetch(`${service.url}/cockpit/assets/main.0a1b.js`);
    expect([await response.text(), response.headers.get('cache-control')]).toEqual([
      'start()',
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    ['GET', '/cockpit/assets/main.other.js'],
    ['GET', '/cockpit/assets/..%2f..%2fpackage.json'],
    ['GET', '/cockpits'],
    ['POST', '/cockpit/verticals'],
  ])('is not at %s %s', async (method, at) => {
    const response = await fetch(service.url + at, { method });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: expect.any(String) },
    ]);
  });
});

it('says that it was not built, and the service answers all the same', async () => {
  const service = await startService({ COCKPIT_DIR: '/nowhere' });
  try {
    const response = await fetch(`${service.url}/cockpit`);
    expect([response.status, await response.text()]).toEqual([
      404,
      'The cockpit was not built here: npm run build -- cockpit\n',
    ]);
    expect((await fetch(`${service.url}/health`)).status).toBe(200);
  } finally {
    await service.close();
  }
});

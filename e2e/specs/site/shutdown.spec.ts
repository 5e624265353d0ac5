/* Whoever is being served when a process is told to end gets the whole answer; nobody new is let in, and the process ends by itself. */
import { mkdtemp } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createApiClient } from '@wayfare/api-client';
import { anonymousLogin, articleList } from '@wayfare/api-contract';
import { API_START_MS } from '../../fixtures/own-api';
import { freePorts, siteOfRun } from '../../fixtures/site-under-test';
import { expect, test as base } from '../../fixtures/test';

const NOTHING = JSON.stringify({
  data: [],
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } },
});

/** A content service that thinks until it is told to answer. */
async function startThinker() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response)).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isAsked: () => waiting.length > 0,
    answer: () =>
      waiting
        .splice(0)
        .forEach((response) =>
          response.writeHead(200, { 'content-type': 'application/json' }).end(NOTHING),
        ),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface SlowApi {
  url: string;
  thinker: Awaited<ReturnType<typeof startThinker>>;
  end: () => void;
  exitCode: () => number | null;
}

const test = base.extend<{ slowApi: SlowApi }>({
  slowApi: [
    async ({}, use) => {
      const run = siteOfRun();
      const thinker = await startThinker();
      const dataDir = await mkdtemp(path.join(run.runDir, 'shutdown-'));
      const { startProcess, stopProcesses } = await import('../../../.workspace/processes.mjs');
      const { apiPort } = await freePorts('apiPort');
      const url = `http://127.0.0.1:${apiPort}`;
      const env = {
        NODE_ENV: 'test',
        NODE_OPTIONS: '',
        API_PORT: String(apiPort),
        SANDBOX_URL: run.sandboxUrl,
        CONTENT_URL: thinker.url,
        CONTENT_TIMEOUT_MS: '20000',
        DATA_DIR: path.join(dataDir, 'data'),
        RATE_LIMIT: '0',
        RATE_LIMIT_LOGIN: '0',
        LOG_LEVEL: 'warn',
      };
      const api = await startProcess({
        name: 'api',
        command: ['node', 'api/dist/server.cjs'],
        env,
        url: `${url}/api/ready`,
        timeout: API_START_MS,
        dataDir,
      });
      await use({
        url,
        thinker,
        end: () => void api.child.kill('SIGTERM'),
        exitCode: () => api.child.exitCode,
      });
      await stopProcesses([api]);
      thinker.stop();
    },
    { timeout: API_START_MS },
  ],
});

const isRefused = (url: string) =>
  fetch(url, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process that is told to end finishes what is under way, refuses others and ends @long', async ({
  slowApi: { url, thinker, end, exitCode },
  ownShell,
}) => {
  const { origin, health } = await ownShell({ env: { API_URL: url } });

  await test.step('the shell, with a page under way', async () => {
    const { pid } = await health();
    const underWay = fetch(`${origin}/articles`);
    await expect.poll(() => thinker.isAsked()).toBe(true);
    process.kill(pid, 'SIGTERM');
    await expect.poll(() => isRefused(`${origin}/health`)).toBe(true);
    thinker.answer();
    const page = await underWay;
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  await test.step('the API, with a call under way', async () => {
    const { token } = await createApiClient({ baseUrl: url, token: () => '' }).call(
      anonymousLogin,
      {},
    );
    const underWay = createApiClient({ baseUrl: url, token: () => token }).call(articleList, {
      locale: 'nl',
    });
    await expect.poll(() => thinker.isAsked()).toBe(true);
    end();
    await expect.poll(() => isRefused(`${url}/api/health`)).toBe(true);
    expect(exitCode()).toBeNull();
    thinker.answer();
    expect(await underWay).toMatchObject({ data: [] });
    await expect.poll(exitCode).toBe(0);
  });
});

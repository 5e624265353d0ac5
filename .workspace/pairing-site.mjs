/* A site of which the shell and the API are of different workspaces. */
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePorts } from './ports.mjs';
import { startProcess, stopProcesses } from './processes.mjs';
import { pageNode } from './site.mjs';

const HOP_BY_HOP = ['connection', 'host', 'transfer-encoding', 'content-length'];

/** Passes the calls of a shell on to an API, and remembers what it refused: a page with a fault is a page all the same. */
async function watchApi(apiUrl) {
  const refused = new Set();
  const server = createServer(async (request, response) => {
    try {
      const headers = Object.entries(request.headers).filter(
        ([name]) => !HOP_BY_HOP.includes(name),
      );
      const sent = await text(request);
      const answer = await fetch(apiUrl + request.url, {
        method: request.method,
        headers: Object.fromEntries(headers),
        body: sent === '' ? undefined : sent,
      });
      const said = await answer.text();
      if (answer.status >= 400)
        refused.add(`the API answers ${answer.status} to ${request.method} ${request.url} ${sent}`);
      const type = answer.headers.get('content-type') ?? 'application/json';
      response.writeHead(answer.status, { 'content-type': type }).end(said);
    } catch (error) {
      refused.add(`the API does not answer ${request.method} ${request.url}: ${error.message}`);
      response.destroy();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    refusals: () => [...refused],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts the sandbox and API of one workspace behind the shell of another, on the releases in `dataDir`. */
export async function startPairing(dataDir, { shell, api }) {
  const ports = await freePorts(4);
  const [sandboxPort, smtpPort, apiPort, port] = ports;
  const [supplier, apiUrl] = [sandboxPort, apiPort].map((at) => `http://127.0.0.1:${at}`);
  const origin = `http://localhost:${port}`;
  const common = { NODE_ENV: 'production', ALLOW_SANDBOX: 'on', NODE_OPTIONS: '' };
  const processes = [];
  const watched = await watchApi(apiUrl);
  async function stop() {
    await stopProcesses(processes);
    watched.close();
  }
  const start = async (name, cwd, command, env, url) =>
    processes.push(
      await startProcess({ name, cwd, command, env: { ...common, ...env }, url, dataDir }),
    );
  try {
    await start(
      'sandbox',
      api,
      ['node', 'sandbox/dist/server.cjs'],
      { SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: String(smtpPort) },
      `${supplier}/health`,
    );
    await start(
      'api',
      api,
      ['node', 'api/dist/server.cjs'],
      {
        API_PORT: String(apiPort),
        OPERATORS_PORT: '0',
        SANDBOX_URL: supplier,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        PUBLIC_ORIGIN: origin,
        RATE_LIMIT: '0',
        DATA_DIR: path.join(dataDir, 'data'),
      },
      `${apiUrl}/api/ready`,
    );
    await start(
      'shell',
      shell,
      [...pageNode, 'shell/dist/server/server.cjs'],
      {
        PORT: String(port),
        API_URL: watched.url,
        DATA_DIR: dataDir,
        SHELL_DIST: path.join(shell, 'shell/dist'),
        PUBLIC_ORIGIN: origin,
        PAYMENT_FRAMES: supplier,
        RATE_LIMIT_PAGES: '0',
      },
      `http://127.0.0.1:${port}/ready`,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, log: processes.at(-1).log, refusals: watched.refusals, stop };
}

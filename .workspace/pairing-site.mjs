/* A site whose shell and API come from different workspaces. */
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { IN_FOLDERS } from './in-folders.mjs';
import { freePorts } from './ports.mjs';
import { startSite } from './site.mjs';

const HOP_BY_HOP = ['connection', 'host', 'transfer-encoding', 'content-length'];

/** Proxy to the API that records refusals: a failed part still renders a page. */
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

/** Starts API and sandbox of one workspace behind another's shell; `publish` fills the releases in `dataDir`. */
export async function startPairing(dataDir, { shell, api, publish }) {
  const [port, apiPort, sandboxPort, smtpPort] = await freePorts(4);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const watched = await watchApi(apiUrl);
  try {
    const site = await startSite({
      ...{ port, apiPort, sandboxPort, smtpPort, dataDir },
      env: {
        ...IN_FOLDERS,
        SHELL_DIST: path.join(shell, 'shell/dist'),
        RATE_LIMIT: '0',
        RATE_LIMIT_PAGES: '0',
      },
      beforeShell: () => publish(apiUrl),
      folders: { shell, api },
      callsGoTo: watched.url,
    });
    const { log } = site.processes.find(({ name }) => name === 'shell');
    const stop = () => site.stop().finally(watched.close);
    return { origin: site.origin, log, refusals: watched.refusals, stop };
  } catch (error) {
    watched.close();
    throw error;
  }
}

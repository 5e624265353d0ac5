/* The floor of server rendering: React's own stream of one page's tree, its data loaded once, and nothing around it. */
import { createServer } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { readConfig } from '../../../shell/src/server/platform/config';
import { appFor } from '../../../shell/src/server/render/render-page';
import { apiAddresses } from '../../../shell/src/server/platform/api-addresses';
import { createServerApi } from '../../../shell/src/server/platform/service-session';
import { readShellAssets } from '../../../shell/src/server/render/shell-assets';
import { controlComposition } from './composition';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const composition = await controlComposition(config.distFolder);
  const url = new URL(process.env.BARE_PATH ?? '/', config.origin);
  const platform = {
    api: createServerApi(apiAddresses(config.apiUrls), config.renderTimeoutMs),
    hrefs: composition.hrefs,
    flags: config.flags,
    support: config.support,
    signIn: () => Promise.resolve(),
    updateProfile: () => undefined,
    logout: () => Promise.resolve(),
  };
  const context = await composition
    .handlerOf(url.pathname)
    .query(new Request(url), { requestContext: platform });
  if (context instanceof Response || context.statusCode !== 200)
    throw new Error(`${url.pathname} has no page to render`);
  const options = {
    ...config,
    tagManager: null,
    isTraced: false,
    scriptOrigins: { payment: [], tagManager: [] },
    api: platform.api,
    platform,
    assets: readShellAssets(config.distFolder),
    tell: () => undefined,
  };
  const server = createServer((request, response) => {
    if (request.url === '/health') return void response.end('{}');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    renderToPipeableStream(appFor(composition, context, options).app).pipe(response);
  });
  server.listen(config.port, config.host);
  process.once('SIGTERM', () => process.exit(0));
}

void main();

import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { parseManifest } from '@wayfare/releases';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { answerRelease, EVENTS_PATH, openPages, RELEASE_PATH } from './dev-answers';
import { followBuild, upToDate, type Build } from './dev-build';
import { devRelease, type DevRelease, type DevSource } from './dev-release';
import { devRemoteConfig } from './dev-remote-config';
import { devShellConfig } from './dev-shell-config';
import { followSaves } from './saves';
import { workspaceRoot } from './workspace';

type Request = IncomingMessage & { originalUrl?: string };

/** Milliseconds the shell's build is delayed: a saved library may be the vertical's too, which goes first. */
const AFTER_VERTICAL = 400;

export interface DevServerOptions {
  name: string;
  directory: string;
  port: number;
  site: string;
  shell: readonly Configuration[];
  folder: string;
  say: (text: string) => void;
  onShell: () => void;
}

export interface DevServer {
  ready: Promise<void>;
  reload(): void;
  stop(): Promise<void>;
}

function tellFaults(name: string, builds: readonly Build[], say: (text: string) => void) {
  let told = '';
  return async () => {
    await Promise.all(builds.map((build) => build.settled()));
    const faults = builds.map((build) => build.faults()).find((text) => text !== '') ?? '';
    if (faults === told) return;
    told = faults;
    say(faults === '' ? `${name}: the sources are good again` : faults);
  };
}

function manifestReader(file: string, say: (text: string) => void) {
  let last: DevSource['manifest'] | null = null;
  let told = '';
  return () => {
    try {
      last = parseManifest(JSON.parse(readFileSync(file, 'utf8')));
      told = '';
    } catch (error) {
      const text = `${path.relative(workspaceRoot, file)}: ${String(error)}`;
      if (text !== told) say(text);
      told = text;
    }
    return last;
  };
}

function watchShell(
  configurations: readonly Configuration[],
  { folder, say, onShell }: Pick<DevServerOptions, 'folder' | 'say' | 'onShell'>,
) {
  let known: string | undefined;
  const compiler = webpack(devShellConfig(configurations, path.join(folder, 'shell')));
  compiler.watch({ aggregateTimeout: AFTER_VERTICAL }, (error, stats) => {
    if (error !== null || stats === undefined) return say(String(error));
    if (stats.hasErrors()) return say(stats.toString({ all: false, errors: true }));
    if (stats.hash === known) return;
    known = stats.hash;
    onShell();
  });
  return compiler;
}

const close = (compiler: { close(done: (error: unknown) => void): void }) =>
  new Promise<void>((resolve) => compiler.close(() => resolve()));

/** Watches vertical and shell and serves hot updates. Needs NODE_ENV=development; rejects on a taken port. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { name, directory, port, site, say } = options;
  const origin = `http://localhost:${port}`;
  const output = path.join(options.folder, name);
  const config = devRemoteConfig({ name, directory, origin, output });
  const [browser, server] = [webpack(config.browser), webpack(config.server)];
  const pages = openPages();
  const readManifest = manifestReader(path.join(workspaceRoot, directory, 'vertical.json'), say);

  let manifest: string | undefined;
  const onSettled = () => void settled();
  const builds = {
    browser: followBuild(browser, 'assets.json', onSettled),
    server: followBuild(server, 'index.cjs', onSettled),
  };
  const saves = await followSaves(path.join(options.folder, 'saves'));
  const tell = tellFaults(name, [builds.browser, builds.server], say);

  async function current(): Promise<DevRelease | null> {
    await Promise.all([builds.browser.settled(), builds.server.settled()]);
    const [chunks, code, read] = [builds.browser.asset(), builds.server.asset(), readManifest()];
    if (chunks === null || code === null || read === null) return null;
    return devRelease({ manifest: read, code, chunks: JSON.parse(chunks) as DevSource['chunks'] });
  }

  async function newest(): Promise<DevRelease | null> {
    await upToDate([builds.browser, builds.server], saves.heard);
    return current();
  }

  let becomeReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (becomeReady = resolve));
  async function settled(): Promise<void> {
    await tell();
    const found = await current();
    if (found === null) return;
    const { version: _, ...rest } = found.release.manifest;
    const text = JSON.stringify(rest);
    // paths and slots of an open page are fixed by its document
    if (manifest !== undefined && manifest !== text) pages.reload();
    manifest = text;
    becomeReady();
  }

  const devServer = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      compress: false,
      setupExitSignals: false,
      headers: {
        'access-control-allow-origin': site,
        // styles and pictures are fetched without CORS
        'cross-origin-resource-policy': 'same-site',
        'cache-control': 'no-store',
      },
      client: {
        // the level at which the client tells why it reloads
        logging: 'info',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      devMiddleware: { stats: 'none' },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'dev-release',
          path: RELEASE_PATH,
          middleware: (request: Request, response: ServerResponse) =>
            void answerRelease({ url: request.originalUrl }, response, newest),
        },
        {
          name: 'dev-events',
          path: EVENTS_PATH,
          middleware: (_request: Request, response: ServerResponse) => pages.listen(response),
        },
      ],
    },
    browser,
  );
  await devServer.start();
  const watching = server.watch({}, () => undefined);
  // one at a time, the page's first: it is being looked at
  browser.hooks.invalid.tap('DevServer', (file, time) => {
    watching?.suspend();
    server.hooks.invalid.call(file, time);
  });
  for (const hook of [browser.hooks.done, browser.hooks.failed])
    hook.tap('DevServer', () => watching?.resume());
  const shell = watchShell(options.shell, options);

  return {
    ready,
    reload: pages.reload,
    async stop() {
      pages.close();
      saves.close();
      await devServer.stop();
      await Promise.all([close(browser), close(server), close(shell)]);
    },
  };
}

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { startProcess, stopProcesses } from '../../.workspace/processes.mjs';
import { pageNode, startSite } from '../../.workspace/site.mjs';
import { ROOT } from '../fixtures/site-under-test';
import { publishBuilds } from '../fixtures/shelf';

/** Ports 4300 to 4309 belong to the measurements, or ten others from where `BENCH_PORT` says. */
const FIRST = Number(process.env.BENCH_PORT ?? 4300);
const PORT = {
  site: FIRST,
  api: FIRST + 1,
  sandbox: FIRST + 2,
  control: FIRST + 3,
  bare: FIRST + 5,
  second: FIRST + 6,
};
const LIMITS = {
  RATE_LIMIT: '0',
  RATE_LIMIT_LOGIN: '0',
  RATE_LIMIT_PAGES: '0',
  LOG_LEVEL: 'warn',
};

type Started = Awaited<ReturnType<typeof startProcess>>;

export const benchFolder = path.join(ROOT, '.wayfare/bench/run');
export const apiUrl = `http://127.0.0.1:${PORT.api}`;
export const sandboxUrl = `http://127.0.0.1:${PORT.sandbox}`;

interface ServerOf {
  name: string;
  file: string;
  port: number;
  env: Record<string, string>;
  /** of Node, which its threads have too */
  options?: readonly string[];
}

const server = ({ name, file, port, env, options = [] }: ServerOf) =>
  startProcess({
    name,
    command: [...pageNode, ...options, file],
    env: {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: 'on',
      RATE_LIMIT_PAGES: '0',
      // what is measured is how pages are made
      PAGE_CACHE_MB: '0',
      NODE_OPTIONS: '',
      DATA_DIR: benchFolder,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
      ...env,
    },
    url: `http://127.0.0.1:${port}/health`,
    dataDir: benchFolder,
  });

/** The composed site with nothing beside it. */
export const startAlone = (env: Record<string, string> = {}) =>
  startSite({
    port: PORT.site,
    apiPort: PORT.api,
    sandboxPort: PORT.sandbox,
    dataDir: benchFolder,
    env: { ...LIMITS, ...env },
  });

/** The composed site and the control, on the same API. */
export async function startBoth(): Promise<{
  federated: string;
  control: string;
  stopControl: () => Promise<void>;
  stop: () => Promise<void>;
}> {
  const site = await startAlone();
  const control = await startControl(PORT.control);
  return {
    federated: site.origin,
    control: `http://localhost:${PORT.control}`,
    stopControl: () => stopProcesses([control]),
    async stop() {
      await stopProcesses([control]);
      await site.stop();
    },
  };
}

const controlDist = path.join(ROOT, 'e2e/bench/control/dist');

const startControl = (port: number, env: Record<string, string> = {}) =>
  server({
    name: 'control',
    file: `${controlDist}/server/server.cjs`,
    port,
    env: { API_URL: apiUrl, SHELL_DIST: controlDist, ...env },
  });

const shellFile = path.join(ROOT, 'shell/launch.cjs');

/** Answers of the API from memory: rendering alone is measured. */
const FROM_MEMORY = ['--require', path.join(ROOT, 'e2e/bench/memory-answers.cjs')] as const;
const MEMORY = FROM_MEMORY.join(' ');

/** The three ways of rendering one page, each in a process of its own. */
export async function startRenderers(barePath: string) {
  const started = {
    federated: await server({
      name: 'second',
      file: shellFile,
      port: PORT.second,
      env: { API_URL: apiUrl, NODE_OPTIONS: MEMORY },
    }),
    control: await startControl(PORT.control, { NODE_OPTIONS: MEMORY }),
    bare: await server({
      name: 'bare',
      file: `${controlDist}/server/bare.cjs`,
      port: PORT.bare,
      env: { API_URL: apiUrl, NODE_OPTIONS: MEMORY, SHELL_DIST: controlDist, BARE_PATH: barePath },
    }),
  };
  const url = (port: number) => `http://127.0.0.1:${port}${barePath}`;
  const pid = ({ child }: Started) => child.pid ?? 0;
  return {
    urls: { federated: url(PORT.second), control: url(PORT.control), bare: url(PORT.bare) },
    pids: {
      federated: pid(started.federated),
      control: pid(started.control),
      bare: pid(started.bare),
    },
    stop: () => stopProcesses(Object.values(started)),
  };
}

/** Shells that answer a page, whose answers of the API come from memory. */
function shellsFromMemory(path: string) {
  const started: Started[] = [];
  return {
    stop: () => stopProcesses(started),
    async start(name: string, port: number, env: Record<string, string>) {
      const shell = await server({
        name,
        file: shellFile,
        port,
        env: { API_URL: apiUrl, ...env },
        options: FROM_MEMORY,
      });
      started.push(shell);
      return { url: `http://127.0.0.1:${port}${path}`, pid: shell.child.pid ?? 0 };
    },
  };
}

/** The shell with no render worker, one, and two. */
export async function startWorkers(path: string) {
  const { start, stop } = shellsFromMemory(path);
  const withWorkers = (workers: number, port: number) =>
    start(`workers-${workers}`, port, { RENDER_WORKERS: String(workers) });
  return {
    shells: {
      0: await withWorkers(0, PORT.control),
      1: await withWorkers(1, PORT.bare),
      2: await withWorkers(2, PORT.second),
    },
    stop,
  };
}

/** The shell without traces, and with every one exported to an address. */
export async function startTraced(path: string, endpoint: string) {
  const { start, stop } = shellsFromMemory(path);
  return {
    shells: {
      without: await start('untraced', PORT.bare, {}),
      with: await start('traced', PORT.second, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
    },
    stop,
  };
}

/** An empty folder with the present builds published in it. */
export async function prepareFolder(): Promise<void> {
  await rm(benchFolder, { recursive: true, force: true });
  await mkdir(benchFolder, { recursive: true });
  await publishBuilds(benchFolder);
}

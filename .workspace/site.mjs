/* Sandbox, API, shell and registry as processes, for `npm start`, browser suites and measurements. */
import { HAS_PSEUDO } from './data-folder.mjs';
import { keepRunning } from './keep-running.mjs';
import { startProcess, stopProcesses } from './processes.mjs';
import { pseudoContent } from './pseudo-content.mjs';
import { keepShell } from './shell-builds.mjs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { root } from './run.mjs';

/** Rendering garbage is short-lived: a larger young generation saves collections (decision 0031). */
export const pageNode = ['node', '--max-semi-space-size=64'];

/**
 * The shell is started when `beforeShell` has ended, which begins when the API answers if it is a function. `together`
 * is for an API that has its data already: it does not wait for the sandbox. `folders` are the workspaces that shell, API
 * and sandbox come from, `callsGoTo` is what the shell takes for the API. With `say`, a process that ends or hangs is
 * started again, which it tells. `deskPort` opens the operators' desk there, with the sandbox's operators unless the
 * environment names an issuer. `registryPort` opens the registry's service there, over the folders of `dataDir`.
 *
 * @param {{port: number, apiPort: number, sandboxPort: number, smtpPort?: number, operatorsPort?: number | string, deskPort?: number, registryPort?: number, dataDir: string, env?: Record<string, string>, apiEnv?: Record<string, string>, beforeShell?: Promise<unknown> | (() => Promise<unknown>), together?: boolean, folders?: {shell: string, api: string}, callsGoTo?: string, say?: (text: string) => void}} options
 */
export async function startSite({
  port,
  apiPort,
  sandboxPort,
  smtpPort = sandboxPort + 5,
  operatorsPort = 0,
  deskPort,
  registryPort,
  dataDir,
  env = {},
  apiEnv = {},
  beforeShell = Promise.resolve(),
  together = false,
  folders = { shell: root, api: root },
  callsGoTo = `http://127.0.0.1:${apiPort}`,
  say,
}) {
  const run = ({ live, ...options }) =>
    say === undefined
      ? startProcess(options)
      : keepRunning((isRestart) => startProcess({ ...options, isRestart }), { live, say });
  const supplierUrl = `http://127.0.0.1:${sandboxPort}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  // ports decide outside addresses by default
  const common = {
    NODE_ENV: 'production',
    ALLOW_SANDBOX: 'on',
    NODE_OPTIONS: '',
    ...(process.env.SHELL_SECRET || process.env.SHELL_SECRET_FILE
      ? {}
      : { SHELL_SECRET: randomBytes(24).toString('hex') }),
    ...env,
  };
  const desk =
    deskPort === undefined || process.env.DESK_OIDC_ISSUER
      ? {}
      : {
          DESK_PORT: String(deskPort),
          DESK_OIDC_ISSUER: `${supplierUrl}/identity`,
          DESK_OIDC_CLIENT_ID: 'wayfare-desk',
          DESK_OIDC_CLIENT_SECRET: 'sandbox-desk-secret',
        };
  const startSandbox = () =>
    run({
      name: 'sandbox',
      cwd: folders.api,
      command: ['node', 'sandbox/dist/server.cjs'],
      env: {
        ...common,
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_SMTP_PORT: String(smtpPort),
        SANDBOX_WEBHOOK_URL: `${apiUrl}/api/webhooks/stripe`,
        SANDBOX_WEBHOOK_SECRET: 'whsec_sandbox',
        SANDBOX_SUPPLIER_WEBHOOK_URL: `${apiUrl}/api/webhooks/duffel`,
        SANDBOX_SUPPLIER_WEBHOOK_SECRET: 'duffel_webhook_sandbox',
        SANDBOX_RAIL_WEBHOOK_URL: `${apiUrl}/api/webhooks/era`,
        SANDBOX_RAIL_WEBHOOK_SECRET: 'rail_webhook_sandbox',
      },
      url: `${supplierUrl}/health`,
      live: `${supplierUrl}/health`,
      dataDir,
    });
  const startApi = () =>
    run({
      name: 'api',
      cwd: folders.api,
      command: ['node', 'api/dist/server.cjs'],
      env: {
        ...common,
        ...desk,
        ...apiEnv,
        API_PORT: String(apiPort),
        OPERATORS_PORT: String(operatorsPort),
        SANDBOX_URL: supplierUrl,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        PUBLIC_ORIGIN: origin,
        DATA_DIR: path.join(dataDir, 'data'),
        ...(content === null ? {} : { CONTENT_DIR: content }),
      },
      url: `${apiUrl}/api/ready`,
      live: `${apiUrl}/api/health`,
      dataDir,
    });
  const startShell = () =>
    run({
      name: 'shell',
      cwd: folders.shell,
      command: [...pageNode, 'shell/launch.cjs'],
      env: {
        ...common,
        PORT: String(port),
        API_URL: callsGoTo,
        DATA_DIR: dataDir,
        PUBLIC_ORIGIN: origin,
        PAYMENT_FRAMES: supplierUrl,
      },
      url: `http://127.0.0.1:${port}/ready`,
      live: `http://127.0.0.1:${port}/health`,
      dataDir,
    });
  const startRegistry = () =>
    run({
      name: 'registry',
      cwd: folders.shell,
      command: ['node', 'registry/dist/registry.cjs', 'serve'],
      env: {
        ...common,
        REGISTRY_PORT: String(registryPort),
        API_URL: apiUrl,
        DATA_DIR: dataDir,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'Wayfare <rollouts@wayfare.example>',
      },
      url: `http://127.0.0.1:${registryPort}/ready`,
      live: `http://127.0.0.1:${registryPort}/health`,
      dataDir,
    });
  const content = HAS_PSEUDO ? await pseudoContent(dataDir) : null;
  const processes = [];
  if (!common.SHELL_DIST) await keepShell();
  try {
    const beneath = [startSandbox, startApi];
    if (together) processes.push(...(await Promise.all(beneath.map((start) => start()))));
    else for (const start of beneath) processes.push(await start());
    await (typeof beforeShell === 'function' ? beforeShell() : beforeShell);
    const last = registryPort === undefined ? [startShell] : [startRegistry, startShell];
    processes.push(...(await Promise.all(last.map((start) => start()))));
    return {
      origin,
      processes,
      stop: () => stopProcesses(processes),
      async restartShell() {
        const shell = processes.findIndex(({ name }) => name === 'shell');
        if (shell !== -1) await stopProcesses(processes.splice(shell, 1));
        processes.push(await startShell());
      },
    };
  } catch (error) {
    await stopProcesses(processes);
    throw error;
  }
}

/* `npm run dev [-- hotels]`: the site with hot updates for one vertical and the libraries; /dev/ui is the gallery. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { HAS_PSEUDO } from './data-folder.mjs';
import { IN_FOLDERS } from './in-folders.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import discovered from './verticals.cjs';

const since = Date.now();
const say = (text) => process.stdout.write(`${text}\n`);
const verticals = discovered.verticalNames(root);
const vertical = process.argv[2];
if (vertical !== undefined && !verticals.includes(vertical)) {
  say(`name one of ${verticals.join(', ')}`);
  process.exit(1);
}
const port = Number(process.env.PORT ?? 4000);
const origin = `http://localhost:${port}`;
const dataDir = path.resolve(
  root,
  process.env.WAYFARE_DEV_DIR ?? (HAS_PSEUDO ? '.wayfare/pseudo/dev' : '.wayfare/dev'),
);
const compiled = path.join(dataDir, 'compiled');

await install(say);
const { build } = await import('./build.mjs');
const { stopEverything } = await import('./processes.mjs');
const { publishAll } = await import('./release.mjs');
const { startSite } = await import('./site.mjs');

let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const ended = [stopEverything()];
  if (compilers !== null && compilers.exitCode === null)
    ended.push(new Promise((resolve) => compilers.once('exit', resolve)));
  compilers?.kill();
  await Promise.all(ended);
  process.exit(code);
}

function startCompilers() {
  const child = spawn(
    'node',
    [
      '--disable-warning=DEP0205',
      '--import',
      'tsx',
      '.workspace/dev-server.mjs',
      vertical,
      port + 30,
      origin,
      compiled,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.base.json'),
        WAYFARE_ROOT: process.env.WAYFARE_DEV_SOURCES ?? root,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  child.once('exit', (code) => {
    if (!isStopping) say(`the compilers ended with ${code}`);
    void stop(1);
  });
  return child;
}

const heard = (...words) =>
  Promise.all(
    words.map(
      (word) =>
        new Promise((resolve) => compilers.on('message', (said) => said === word && resolve())),
    ),
  );

function showFailures({ child }) {
  child.stdout.on('data', (chunk) => {
    for (const line of String(chunk).split('\n')) {
      if (!line.startsWith('{') || !line.endsWith('}')) continue;
      const { level, msg, err } = JSON.parse(line);
      if (level >= 40) say(`shell: ${msg}${err === undefined ? '' : `\n${err.stack}`}`);
    }
  });
}

const compilers = vertical === undefined ? null : startCompilers();
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));

async function start() {
  const compiling = compilers === null ? Promise.resolve() : heard('ready', 'shell');
  const others = verticals.filter((name) => name !== vertical);
  const built = compilers === null ? ['shell'] : [];
  await build(['sandbox', 'api', ...built, ...others.map(discovered.folderOf)], {
    quiet: true,
  });
  await publishAll(dataDir, others, IN_FOLDERS);
  return startSite({
    port,
    apiPort: port + 10,
    operatorsPort: port + 15,
    sandboxPort: port + 20,
    dataDir,
    beforeShell: compiling,
    together: existsSync(path.join(dataDir, 'data')),
    env: {
      ...IN_FOLDERS,
      NODE_ENV: 'development',
      // breakpoints in one process
      RENDER_WORKERS: '0',
      ...(compilers === null
        ? {}
        : {
            DEV_REMOTE: `${vertical}=http://localhost:${port + 30}`,
            SHELL_DIST: path.join(compiled, 'shell'),
          }),
    },
  });
}

function followShell(site) {
  let restarted = Promise.resolve();
  const restart = async () => {
    await site.restartShell();
    showFailures(site.processes.at(-1));
    compilers.send('reload');
    say('The shell is built anew; open pages load again');
  };
  compilers.on('message', (said) => {
    if (said !== 'shell' || isStopping) return;
    restarted = restarted.then(restart).catch((error) => say(error.message));
  });
}

try {
  const site = await start();
  for (const { name, child, log } of site.processes) {
    if (name === 'shell') continue;
    child.once('exit', (code) => {
      if (!isStopping) say(`${name} ended with ${code}; its log is ${path.relative(root, log)}`);
      void stop(1);
    });
  }
  showFailures(site.processes.at(-1));
  if (compilers !== null) followShell(site);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  say(
    `Wayfare is ready at ${site.origin} (components at ${site.origin}/dev/ui) after ${seconds} s`,
  );
  if (compilers !== null) say(`Edits of mfe-${vertical} and of libs are shown as they are saved`);
} catch (error) {
  if (!isStopping) say(error.message);
  await stop(1);
}

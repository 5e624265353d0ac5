/*
 * `npm run test:long -- operating`: docs/operating.md word for word. Its files are written and its lines are run in their
 * order, by a user without rights, with folders and ports of this machine in the place of the page's values, and systemd
 * played by a supervisor that starts what the units say. What the page says is seen has to be seen, and no secret outside
 * of its file. Needs PostgreSQL's programs, nginx, curl and openssl. Logs stay in .wayfare/operating.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followedBlocks, unseenIn, type FollowedBlock } from '@wayfare/testing/followed-page';
import { ownFolder, withoutRights } from '../../deploy/run/unprivileged';
import { canariesIn, commandsIn, leaks, logsIn, processLists, type Told } from './canaries';
import { translation, valuesIn, type Translate } from './here';
import { nginxUnit, postgresUnit, programPath } from './own-units';
import { createSupervisor, type Supervisor } from './supervisor';
import { cloneTo, ROOT } from './workspace';

const PAGE = 'docs/operating.md';
const JOURNAL = path.join(ROOT, '.wayfare/operating');
const MOST_MS = 900_000;
/** secrets that the page makes */
const FEWEST = 8;
const say = (text: string) => void process.stdout.write(`${text}\n`);

interface Machine {
  readonly here: Translate;
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** Runs a command as the page's user; its input is `text`. Resolves with what it said, also when it fails. */
function runAs(command: readonly string[], { env, cwd }: Machine, text = '') {
  return new Promise<{ code: number | null; out: string; trace: string }>((resolve, reject) => {
    const [program = '', ...words] = withoutRights(command);
    const child = spawn(program, words, { cwd, env, detached: true });
    let [out, trace] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (trace += part));
    const { pid } = child;
    const late = setTimeout(() => pid !== undefined && process.kill(-pid, 'SIGKILL'), MOST_MS);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, out, trace });
    });
    child.stdin.end(text);
  });
}

/** Writes the file that a block is, or runs its lines. Rejects with what differs from the page; resolves with what it told. */
async function follow(block: FollowedBlock, machine: Machine): Promise<Told[]> {
  const { here } = machine;
  const where = `${PAGE}, line ${block.line}`;
  if (block.file !== undefined) {
    const write = ['sh', '-c', 'mkdir -p "$(dirname "$0")" && cat > "$0"', here(block.file)];
    const { code } = await runAs(write, machine, here(block.text));
    if (code !== 0) throw new Error(`${where}: ${block.file} cannot be written`);
    return [];
  }
  const { code, out, trace } = await runAs(['sh', '-eux', '-c', here(block.text)], machine);
  const unseen = unseenIn(out, block.seen.map(here));
  if (code !== 0 || unseen.length > 0)
    throw new Error(
      `${where}: ended with ${code}, not seen: ${JSON.stringify(unseen)}\n${out.slice(-3000)}\n${trace.slice(-3000)}`,
    );
  return [
    { where: `${where}, its output`, text: out },
    { where: `${where}, its commands`, text: commandsIn(trace) },
  ];
}

const PAGES = ['/', '/nl', '/hotels', '/api/health', '/api/ready', '/api/openapi.json', '/ready'];

/** What whoever is outside gets. */
const pages = (here: Translate): Promise<Told[]> =>
  Promise.all(
    PAGES.map(async (page) => {
      const answer = await fetch(`${here('http://127.0.0.1:4000')}${page}`);
      return { where: `the page ${page}`, text: await answer.text() };
    }),
  );

async function followAll(machine: Machine, supervisor: Supervisor): Promise<void> {
  const { told, canaries } = await followBlocks(machine);
  told.push(...processLists(supervisor.processes()), ...logsIn(JOURNAL));
  told.push(...(await pages(machine.here)));
  const fallen = supervisor.fallen();
  if (fallen.length > 0) throw new Error(`${fallen.join(', ')} ended without being told to`);
  const found = leaks(told, [...canaries]);
  if (canaries.size < FEWEST) throw new Error(`only ${canaries.size} secrets were found in files`);
  if (found.length > 0) throw new Error(`secrets are told by ${[...new Set(found)].join('; ')}`);
  say(`${canaries.size} secrets, looked for in ${told.length} places: in none`);
}

async function followBlocks(machine: Machine) {
  const secrets = machine.here('/etc/wayfare/secrets');
  const told: Told[] = [];
  const canaries = new Set<string>();
  let files = 0;
  const blocks = followedBlocks(readFileSync(path.join(ROOT, PAGE), 'utf8'));
  for (const block of blocks) {
    const begun = Date.now();
    told.push(...(await follow(block, machine)));
    // also those that are replaced later
    if (existsSync(secrets)) for (const canary of canariesIn(secrets)) canaries.add(canary);
    if (block.file === undefined)
      say(`line ${block.line}: as it says, in ${Math.round((Date.now() - begun) / 1000)} s`);
    else files += 1;
  }
  say(`${files} files were written, ${blocks.length - files} blocks of lines run`);
  return { told, canaries };
}

const SOCKET = 'systemd';
const SYSTEMCTL = `#!/bin/sh
exec curl --silent --show-error --fail-with-body --request POST --unix-socket "$SUPERVISOR" "http://supervisor/$1/$2"
`;

/** Lays a machine out below `root`: programs, home, the workspace. */
function layOut(root: string, here: Translate): Machine {
  const [bin = '', home = '', temporary = ''] = ['bin', 'home', 'tmp'].map((name) =>
    path.join(root, name),
  );
  for (const folder of [root, bin, home, temporary]) ownFolder(folder);
  chmodSync(root, 0o755);
  writeFileSync(path.join(bin, 'systemctl'), SYSTEMCTL);
  chmodSync(path.join(bin, 'systemctl'), 0o755);
  const env = {
    PATH: programPath(bin),
    HOME: home,
    TMPDIR: temporary,
    LANG: 'C.UTF-8',
    SUPERVISOR: path.join(root, SOCKET),
    // where the commands look for the running site
    PORT: here('4000'),
    NX_DAEMON: 'false',
    // a cache beside the packages is not this user's
    WAYFARE_BUILD_CACHE: 'off',
  };
  for (const folder of ['/etc', '/var', '/srv']) ownFolder(path.join(root, folder));
  for (const folder of ['/var/lib', '/var/backups', '/etc/systemd', '/etc/nginx'])
    ownFolder(path.join(root, folder));
  cloneTo(here('/srv/wayfare'), env);
  return { here, env, cwd: home };
}

async function main(): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'wayfare-operating-'));
  const here = await translation(valuesIn(readFileSync(path.join(ROOT, PAGE), 'utf8')), root);
  rmSync(JOURNAL, { recursive: true, force: true });
  mkdirSync(JOURNAL, { recursive: true });
  let supervisor: Supervisor | undefined;
  try {
    const machine = layOut(root, here);
    const own = { root, journal: JOURNAL, here, programs: programPath(path.join(root, 'bin')) };
    const postgresql = await postgresUnit(own);
    const places = {
      units: here('/etc/systemd/system'),
      journal: JOURNAL,
      socket: path.join(root, SOCKET),
    };
    supervisor = createSupervisor(places, { postgresql, nginx: nginxUnit(own) });
    await supervisor.listen();
    await followAll(machine, supervisor);
    say('operating: 1 passed, 0 failed');
  } finally {
    await supervisor?.close();
    rmSync(root, { recursive: true, force: true });
  }
}

const LINES = 6;

/** How the log of each unit ends. */
const endsOfLogs = () =>
  logsIn(JOURNAL)
    .map(({ where, text }) => {
      const lines = text.trimEnd().split('\n').slice(-LINES);
      return `${where} in ${JOURNAL} ends with\n${lines.map((line) => line.slice(0, 400)).join('\n')}`;
    })
    .join('\n');

main().catch((error: unknown) => {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${words}\n${endsOfLogs()}\n`);
  process.exitCode = 1;
});

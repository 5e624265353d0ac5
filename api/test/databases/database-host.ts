import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { migrate } from '../../src/platform/db/migrate';
import { MIGRATIONS } from '../../src/platform/db/migrations/all';
import { SOCKET_PORT } from '../../src/platform/db/pglite';

/* A process beside the tests that holds their databases in memory, a thread each. PostgreSQL's program is compiled once
   for all of them; in the tests' own processes each suite would compile it anew, which costs more than the suite.

   POST / opens a migrated, empty database and answers with its number and the folder of its socket; DELETE /<number>
   gives it back: it is emptied for whoever asks next. The process ends with its standard input. */

const [, , socket = '', cache = ''] = process.argv;
const WORKER = path.join(__dirname, 'database-worker.cjs');
const PROGRAM = path.dirname(require.resolve('@electric-sql/pglite'));

async function readProgram() {
  const [pglite, initdb, files] = await Promise.all(
    ['pglite.wasm', 'initdb.wasm', 'pglite.data'].map((name) => readFile(path.join(PROGRAM, name))),
  );
  if (pglite === undefined || initdb === undefined || files === undefined)
    throw new Error('PGlite lacks a file');
  return {
    pgliteWasmModule: await WebAssembly.compile(pglite),
    initdbWasmModule: await WebAssembly.compile(initdb),
    fsBundle: new Blob([files]),
  };
}

interface Opened {
  readonly host: string;
  readonly worker: Worker;
}

type Program = Awaited<ReturnType<typeof readProgram>>;

/** The first message of a worker that `pick` knows; rejects when the worker ends before. */
function heard<Found>(worker: Worker, pick: (message: unknown) => Found | undefined) {
  return new Promise<Found>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      const found = pick(message);
      if (found !== undefined) resolve(found);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a database ended with ${code}`)));
  });
}

const word = (expected: string) => (message: unknown) => message === expected || undefined;

async function open(program: Program, contents: Blob | null): Promise<Opened> {
  const host = await mkdtemp(path.join(os.tmpdir(), 'wayfare-db-'));
  const socketPath = path.join(host, `.s.PGSQL.${SOCKET_PORT}`);
  const worker = new Worker(WORKER, { workerData: { socketPath, contents, program } });
  await heard(worker, word('open'));
  return { host, worker };
}

async function close({ host, worker }: Opened): Promise<void> {
  const closed = heard(worker, word('closed'));
  worker.postMessage('close');
  await closed;
  await worker.terminate();
  await rm(host, { recursive: true, force: true });
}

async function makeTemplate(program: Program): Promise<Blob> {
  const opened = await open(program, null);
  const pool = new Pool({ host: opened.host, port: SOCKET_PORT, user: 'postgres', max: 1 });
  await migrate(pool, MIGRATIONS);
  await pool.end();
  const dumped = heard(opened.worker, (message) => {
    const dump: unknown = Object(message).dump;
    return dump instanceof Blob ? dump : undefined;
  });
  opened.worker.postMessage('dump');
  const dump = await dumped;
  await close(opened);
  return dump;
}

/** A migrated, empty database's files, kept between runs under the digest of what made them. */
async function template(program: Program): Promise<Blob> {
  const digest = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex');
  const file = path.join(cache, `database-${digest.slice(0, 12)}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Blob([kept]);
  const made = await makeTemplate(program);
  const own = `${file}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  await writeFile(own, Buffer.from(await made.arrayBuffer()));
  // whoever else makes it meanwhile makes the same
  await rename(own, file);
  return made;
}

const prepare = async () => {
  const program = await readProgram();
  return { program, contents: await template(program) };
};
let prepared: ReturnType<typeof prepare> | undefined;
const databases = new Map<number, Opened>();
/** given back and emptied */
const spare: Opened[] = [];
let last = 0;

async function openNext(): Promise<{ id: number; host: string }> {
  prepared ??= prepare();
  const { program, contents } = await prepared;
  const opened = spare.pop() ?? (await open(program, contents));
  last += 1;
  databases.set(last, opened);
  return { id: last, host: opened.host };
}

async function empty({ worker }: Opened): Promise<boolean> {
  const emptied = heard(worker, (message) => {
    const { isEmpty } = Object(message);
    return typeof isEmpty === 'boolean' ? { isEmpty } : undefined;
  });
  worker.postMessage('empty');
  return (await emptied).isEmpty;
}

async function takeBack(id: number): Promise<object> {
  const opened = databases.get(id);
  databases.delete(id);
  if (opened === undefined) return {};
  if (await empty(opened)) spare.push(opened);
  else await close(opened);
  return {};
}

createServer((request, response) => {
  const asked =
    request.method === 'POST' ? openNext() : takeBack(Number(request.url?.slice(1) ?? ''));
  asked.then(
    (answer) => response.end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(socket, () => process.stdout.write('ready\n'));

process.stdin.on('end', () => process.exit(0)).resume();

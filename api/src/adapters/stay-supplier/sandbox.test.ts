import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { addDays, today } from '@wayfare/domain';
import { describeStaySupplier } from './conformance';
import { duffelStaySupplier } from './duffel';

const ROOT = path.resolve(__dirname, '../../../..');

let sandbox: ChildProcess;
let url = '';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilHealthy(): Promise<void> {
  while (sandbox.exitCode === null) {
    if (await fetch(`${url}/health`).then(({ ok }) => ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the sandbox ended with ${sandbox.exitCode}`);
}

// as a process of its own: the adapter meets it over the wire, as it meets the real supplier
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_OPTIONS: '', TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.base.json'), SANDBOX_PORT: String(port) };
  sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/src/server.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  await untilHealthy();
}, 60_000);

afterAll(async () => {
  sandbox.kill('SIGTERM');
  if (sandbox.exitCode === null) await once(sandbox, 'exit');
});

const checkIn = addDays(today('UTC'), 30);

describeStaySupplier('The sandbox, through Duffel,', () => ({
  supplier: duffelStaySupplier({ url, token: 'duffel_test_sandbox', timeout: 20_000 }),
  free: ['H-DELTA', 'H-RQ'],
  full: 'H-NOROOM',
  dates: { checkIn, checkOut: addDays(checkIn, 2), occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }] },
}));

describe('The sandbox', () => {
  it('says which rates the property confirms later', async () => {
    const supplier = duffelStaySupplier({ url, token: 'duffel_test_sandbox', timeout: 20_000 });
    const dates = { checkIn, checkOut: addDays(checkIn, 2), occupancies: [{ paxes: [{ age: 30 }] }] };
    const [offer] = await supplier.search({ hotelIds: ['H-RQ'] }, dates);
    expect((await supplier.rates(offer?.searchResultId ?? '')).every(({ onRequest }) => onRequest)).toBe(true);
  });
});

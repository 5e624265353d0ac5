import { promote, publish } from '@wayfare/releases';
import { heapsAt, type Heaps } from '../../fixtures/heap';
import { startLoad } from '../../fixtures/load';
import { samplePage } from '../../fixtures/parts';
import { freePorts, VERTICALS } from '../../fixtures/site-under-test';
import { remade } from '../../fixtures/remade';
import { expect, test } from '../../fixtures/test';

const SWAPS = 500;
/** Swaps after which everything that is kept for good is there. */
const WARM = 40;
/** Of each vertical; two of them are kept loaded at a time, so that each swap evaluates one anew. */
const VERSIONS = ['7.0.0', '7.1.0', '7.2.0', '7.3.0'];

const MB = 1024 * 1024;
const inMegabytes = ({ front, workers }: Heaps) =>
  `front ${(front / MB).toFixed(1)} MB, workers ${workers.map((heap) => (heap / MB).toFixed(1)).join(' and ')} MB`;

test('server releases are swapped 500 times under load, and nothing fails or stays behind @long', async ({
  ownShell,
}, info) => {
  test.setTimeout(1_200_000);
  const { inspector } = await freePorts('inspector');
  const shell = await ownShell({
    env: { RENDER_WORKERS: '2', NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` },
  });
  for (const vertical of VERTICALS)
    for (const version of VERSIONS)
      await publish(shell.shelf, await remade(shell.shelf, vertical, { version }), 0);
  const { pid } = await shell.health();
  const load = startLoad(
    shell.origin,
    VERTICALS.map((vertical) => samplePage(vertical).en),
    2,
  );

  async function swap(turn: number): Promise<void> {
    const vertical = VERTICALS[turn % VERTICALS.length] ?? 'hotels';
    const version = VERSIONS[Math.floor(turn / VERTICALS.length) % VERSIONS.length] ?? '';
    const { rev } = await promote(shell.shelf, vertical, version);
    const revision = async () => (await shell.health()).revision;
    await expect.poll(revision, { intervals: [20] }).toBe(rev);
  }

  let before: Heaps = { front: 0, workers: [], buffers: 0 };
  for (let turn = 0; turn < SWAPS; turn += 1) {
    if (turn === WARM) before = await heapsAt(inspector);
    await swap(turn);
  }
  const after = await heapsAt(inspector);
  const { requests, failures } = await load.stop();
  info.annotations.push({
    type: 'heaps',
    description: `${inMegabytes(before)}; then ${inMegabytes(after)}; ${requests} pages`,
  });
  expect(failures).toEqual([]);
  expect((await shell.health()).pid).toBe(pid);
  expect(after.front / before.front).toBeLessThan(1.05);
  const largest = ({ workers }: Heaps) => Math.max(...workers);
  expect(largest(after) / largest(before)).toBeLessThan(1.05);
});

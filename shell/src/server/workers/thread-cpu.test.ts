import { cpuOfThread, ownThread } from './thread-cpu';

const isLinux = process.platform === 'linux';

(isLinux ? it : it.skip)('counts what this thread uses', () => {
  const thread = ownThread();
  const before = cpuOfThread(thread);
  expect(before).not.toBeNull();
  let after = before;
  while (after === before) after = cpuOfThread(thread);
  expect(after).toBeGreaterThan(before ?? Infinity);
});

it('knows nothing of a thread that is not there', () => {
  expect([cpuOfThread(0), cpuOfThread(2 ** 30)]).toEqual([null, null]);
});

import webpack, { sources, type Compilation, type Compiler, type Stats } from 'webpack';
import { followBuild, upToDate, type Build } from './dev-build';

let compiler: Compiler;
let build: Build;
let settledTimes: number;

const turn = async (content: string | null, faults = '') => {
  if (content !== null) {
    const asset = { name: 'index.cjs', source: new sources.RawSource(content), info: {} };
    await compiler.hooks.emit.promise({
      getAsset: () => asset,
    } as Partial<Compilation> as Compilation);
  }
  await compiler.hooks.done.promise({
    hasErrors: () => faults !== '',
    toString: () => faults,
  } as Partial<Stats> as Stats);
};

beforeEach(() => {
  settledTimes = 0;
  compiler = webpack({ mode: 'none' });
  build = followBuild(compiler, 'index.cjs', () => void (settledTimes += 1));
});

/** Has this promise ended when everything that is ready has run? */
async function hasEnded(promise: Promise<void>): Promise<boolean> {
  let ended = false;
  void promise.then(() => (ended = true));
  await new Promise<void>((resolve) => setImmediate(resolve));
  return ended;
}

it('is not settled before the first turn, and has nothing to show', async () => {
  expect(await hasEnded(build.settled())).toBe(false);
  expect(build.asset()).toBeNull();
});

it('is settled after a turn, with what that made', async () => {
  const settled = build.settled();
  await turn('first');
  expect(await hasEnded(settled)).toBe(true);
  expect([build.asset(), build.faults(), settledTimes]).toEqual(['first', '', 1]);
});

it('is not settled from the moment on that something is saved', async () => {
  await turn('first');
  compiler.hooks.invalid.call('file', 0);
  const settled = build.settled();
  expect(await hasEnded(settled)).toBe(false);
  await turn('second');
  expect(await hasEnded(settled)).toBe(true);
  expect(build.asset()).toBe('second');
});

it('keeps what the last good sources made, and says what is wrong until they are good again', async () => {
  await turn('first');
  await turn(null, 'a mistake in line 3');
  expect([build.asset(), build.faults()]).toEqual(['first', 'a mistake in line 3']);
  await turn('third');
  expect([build.asset(), build.faults()]).toEqual(['third', '']);
});

it('is settled when the compiler itself fails, and says so', async () => {
  const settled = build.settled();
  compiler.hooks.failed.call(new Error('no space left'));
  expect(await hasEnded(settled)).toBe(true);
  expect(build.faults()).toContain('no space left');
});

it('is up to date when nothing is heard of after the last turn', async () => {
  await turn('first');
  const saved = ['second', 'third'];
  const heard = () => {
    const content = saved.shift();
    if (content === undefined) return Promise.resolve();
    compiler.hooks.invalid.call('file', 0);
    setImmediate(() => void turn(content));
    return Promise.resolve();
  };
  await upToDate([build], heard);
  expect(build.asset()).toBe('third');
});

import { setTimeout } from 'node:timers/promises';
import { createBlame } from './blame';
import { threadState } from './thread-state';

const state = threadState();
const blame = createBlame(state);
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('names nobody while the shell itself runs', async () => {
  await turn();
  expect(state.marked()).toBeNull();
});

it('names a release from its call on', () => {
  blame.run('alpha@1.0.0', () => expect(state.marked()).toBe('alpha@1.0.0'));
});

it('names the one of two that goes on, whatever ran in between', async () => {
  const seen: (string | null)[] = [];
  const loader = (release: string, milliseconds: number) =>
    blame.run(release, async () => {
      await setTimeout(milliseconds);
      seen.push(state.marked());
      await Promise.resolve();
      seen.push(state.marked());
    });
  await Promise.all([loader('alpha@1.0.0', 20), loader('beta@2.0.0', 5)]);
  expect(seen).toEqual(['beta@2.0.0', 'beta@2.0.0', 'alpha@1.0.0', 'alpha@1.0.0']);
  await turn();
  expect(state.marked()).toBeNull();
});

it('names a release for what it began and nobody waits for', async () => {
  const seen = new Promise((resolve) => {
    blame.run('alpha@1.0.0', () => void setTimeout(1).then(() => resolve(state.marked())));
  });
  expect(await seen).toBe('alpha@1.0.0');
});

it('keeps the beginning of a name that is too long to be kept', () => {
  blame.run(`alpha@${'9'.repeat(1000)}`, () =>
    expect(state.marked()).toMatch(/^alpha@9{200,250}$/),
  );
});

import { loadable } from './loadable';

const failing = (times: number) => {
  let count = 0;
  return jest.fn(() => {
    count += 1;
    return count <= times ? Promise.reject(new Error(`attempt ${count}`)) : Promise.resolve(count);
  });
};

it('fetches once, whoever asks and however often', async () => {
  const start = failing(0);
  const source = loadable(start);
  expect(source.peek()).toBeUndefined();
  expect(source.load()).toBe(source.load());
  await source.load();
  expect(source.retry()).toBe(source.load());
  expect(source.peek()).toBe(1);
  expect(start).toHaveBeenCalledTimes(1);
});

it('keeps a failed attempt until somebody retries', async () => {
  const start = failing(1);
  const source = loadable(start);
  await expect(source.load()).rejects.toThrow('attempt 1');
  await expect(source.load()).rejects.toThrow('attempt 1');
  expect(start).toHaveBeenCalledTimes(1);
  await expect(source.retry()).resolves.toBe(2);
  await expect(source.load()).resolves.toBe(2);
});

it('makes one new attempt when two retry at the same time', async () => {
  const start = failing(1);
  const source = loadable(start);
  await source.load().catch(() => undefined);
  expect(source.retry()).toBe(source.retry());
  await source.load();
  expect(start).toHaveBeenCalledTimes(2);
});

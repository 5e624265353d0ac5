import { waitFor } from '@testing-library/react';
import { keepOfflinePage } from './offline-page';

const workers = (register: () => Promise<unknown>) =>
  ({ serviceWorker: { register } }) as unknown as Navigator;

it.each([
  ['is asked to keep the page', () => Promise.resolve(), []],
  ['cannot, and is told of', () => Promise.reject(new Error('blocked')), ['blocked']],
])('a browser %s', async (_what, answer, expected) => {
  const register = jest.fn(answer);
  const told: string[] = [];
  keepOfflinePage(workers(register), (error) => told.push((error as Error).message));
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  expect(register).toHaveBeenCalledWith('/service-worker.js', {
    scope: '/',
    updateViaCache: 'none',
  });
  expect(told).toEqual(expected);
});

it('a browser without workers is left alone', () =>
  expect(() => keepOfflinePage({}, () => undefined)).not.toThrow());

import { renderHook } from '@testing-library/react';
import { createSearchMemory } from './search-memory';

interface Kept {
  to: string;
  day: string;
}
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'to' in value && 'day' in value;
const memory = createSearchMemory<Kept>({
  key: 'lastFlights',
  isSearch: isKept,
  journeyOf: ({ to }) => to,
});
const shown = () =>
  renderHook(() => memory.useSearches()).result.current.map(({ to, day }) => `${to} ${day}`);

beforeEach(() => window.localStorage.clear());

it('keeps the latest search of each journey, four of them, the latest first', () => {
  for (const to of ['A', 'B', 'C', 'D', 'E', 'B']) memory.remember({ to, day: '1' });
  memory.remember({ to: 'D', day: '2' });
  expect(shown()).toEqual(['D 2', 'B 1', 'E 1', 'C 1']);
});

it.each(['nonsense', '{}', '[1, {"from": "A"}]', 'null'])('has nothing of %s', (stored) => {
  window.localStorage.setItem('lastFlights', stored);
  expect(shown()).toEqual([]);
});

it('shows on an open page what was there when it was opened, until it is forgotten', () => {
  memory.remember({ to: 'A', day: '1' });
  const { result, rerender } = renderHook(() => memory.useSearches());
  memory.remember({ to: 'B', day: '1' });
  rerender();
  expect(result.current).toEqual([{ to: 'A', day: '1' }]);
  expect(shown()).toEqual(['B 1', 'A 1']);
  window.localStorage.clear();
  rerender();
  expect(result.current).toEqual([]);
});

it('shows nothing on a page that was opened without any', () => {
  const { result, rerender } = renderHook(() => memory.useSearches());
  memory.remember({ to: 'A', day: '1' });
  rerender();
  expect(result.current).toEqual([]);
});

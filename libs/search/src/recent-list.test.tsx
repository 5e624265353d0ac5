import { createRecentList } from './recent-list';

const places = createRecentList<{ code: string }>({
  key: 'recentStations',
  most: 3,
  isItem: (value): value is { code: string } =>
    typeof value === 'object' && value !== null && 'code' in value,
  idOf: ({ code }) => code,
});
const codes = () => places.read().map(({ code }) => code);
const remember = (...known: string[]) => places.remember(known.map((code) => ({ code })));

beforeEach(() => window.localStorage.clear());

it('has the latest of a kind, each once, the latest first', () => {
  remember('A', 'B');
  remember('C', 'A');
  expect(codes()).toEqual(['C', 'A', 'B']);
  remember('D');
  expect(codes()).toEqual(['D', 'C', 'A']);
});

it.each([
  ['{', []],
  ['7', []],
  ['[7, {"code": "A"}]', ['A']],
])('has of %s what is of the kind', (stored, known) => {
  window.localStorage.setItem('recentStations', stored);
  expect(codes()).toEqual(known);
});

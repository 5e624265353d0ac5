import { watchUse } from './watch-use';

function watched() {
  const heard: string[] = [];
  const page = document.implementation.createHTMLDocument();
  watchUse({ used: () => void heard.push('used'), woke: () => void heard.push('woke') }, page);
  return { heard, page };
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

it('hears keys and presses, not each of them', () => {
  const { heard, page } = watched();
  for (const type of ['pointerdown', 'keydown', 'pointerdown'])
    page.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(heard).toEqual(['used']);
  jest.advanceTimersByTime(5_000);
  page.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(heard).toEqual(['used', 'used']);
});

it.each([
  ['visible', ['woke']],
  ['hidden', []],
])('hears that the page is %s', (state, expected) => {
  const { heard, page } = watched();
  Object.defineProperty(page, 'visibilityState', { value: state });
  page.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(expected);
});

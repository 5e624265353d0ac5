import { stylesheetScript } from './stylesheet-script';

const page = globalThis as { __WAYFARE_LOST__?: string[] };
const lost = () => page.__WAYFARE_LOST__;

/** A stylesheet of the document that is under way, or has come; jsdom fetches none. */
function stylesheet(href: string, sheet: object | null = null): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.blocks = '';
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return link;
}

const named = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

/** As the browser runs it from the page. */
const run = (): void => void new Function(stylesheetScript())();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('takes out what has not come after a while, and brings the frame’s own back beside the page', () => {
  run();
  const frame = stylesheet('/assets/frame.css');
  stylesheet('/r/alpha/1.0.0/client/index.css');
  stylesheet('/r/beta/1.0.0/client/slot.css', {});
  jest.advanceTimersByTime(1999);
  expect(lost()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(named()).toEqual(['/assets/frame.css', '/r/beta/1.0.0/client/slot.css']);
  expect(document.head.querySelector('link')).not.toBe(frame);
  expect(lost()).toEqual(['/assets/frame.css', '/r/alpha/1.0.0/client/index.css']);
});

it('takes out what failed, at once', () => {
  run();
  stylesheet('/r/alpha/1.0.0/client/index.css').dispatchEvent(new Event('error'));
  expect([named(), lost()]).toEqual([[], ['/r/alpha/1.0.0/client/index.css']]);
});

it.each([
  ['a picture that failed', () => document.head.append(document.createElement('img'))],
  [
    'a stylesheet that code has added, and waits for itself',
    () => delete stylesheet('/r/alpha/1.0.0/client/later.css').dataset.blocks,
  ],
  ['a file that is fetched ahead', () => stylesheet('/assets/next.js').setAttribute('rel', 'x')],
])('leaves %s alone', (_what, add) => {
  run();
  add();
  document.head.lastElementChild?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(2000);
  expect(document.head.childElementCount).toBe(1);
  expect(lost()).toEqual([]);
});

it('leaves to the code what fails later', () => {
  run();
  jest.advanceTimersByTime(2000);
  stylesheet('/r/alpha/1.0.0/client/other.css').dispatchEvent(new Event('error'));
  expect([named(), lost()]).toEqual([['/r/alpha/1.0.0/client/other.css'], []]);
});

import { createStylesInUse } from './styles-in-use';

let page: Document;
beforeEach(() => (page = document.implementation.createHTMLDocument()));

/** A stylesheet in the head, as if it had been fetched; jsdom fetches none. */
function sheetOf(path: string): { disabled: boolean } {
  const sheet = { disabled: false };
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = `https://site.test${path}`;
  Object.defineProperty(link, 'sheet', { value: sheet });
  page.head.append(link);
  return sheet;
}
const arrive = () => page.head.lastElementChild?.dispatchEvent(new Event('load'));

it('lets styles of a vertical apply while any part of it is shown', () => {
  const hotels = sheetOf('/r/hotels/1.0.0/client/results.css');
  const trains = sheetOf('/r/trains/1.0.0/client/results.css');
  const shell = sheetOf('/assets/styles.1.css');
  const styles = createStylesInUse(page);
  const leavePage = styles.use('hotels');
  const leaveSlot = styles.use('hotels');
  leavePage();
  expect(hotels.disabled).toBe(false);
  leaveSlot();
  expect([hotels, trains, shell].map(({ disabled }) => disabled)).toEqual([true, false, false]);
  styles.use('hotels');
  expect(hotels.disabled).toBe(false);
});

it('takes a page for another of the same vertical without a gap that stays', () => {
  const hotels = sheetOf('/r/hotels/1.0.0/client/results.css');
  const styles = createStylesInUse(page);
  const leave = styles.use('hotels');
  leave();
  styles.use('hotels');
  expect(hotels.disabled).toBe(false);
});

it('lets what was fetched ahead apply only when its vertical is shown', () => {
  const styles = createStylesInUse(page);
  const ahead = sheetOf('/r/trains/1.0.0/client/results.css');
  arrive();
  expect(ahead.disabled).toBe(true);
  const leave = styles.use('trains');
  expect(ahead.disabled).toBe(false);
  const more = sheetOf('/r/trains/1.0.0/client/fares.css');
  arrive();
  expect(more.disabled).toBe(false);
  leave();
  expect([ahead.disabled, more.disabled]).toEqual([true, true]);
});

it('leaves what the server sent alone until its vertical was shown and left', () => {
  const slot = sheetOf('/r/flights/1.0.0/client/slot.css');
  const styles = createStylesInUse(page);
  arrive();
  expect(slot.disabled).toBe(false);
  styles.use('flights')();
  expect(slot.disabled).toBe(true);
});

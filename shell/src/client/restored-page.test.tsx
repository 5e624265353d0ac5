import { watchRestored } from './restored-page';

it.each([
  ['kept as it was left, of somebody else', true, true, 1],
  ['kept as it was left, of the same', true, false, 0],
  ['new', false, true, 0],
])('a page that is %s is loaded anew %i times', (_what, persisted, isOvertaken, times) => {
  const reload = jest.fn();
  watchRestored({ isOvertaken: () => isOvertaken }, reload);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(reload).toHaveBeenCalledTimes(times);
});

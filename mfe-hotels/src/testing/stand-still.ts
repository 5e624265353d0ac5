import { configure } from '@testing-library/react';

/** Stops the calendar, and nothing else, at ten in the morning of Thursday 10 December 2026. */
export function standStill(): void {
  // a list of twenty cards takes its time on a busy machine; nothing here is about speed
  configure({ asyncUtilTimeout: 10_000 });
  jest.setTimeout(40_000);
  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse('2026-12-10T09:00:00Z'),
      doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime', 'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
    });
    window.localStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

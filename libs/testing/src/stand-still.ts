import { configure } from '@testing-library/react';
import { FIXED_NOW } from './fixed-clock';

/** Stops the calendar, and nothing else, at `FIXED_NOW` in each test of a file, and gives its waits the time of a busy machine. */
export function standStill(): void {
  // a list of twenty cards takes its time on a busy machine; nothing here is about speed
  configure({ asyncUtilTimeout: 10_000 });
  jest.setTimeout(40_000);
  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse(FIXED_NOW),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'hrtime',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
      ],
    });
    window.localStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

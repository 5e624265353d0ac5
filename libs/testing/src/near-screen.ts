import { act } from '@testing-library/react';

/** What pages asked to be told of. */
const watched: (() => void)[] = [];

class Watcher implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #told: IntersectionObserverCallback;
  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }
  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    watched.push(() => this.#told([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const SIDES = ['clientWidth', 'clientHeight'] as const;

/** Gives the tests of a suite a screen that nothing is near, and elements a size that a map can be drawn in. */
export function installScreen(): void {
  beforeEach(() => {
    watched.length = 0;
    Object.defineProperty(globalThis, 'IntersectionObserver', {
      configurable: true,
      value: Watcher,
    });
    for (const side of SIDES)
      Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 400 });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    for (const side of SIDES) Reflect.deleteProperty(HTMLElement.prototype, side);
  });
}

/** Everything that waits for the reader comes near the screen. */
export const comeNear = (): Promise<void> =>
  act(async () => watched.splice(0).forEach((tell) => tell()));

/* What is measured: the seat picker by itself with the largest map there is, and a bare table of as many buttons. */
import '@wayfare/ui-styles';
import type { Root } from 'react-dom/client';
import { prepare, type Shown } from './page';

/** Milliseconds that the main thread needs from the start of a frame, when `work` begins, until that frame is painted. */
function frameTime(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      work();
      // the message comes when the frame that this callback belongs to has been drawn
      port2.postMessage(null);
    });
  });
}

function container(): HTMLElement {
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  return element;
}

function bareTable(columns: number, count: number): HTMLTableElement {
  const table = document.createElement('table');
  for (let index = 0; index < count; index += 1) {
    const row =
      index % columns === 0
        ? table.insertRow()
        : (table.rows[table.rows.length - 1] ?? table.insertRow());
    const button = document.createElement('button');
    button.textContent = String(index);
    row.insertCell().append(button);
  }
  table.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement)
      target.setAttribute('aria-pressed', String(target.getAttribute('aria-pressed') !== 'true'));
  });
  return table;
}

/**
 * Asks the main thread for a moment again and again while `work` is done, until `isDone`: the longest that it let nobody
 * else have a turn, and how long everything took.
 */
async function watched(
  work: () => void,
  isDone: () => boolean,
): Promise<{ longest: number; total: number }> {
  const { port1, port2 } = new MessageChannel();
  const turn = () =>
    new Promise<number>((resolve) => {
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  const start = await turn();
  let [before, longest, end] = [start, 0, start];
  work();
  while (end === start) {
    const now = await turn();
    longest = Math.max(longest, now - before);
    before = now;
    if (isDone()) end = now;
  }
  // what was drawn last is still to be painted
  const painted = await frameTime(() => undefined);
  return { longest: Math.max(longest, painted), total: end - start };
}

const seatCount = () => document.querySelectorAll('[data-seat]').length;

let root: Root | null = null;
let target: HTMLElement = document.body;

const bench = {
  /** brings up the map of `seats` seats; it stays */
  showMap(asked: Shown, seats: number): Promise<{ longest: number; total: number }> {
    root?.unmount();
    const prepared = prepare(container(), asked);
    root = prepared.root;
    return watched(prepared.show, () => seatCount() >= seats);
  },
  showBare(count: number): Promise<{ longest: number; total: number }> {
    root?.unmount();
    root = null;
    const box = container();
    return watched(
      () => box.append(bareTable(10, count)),
      () => box.childElementCount > 0,
    );
  },
  /** marks what will be clicked, so that looking for it is no part of the click; the page itself where there is nothing */
  aim(at: number | null): void {
    const all = [
      ...document.querySelectorAll<HTMLElement>('[data-seat]:not([aria-disabled]), table button'),
    ];
    target = (at === null ? undefined : all[at]) ?? document.body;
  },
  click: (): Promise<number> => frameTime(() => target.click()),
};

declare global {
  interface Window {
    seatBench: typeof bench;
  }
}

window.seatBench = bench;
const query = new URLSearchParams(window.location.search);
if (query.has('aircraft'))
  void bench.showMap(
    {
      aircraft: query.get('aircraft') ?? '',
      airline: query.get('airline') ?? 'SQ',
      cabin: (query.get('cabin') ?? 'economy') as Shown['cabin'],
      segment: '',
      language: query.get('language') === 'nl' ? 'nl' : 'en',
    },
    1,
  );

import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HostContext } from './host-context';
import { Slot } from './slot';
import { filler, ID, open, shows } from '../testing/slot.fixture';

describe('a slot that waits until the reader is near', () => {
  const Late = () => <Slot id={ID} vertical="alpha" whenNear fallback="one moment" />;
  const load = jest.fn(shows('A'));
  const observers = new Set<{ tell: (isIntersecting: boolean) => void }>();

  class FakeObserver {
    readonly tell: (isIntersecting: boolean) => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.tell = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = () => observers.add(this);
    disconnect = () => observers.delete(this);
  }

  const scroll = (isIntersecting: boolean) =>
    act(async () => [...observers].forEach(({ tell }) => tell(isIntersecting)));

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    load.mockClear();
    observers.clear();
  });

  it('fetches its code then, and stays once it is there', async () => {
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    await open([filler('alpha', 1, load)], { Page: Late });
    await scroll(false);
    expect(screen.getByText('one moment')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    await scroll(true);
    expect(await screen.findByText('A en')).toBeVisible();
    expect(observers.size).toBe(0);
  });

  it('is there at once where a browser can not tell', async () => {
    await open([filler('alpha', 1, load)], { Page: Late });
    expect(await screen.findByText('A en')).toBeVisible();
  });

  it('is not in the document of the server', () => {
    const host = {
      verticals: [filler('alpha', 1, load)],
      report: jest.fn(),
      onSlot: jest.fn(),
      Failure: () => null,
    };
    expect(
      renderToString(
        <HostContext value={host}>
          <Late />
        </HostContext>,
      ),
    ).toBe('<div data-near="">one moment</div>');
    expect(host.onSlot).not.toHaveBeenCalled();
  });
});

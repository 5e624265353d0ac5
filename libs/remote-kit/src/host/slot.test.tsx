import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { userEvent } from '@testing-library/user-event';
import { PlatformContext } from '../use-page';
import type { SlotProps, Vertical } from '../vertical';
import { HostContext, useHost } from './host-context';
import { hostedOf, platformOf } from './host.fixture';
import type { HostedVertical } from './hosted-vertical';
import { Slot, useSlots } from './slot';

const ID = 'home.search/v1';
const slotOf = (order: number, label: string, flag?: string) => ({
  id: ID,
  order,
  label: { en: label, nl: `${label} nl` },
  ...(flag === undefined ? {} : { flag }),
});

function filler(
  name: string,
  order: number,
  load: Vertical['slots'][string],
  flag?: string,
): HostedVertical {
  const routes = [{ name: 'index', path: { en: `/${name}`, nl: `/nl/${name}` } }];
  return hostedOf({
    manifest: { name, routes, slots: [slotOf(order, name, flag)] },
    vertical: { name, slots: { [ID]: load } },
  }).hosted;
}

const shows = (text: string) => () =>
  Promise.resolve({
    Component: ({ language }: { language: string }) => <p>{`${text} ${language}`}</p>,
  });

function Tabs() {
  return useSlots(ID).map(({ vertical, label }) => (
    <section key={vertical} aria-label={label}>
      <Slot id={ID} vertical={vertical} fallback="one moment" />
    </section>
  ));
}

async function open(
  verticals: HostedVertical[],
  {
    path = '/',
    flags = {},
    Page = Tabs,
  }: { path?: string; flags?: Record<string, boolean>; Page?: () => React.ReactNode } = {},
) {
  const report = jest.fn();
  const onSlot = jest.fn();
  const host = {
    verticals,
    report,
    onSlot,
    Failure: ({ vertical, onRetry }: { vertical: string; onRetry: () => void }) => (
      <button onClick={onRetry}>{`Retry ${vertical}`}</button>
    ),
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] });
  await act(async () => {
    render(
      <PlatformContext value={platformOf(flags)}>
        <HostContext value={host}>
          <RouterProvider router={router} />
        </HostContext>
      </PlatformContext>,
    );
  });
  return { report, onSlot };
}

const labels = () =>
  screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

it("puts the verticals' parts in the order of their manifests", async () => {
  const { onSlot } = await open([filler('beta', 2, shows('B')), filler('alpha', 1, shows('A'))]);
  expect(labels()).toEqual(['alpha', 'beta']);
  expect(screen.getByText('A en')).toBeVisible();
  expect(onSlot).toHaveBeenCalledWith('beta', ID);
});

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
    ).toBe('<div>one moment</div>');
    expect(host.onSlot).not.toHaveBeenCalled();
  });
});

it('I18N-57 labels and fills them in the language of the URL', async () => {
  await open([filler('alpha', 1, shows('A'))], { path: '/nl' });
  expect(labels()).toEqual(['alpha nl']);
  expect(screen.getByText('A nl')).toBeVisible();
});

it.each([
  [{}, ['alpha']],
  [{ extra: false }, ['alpha']],
  [{ extra: true }, ['alpha', 'beta']],
])('PLT-22 leaves a part out unless its feature is on: %j', async (flags, expected) => {
  await open([filler('alpha', 1, shows('A')), filler('beta', 2, shows('B'), 'extra')], { flags });
  expect(labels()).toEqual(expected);
});

it('shows nothing for a vertical that is not there', async () => {
  await open([], { Page: () => <Slot id={ID} vertical="nobody" /> });
  expect(document.body).toHaveTextContent('');
});

it('keeps a part that could not be loaded in its place, and Retry brings it when the cause is gone', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(shows('A')).mockRejectedValueOnce(new Error('chunk lost'));
  const { report } = await open([filler('alpha', 1, load), filler('beta', 2, shows('B'))]);
  expect(screen.getByText('B en')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ vertical: 'alpha', where: ID }));
  await act(async () => screen.getByRole('button', { name: 'Retry alpha' }).click());
  expect(screen.getByText('A en')).toBeVisible();
  errors.mockRestore();
});

it('keeps a part that throws while rendering in its place, and Retry renders it anew', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('bug');
    return <p>well again</p>;
  };
  await open([
    filler('alpha', 1, () => Promise.resolve({ Component: Part })),
    filler('beta', 2, shows('B')),
  ]);
  expect(screen.getByText('B en')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry alpha' }));
  expect(screen.getByText('well again')).toBeVisible();
  errors.mockRestore();
});

it('tells the page the numbers of a part, and that a part failed', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: string[] = [];
  const Counts = ({ report }: SlotProps) => (
    <button onClick={() => report?.({ all: 2 })}>Count</button>
  );
  const Page = () =>
    useSlots(ID).map(({ vertical }) => (
      <Slot
        key={vertical}
        id={ID}
        vertical={vertical}
        report={({ all }) => told.push(`${vertical} ${all}`)}
        onFailure={() => told.push(`${vertical} failed`)}
      />
    ));
  await open(
    [
      filler('alpha', 1, () => Promise.resolve({ Component: Counts })),
      filler('beta', 2, () => Promise.reject(new Error('chunk lost'))),
    ],
    { Page },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(told).toEqual(['beta failed', 'alpha 2']);
  errors.mockRestore();
});

it('says that a component needs a host around it', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <>{useHost().verticals.length}</>;
  expect(() => render(<Lost />)).toThrow('no host around this component');
  errors.mockRestore();
});

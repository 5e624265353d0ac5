import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { act, render } from '@testing-library/react';
import { PlatformContext } from '../use-page';
import type { Vertical } from '../vertical';
import { HostContext } from '../host/host-context';
import { hostedOf, platformOf } from './host.fixture';
import type { HostedVertical } from '../host/hosted-vertical';
import { Slot, useSlots } from '../host/slot';

export const ID = 'home.search/v1';
const slotOf = (order: number, label: string, flag?: string) => ({
  id: ID,
  order,
  label: { en: label, nl: `${label} nl` },
  ...(flag === undefined ? {} : { flag }),
});

/** A vertical with a part for the slot. */
export function filler(
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

/** Code of a part that shows the text and the language. */
export const shows = (text: string) => () =>
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

/** A page with the slots of these verticals. */
export async function open(
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

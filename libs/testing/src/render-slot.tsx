import { languageOfPath } from '@wayfare/domain';
import type { Vertical } from '@wayfare/remote-kit';
import { Slot, type SlotProps } from '@wayfare/remote-kit';
import { userEvent } from '@testing-library/user-event';
import type { TestHostOptions } from './test-host';
import { createTestHost, renderInHost } from './test-host';

export interface RenderSlotOptions extends TestHostOptions {
  /** the page that the slot is on; it decides the language */
  path?: string | undefined;
  /** gets the numbers that the slot tells its page */
  report?: SlotProps['report'];
  /** what the page says of the slot's place */
  params?: SlotProps['params'];
}

/** A vertical's part of another's page, by the slot's id, e.g. `home.search/v1`. */
export async function renderSlot(
  vertical: Vertical,
  manifest: unknown,
  id: string,
  { path = '/', report, params, ...options }: RenderSlotOptions,
) {
  const host = createTestHost(vertical, manifest, options);
  await host.hosted.slot(id, languageOfPath(path)).load();
  const { view, router } = await renderInHost(
    host,
    [
      {
        path: '*',
        element: <Slot id={id} vertical={vertical.name} report={report} params={params} />,
      },
    ],
    path,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { view, router, user: userEvent.setup(), wire: options.wire, store: host.store, address };
}

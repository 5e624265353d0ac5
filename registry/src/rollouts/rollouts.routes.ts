import { resume } from '@wayfare/releases/pauses';
import * as calls from '@wayfare/releases/service/calls';
import type { Service } from '../app';
import { route } from '../http/route';
import { keysInUse, keyOf } from './store/read-record';
import { viewOf } from './views';

/** As many counts as a call may have, with long versions. */
const COUNTS_BYTES = 2 * 2 ** 20;

/** Counts of shells, and what somebody may ask of rollouts. */
export function registerRollouts(service: Service): void {
  const { shelf, rollouts } = service;
  const { store, controller, now } = rollouts;
  route(
    service,
    calls.countReleases,
    async ({ request: { counts } }) => {
      // shells hear a little later of what is over
      const inUse = keysInUse(await store.open());
      const wanted = counts.filter(({ vertical, version }) => inUse.has(keyOf(vertical, version)));
      if (wanted.length > 0) await store.add(wanted, now());
      return {};
    },
    { bodyLimit: COUNTS_BYTES },
  );
  route(service, calls.listRollouts, async () => {
    const saved = await store.list();
    const head = (await shelf.registry.head()) ?? undefined;
    return { rollouts: saved.map(({ record }) => viewOf(record, head)).reverse() };
  });
  route(service, calls.abortRollout, async ({ vertical, actor, request: { reason } }) => ({
    revision: await controller.abort(vertical, { actor, reason }),
  }));
  route(service, calls.resumeVertical, async ({ vertical, actor, request: { reason } }) => {
    const revision = await resume({ ...shelf, by: { actor, reason } }, vertical);
    await controller.resume(vertical);
    return { revision };
  });
}

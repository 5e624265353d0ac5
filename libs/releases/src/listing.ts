import * as v from 'valibot';
import { liveChain } from './live-chain';
import { isPausedIn, queuedIn } from './pauses';
import { quarantinedIn } from './quarantine';
import type { RegistryStore, ReleaseStore } from './registry';

const LiveSchema = v.object({
  version: v.string(),
  weight: v.number(),
  isQuarantined: v.boolean(),
});

export const ListingSchema = v.object({
  /** 0 before the first */
  rev: v.number(),
  at: v.nullable(v.string()),
  verticals: v.record(
    v.string(),
    v.object({
      live: v.array(LiveSchema),
      kept: v.array(v.string()),
      /** what everybody had, the present first: a rollback goes to the second */
      chain: v.array(v.string()),
      isPaused: v.boolean(),
      /** published during a pause, oldest first */
      queued: v.array(v.string()),
    }),
  ),
});
export type Listing = v.InferOutput<typeof ListingSchema>;

/** Every vertical that a revision names, those that are withdrawn too. */
export async function listingOf({
  registry,
  releases,
}: {
  readonly registry: Pick<RegistryStore, 'history'>;
  readonly releases: Pick<ReleaseStore, 'versions'>;
}): Promise<Listing> {
  const history = await registry.history();
  const head = history.at(-1);
  const isHeld = quarantinedIn(history);
  const names = new Set(history.flatMap(({ vertical, set }) => [vertical, ...Object.keys(set)]));
  const verticals = await Promise.all(
    [...names].sort().map(async (name) => {
      const live = (head?.set[name] ?? []).map((release) => ({
        ...release,
        isQuarantined: isHeld.has(`${name}@${release.version}`),
      }));
      const facts = {
        live,
        kept: await releases.versions(name),
        chain: liveChain(history, name).map(({ version }) => version),
        isPaused: isPausedIn(history, name),
        queued: queuedIn(history, name),
      };
      return [name, facts] as const;
    }),
  );
  return { rev: head?.rev ?? 0, at: head?.at ?? null, verticals: Object.fromEntries(verticals) };
}

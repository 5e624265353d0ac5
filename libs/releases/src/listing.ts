import type { Listing } from './listing-schema';
import { liveChain } from './live-chain';
import { isPausedIn, queuedIn } from './pauses';
import { quarantinedIn } from './quarantine';
import type { RegistryStore, ReleaseStore } from './registry';

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

import { countReleases } from '@wayfare/releases/service/calls';
import { askRegistry, type RegistryAddress } from '@wayfare/releases/service/ask-registry';
import type { ReleaseCount } from '@wayfare/rollout/counted';
import { told } from '@wayfare/server/telemetry/told';

export type ArmCount = Omit<ReleaseCount, 'bucket' | 'count'> & { readonly bucket?: number };

/** Whoever shows counts hears of each. */
export const armsCounted = told<ArmCount>('wayfare:arm-counted');

const EVERY_MS = 5_000;
/** It is given up before the next: two at once would be memory for a registry that hangs. */
const PATIENCE_MS = 4_000;
/** Different things in one post; a registry takes some more. */
const MOST = 4_000;

type Send = (counts: readonly ReleaseCount[]) => Promise<unknown>;

export interface ArmCounts {
  add(count: ArmCount): void;
  close(): Promise<void>;
}

/** Sums counts and sends each sum once: one that is lost is lost for both arms alike, and none counts twice. */
export function createArmCounts(send: Send, everyMs = EVERY_MS): ArmCounts {
  let sums = new Map<string, ReleaseCount>();

  async function flush(): Promise<void> {
    if (sums.size === 0) return;
    const counts = [...sums.values()];
    sums = new Map();
    await send(counts).catch(() => undefined);
  }
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    add(count) {
      const { vertical, version, counted, bucket = 0 } = count;
      const key = `${vertical}@${version} ${counted} ${bucket}`;
      const sum = sums.get(key)?.count ?? 0;
      if (sum === 0 && sums.size >= MOST) return;
      sums.set(key, { vertical, version, counted, bucket, count: sum + 1 });
      armsCounted.tell(count);
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Counts for the registry's service; null where a shell follows none, and nobody would decide by them. */
export const openArmCounts = (service: RegistryAddress | undefined): ArmCounts | null =>
  service === undefined
    ? null
    : createArmCounts((counts) =>
        askRegistry(
          service,
          countReleases,
          {
            body: JSON.stringify({ counts }),
            headers: { 'content-type': 'application/json' },
          },
          AbortSignal.timeout(PATIENCE_MS),
        ),
      );

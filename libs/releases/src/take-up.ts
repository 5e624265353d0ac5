import * as v from 'valibot';

const HealthSchema = v.object({
  revision: v.number(),
  verticals: v.record(v.string(), v.array(v.string())),
});

export type AskHealth = () => Promise<unknown>;

export interface Published {
  vertical: string;
  version: string;
  revision: number;
  weight: number;
}

export type TakeUp =
  | { outcome: 'taken' | 'no-site' }
  /** it read the revision and keeps other releases */
  | { outcome: 'refused'; live: string[] }
  | { outcome: 'late'; revision: number };

export interface Patience {
  tries: number;
  pause: () => Promise<void>;
}

/** Polls a running site for the fate of a published release. */
export async function awaitTakeUp(
  ask: AskHealth,
  { vertical, version, revision, weight }: Published,
  { tries, pause }: Patience,
): Promise<TakeUp> {
  let reached = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await pause();
    const parsed = v.safeParse(HealthSchema, await ask());
    if (!parsed.success) {
      if (attempt === 0) return { outcome: 'no-site' };
      continue;
    }
    const health = parsed.output;
    reached = health.revision;
    if (reached < revision) continue;
    const live = health.verticals[vertical] ?? [];
    return weight === 0 || live.includes(version)
      ? { outcome: 'taken' }
      : { outcome: 'refused', live };
  }
  return { outcome: 'late', revision: reached };
}

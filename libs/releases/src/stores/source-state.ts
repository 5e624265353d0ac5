import { told } from '@wayfare/server/telemetry/told';

export type SourceName = 'registry' | 'releases';

export interface SourceSeen {
  readonly source: SourceName;
  readonly away: string | null;
}

/** Whoever counts hears of every answer, and of every one that did not come. */
export const sourcesSeen = told<SourceSeen>('wayfare:source-seen');

export interface SourceState {
  here(): void;
  gone(error: unknown): void;
  /** why it does not answer, in words; null while it does */
  away(): string | null;
}

interface Listener {
  readonly away: (reason: string) => void;
  readonly back: () => void;
}

/** Whether a storage answers; `listener` hears of each change once. */
export function sourceState(source: SourceName, listener: Listener): SourceState {
  let reason: string | null = null;
  return {
    here() {
      if (reason !== null) listener.back();
      reason = null;
      sourcesSeen.tell({ source, away: null });
    },
    gone(error) {
      const words = error instanceof Error ? error.message : String(error);
      if (reason === null) listener.away(words);
      reason = words;
      sourcesSeen.tell({ source, away: reason });
    },
    away: () => reason,
  };
}

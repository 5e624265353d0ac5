import type { ChildProcess } from 'node:child_process';

interface Started {
  readonly name: string;
  readonly child: ChildProcess;
  readonly log: string;
}
export function keepRunning(
  start: (isRestart: boolean) => Promise<Started>,
  options: {
    readonly live: string;
    readonly say: (text: string) => void;
    readonly pause?: (milliseconds: number) => Promise<void>;
    readonly now?: () => number;
    readonly probe?: {
      readonly everyMs: number;
      readonly deadlineMs: number;
    };
  },
): Promise<Started & { stop(): void }>;

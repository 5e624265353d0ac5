import type { RolloutController } from './controller';

/** Ticks all the time, one after the other; `stop` waits for the last. */
export function everyTick({ tick }: Pick<RolloutController, 'tick'>, everyMs: number) {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= tick().finally(() => void (running = null));
  }, everyMs);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

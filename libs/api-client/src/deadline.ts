export interface Deadline {
  readonly signal: AbortSignal;
  ended(): 'TIMEOUT' | 'ABORTED' | null;
  clear(): void;
}

/** Signal of a time limit and the caller's abort. */
export function startDeadline(milliseconds: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let end: 'TIMEOUT' | 'ABORTED' | null = null;
  const stop = (reason: 'TIMEOUT' | 'ABORTED') => {
    end ??= reason;
    controller.abort();
  };
  const onAbort = () => stop('ABORTED');
  const timer = setTimeout(() => stop('TIMEOUT'), milliseconds);
  caller?.addEventListener('abort', onAbort);
  if (caller?.aborted === true) onAbort();
  return {
    signal: controller.signal,
    ended: () => end,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}

export type After = (milliseconds: number, run: () => void) => () => void;

/** Unreferenced: keeps no process alive. */
export const realTimer: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};

/** Runs something later, once; returns what cancels it. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** The clock of the machine; it keeps no process alive. */
export const realTimer: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};

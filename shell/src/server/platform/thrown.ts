export function wordsOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'what was thrown has no words';
  }
}

export function stackOf(thrown: unknown): string | undefined {
  try {
    const { stack } = (thrown ?? {}) as { stack?: unknown };
    return typeof stack === 'string' ? stack : undefined;
  } catch {
    return undefined;
  }
}

/** An error of its own with the words of what was thrown: it can be logged, and sent to another thread. */
export function errorOf(thrown: unknown): Error {
  const { name, message } = (thrown ?? {}) as Record<string, unknown>;
  const error = new Error(typeof message === 'string' ? message : wordsOf(thrown));
  if (typeof name === 'string') error.name = name;
  error.stack = stackOf(thrown) ?? error.stack ?? '';
  return error;
}

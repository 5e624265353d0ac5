/** Coalesces questions while one batch is under way; an answer is never older than its question. */
export function inBatches<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let next: {
    readonly keys: Set<Key>;
    readonly answers: Promise<ReadonlyMap<Key, Answer>>;
  } | null = null;
  let underWay: Promise<unknown> = Promise.resolve();

  function begin() {
    const keys = new Set<Key>();
    const answers = underWay.then(() => {
      next = null;
      return ask([...keys]);
    });
    // the asker gets the error; the next batch only waits for the end
    underWay = answers.catch(() => null);
    return { keys, answers };
  }

  return async (key) => {
    next ??= begin();
    next.keys.add(key);
    return (await next.answers).get(key);
  };
}

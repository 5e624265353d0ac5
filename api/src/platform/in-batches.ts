/**
 * Gathers questions while one is being answered and asks them together next. Each is asked after it came, so an answer is
 * never older than its question, and however many come at once, one question at a time is under way.
 */
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
    // whoever asked hears of an error; the next ones only wait for the end
    underWay = answers.catch(() => null);
    return { keys, answers };
  }

  return async (key) => {
    next ??= begin();
    next.keys.add(key);
    return (await next.answers).get(key);
  };
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export function createPending<Answer>() {
  const waiting = new Map<number, Waiting<Answer>>();
  let last = 0;

  function take(id: number): Waiting<Answer> | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    clearTimeout(found?.timer);
    return found;
  }

  return {
    size: () => waiting.size,
    ask(say: (id: number) => void, lateMs: number, onLate: () => void): Promise<Answer> {
      const id = (last += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, timer: setTimeout(onLate, lateMs) });
        say(id);
      });
    },
    answer: (id: number, answer: Answer) => take(id)?.resolve(answer),
    refuse: (id: number, error: Error) => take(id)?.reject(error),
    refuseAll(error: Error): void {
      for (const id of [...waiting.keys()]) take(id)?.reject(error);
    },
  };
}

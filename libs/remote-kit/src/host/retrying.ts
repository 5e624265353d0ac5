const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface RetryPolicy {
  tries: number;
  /** first pause in milliseconds; doubles each time */
  base: number;
  /** milliseconds after which no attempt begins */
  budget?: number;
  random?: () => number;
}

export const CODE_RETRY: RetryPolicy = { tries: 3, base: 250 };

/** Retries `attempt` with exponential back-off and jitter (half of each pause); rejects with the last error. */
export async function retrying<T>(
  attempt: () => Promise<T>,
  { tries, base, budget = Infinity, random = Math.random }: RetryPolicy = CODE_RETRY,
): Promise<T> {
  const start = Date.now();
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (round >= tries || Date.now() - start >= budget) throw error;
      await wait(base * 2 ** (round - 1) * (0.5 + random() / 2));
    }
  }
}

import { queryClient, useQuery } from '@wayfare/api-client/query-cache';

interface InTurn<Answer> {
  /** Name of the list in the tab's cache. */
  name: string;
  queries: readonly {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
    staleTime: number;
  }[];
  isEnabled: boolean;
}

/** Answers of several queries, asked one after the other and each kept by itself; null for one that failed. */
export function useInTurn<Answer>({ name, queries, isEnabled }: InTurn<Answer>) {
  const key = [name, ...queries.map(({ queryKey }) => queryKey)];
  const { data = [], isFetching } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answers: (Answer | null)[] = [];
      for (const { queryKey, queryFn, staleTime } of queries) {
        if (signal.aborted) break;
        const asked = queryClient().fetchQuery({ queryKey, queryFn, staleTime });
        answers.push(await asked.catch(() => null));
        queryClient().setQueryData(key, [...answers]);
      }
      return answers;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isEnabled,
  });
  return { answers: data, isFetching };
}

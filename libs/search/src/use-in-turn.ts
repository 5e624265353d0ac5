import { queryClient, useQuery } from '@wayfare/api-client/query-cache';

interface InTurn<Answer> {
  name: string;
  queries: readonly {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
    staleTime: number;
  }[];
  isEnabled: boolean;
}

/** Queries run one after the other, each cached; null for a failed one. */
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

import { keepPreviousData, queryClient, useQuery } from '@wayfare/api-client/query-cache';
import { Later, type Deferred } from '@wayfare/remote-kit';
import { useState, type ReactNode } from 'react';
import type { SearchQuery } from '../../api/search.api';
import { codeOf, type Answer } from '../../api/start-search';
import { SearchFailed } from './search-failed';

interface Going {
  searchAgain: () => void;
  /** what is shown is of the search before, until this one has its answer */
  isRefreshing: boolean;
}

interface PartProps<Result> {
  query: SearchQuery<Result>;
  onEdit: () => void;
  /** while it is looked for */
  waiting: ReactNode;
  children: (result: Result, going: Going) => ReactNode;
}

/** The search as it goes on in this tab. */
function Live<Result extends object>({
  sent,
  query,
  onEdit,
  waiting,
  children,
}: PartProps<Result> & { sent: Result | null }) {
  const options = {
    ...query,
    retryOnMount: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  };
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(
    { ...options, ...(sent === null ? {} : { initialData: () => sent }) },
    queryClient(),
  );
  const searchAgain = () => void refetch();
  if (isError && !isFetching)
    return <SearchFailed code={codeOf(error)} onRetry={searchAgain} onEdit={onEdit} />;
  return data === undefined
    ? waiting
    : children(data, { searchAgain, isRefreshing: isPlaceholderData });
}

/** What the server found; a failure of the server's is tried again here when somebody asks for it. */
function Sent<Result extends object>({
  answer,
  isSame,
  ...part
}: PartProps<Result> & { answer: Answer<Result>; isSame: boolean }) {
  const [isRetried, setRetried] = useState(false);
  if (isSame && 'code' in answer && !isRetried)
    return (
      <SearchFailed code={answer.code} onRetry={() => setRetried(true)} onEdit={part.onEdit} />
    );
  return <Live sent={isSame && 'result' in answer ? answer.result : null} {...part} />;
}

/**
 * One search from the moment that it is asked: looking, failed, or what was found. `first` is null in a tab that searches
 * by itself. The search may change into one that is nearly the same; of that the server has sent nothing.
 */
export function SearchOutcome<Result extends object>({
  first,
  ...part
}: PartProps<Result> & { first: Deferred<Answer<Result>> | null }) {
  const key = JSON.stringify(part.query.queryKey);
  // where the answer came from stays what it was, or a choice in the list would draw all of it anew
  const [sent] = useState({ first, key });
  if (sent.first === null) return <Live sent={null} {...part} />;
  return (
    <Later value={sent.first} fallback={part.waiting}>
      {(answer) => <Sent answer={answer} isSame={key === sent.key} {...part} />}
    </Later>
  );
}

import { keepPreviousData, useQuery } from '@wayfare/api-client/query-cache';
import type { Translate } from '@wayfare/i18n';
import { Later, type Deferred } from '@wayfare/remote-kit';
import { useState, type ReactNode } from 'react';
import { SearchFailed, type Failures } from './search-failed';
import { codeOf, type Answer, type SearchQuery } from './start-search';

interface Going {
  searchAgain: () => void;
  /** what is shown is of the search before, until this one has its answer */
  isRefreshing: boolean;
}

interface PartProps<Result> {
  query: SearchQuery<Result>;
  /** of the product's namespace */
  t: Translate;
  failures: Failures;
  /** what was found stays where asking for it once more fails */
  keepsFound?: boolean;
  onEdit: () => void;
  /** while it is looked for */
  waiting: ReactNode;
  children: (result: Result, going: Going) => ReactNode;
}

/** The search as it goes on in this tab. */
function Live<Result extends object>({
  sent,
  query,
  keepsFound = false,
  waiting,
  children,
  ...failed
}: PartProps<Result> & { sent: Result | null }) {
  const options = {
    ...query,
    retryOnMount: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  };
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...options,
    ...(sent === null ? {} : { initialData: () => sent }),
  });
  const searchAgain = () => void refetch();
  if (isError && !isFetching && !(keepsFound && data !== undefined))
    return <SearchFailed {...failed} code={codeOf(error)} onRetry={searchAgain} />;
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
    return <SearchFailed {...part} code={answer.code} onRetry={() => setRetried(true)} />;
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

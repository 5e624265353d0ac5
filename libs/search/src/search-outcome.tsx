import { keepPreviousData, useQuery } from '@wayfare/api-client/query-cache';
import type { Translate } from '@wayfare/i18n';
import { Later, type Deferred } from '@wayfare/remote-kit';
import { useState, type ReactNode } from 'react';
import { SearchFailed, type Failures } from './search-failed';
import { codeOf, type Answer, type SearchQuery } from './start-search';

interface Going {
  searchAgain: () => void;
  isRefreshing: boolean;
}

interface PartProps<Result> {
  query: SearchQuery<Result>;
  t: Translate;
  failures: Failures;
  keepsFound?: boolean;
  onEdit: () => void;
  waiting: ReactNode;
  children: (result: Result, going: Going) => ReactNode;
}

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

/** The server's result; a failure is retried in the browser on demand. Null where the page was cut short before it. */
function Sent<Result extends object>({
  answer,
  isSame,
  ...part
}: PartProps<Result> & { answer: Answer<Result> | null; isSame: boolean }) {
  const [isRetried, setRetried] = useState(false);
  const first = isSame ? answer : null;
  if (first !== null && 'code' in first && !isRetried)
    return <SearchFailed {...part} code={first.code} onRetry={() => setRetried(true)} />;
  return <Live sent={first !== null && 'result' in first ? first.result : null} {...part} />;
}

/** State of a search; `first` is the server's answer, null in a tab. Refined searches run in the browser. */
export function SearchOutcome<Result extends object>({
  first,
  ...part
}: PartProps<Result> & { first: Deferred<Answer<Result>> | null }) {
  const key = JSON.stringify(part.query.queryKey);
  // frozen: a change of source would remount the list
  const [sent] = useState({ first, key });
  if (sent.first === null) return <Live sent={null} {...part} />;
  return (
    <Later value={sent.first} fallback={part.waiting}>
      {(answer: Answer<Result> | null) => (
        <Sent answer={answer} isSame={key === sent.key} {...part} />
      )}
    </Later>
  );
}

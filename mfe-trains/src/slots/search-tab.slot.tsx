import { LastTrainSearches } from '../features/search/last-train-searches';
import { TrainSearch } from '../features/search/train-search';

export function Component() {
  return (
    <>
      <TrainSearch />
      <LastTrainSearches />
    </>
  );
}

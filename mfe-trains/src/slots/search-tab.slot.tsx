import { TrainSearch } from '../features/search/train-search';

export function Component() {
  return <TrainSearch />;
}

import type { SlotProps } from '@wayfare/remote-kit';
import { TrainList } from '../features/bookings/train-list';

/** Train tickets and passes in the site's list of bookings. */
export function Component({ report }: SlotProps) {
  return <TrainList report={report} />;
}

import type { SlotProps } from '@wayfare/remote-kit';
import { TrainList } from '../features/bookings/train-list';

export function Component({ report }: SlotProps) {
  return <TrainList report={report} />;
}

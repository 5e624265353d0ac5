import type { SlotProps } from '@wayfare/remote-kit';
import { useState } from 'react';
import type { Tally } from './tally';

export interface Teller {
  report: NonNullable<SlotProps['report']>;
  onFailure: () => void;
}

export function useTally(): { tally: Tally; tellerOf: (vertical: string) => Teller } {
  const [tally, setTally] = useState<Tally>({});
  return {
    tally,
    tellerOf: (vertical) => ({
      report: (numbers) => setTally((before) => ({ ...before, [vertical]: numbers })),
      onFailure: () => setTally((before) => ({ ...before, [vertical]: 'failed' })),
    }),
  };
}

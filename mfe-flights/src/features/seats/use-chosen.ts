import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { ChosenService } from '../../domain/draft/chosen-services';

interface Choice {
  before: readonly ChosenService[];
  seats: ChosenService[];
}

interface Chosen {
  chosen: readonly ChosenService[];
  change: (seats: ChosenService[]) => void;
}

/** Shows a choice at once and reports it after paint, as the page's storage and sums would delay the click. */
export function useChosen(
  known: readonly ChosenService[],
  onChange: (seats: ChosenService[]) => void,
): Chosen {
  const [choice, setChoice] = useState<Choice | null>(null);
  const painted = useDeferredValue(choice);
  const tell = useEffectEvent(onChange);
  // external system: the page's storage
  useEffect(() => {
    if (painted !== null) tell(painted.seats);
  }, [painted]);
  const chosen = choice !== null && choice.before === known ? choice.seats : known;
  return { chosen, change: (seats) => setChoice({ before: known, seats }) };
}

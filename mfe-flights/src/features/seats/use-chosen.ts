import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { ChosenService } from '../../domain/draft/chosen-services';

interface Choice {
  /** what was chosen before, as the page knew it */
  before: readonly ChosenService[];
  seats: ChosenService[];
}

interface Chosen {
  /** what the map shows */
  chosen: readonly ChosenService[];
  change: (seats: ChosenService[]) => void;
}

/**
 * Seats that show at once what was chosen, and tell the page of it when that has been painted: a page writes to its
 * storage and adds up its prices, which is no part of the answer to a click.
 */
export function useChosen(
  known: readonly ChosenService[],
  onChange: (seats: ChosenService[]) => void,
): Chosen {
  const [choice, setChoice] = useState<Choice | null>(null);
  const painted = useDeferredValue(choice);
  const tell = useEffectEvent(onChange);
  // The page's storage is outside React.
  useEffect(() => {
    if (painted !== null) tell(painted.seats);
  }, [painted]);
  const chosen = choice !== null && choice.before === known ? choice.seats : known;
  return { chosen, change: (seats) => setChoice({ before: known, seats }) };
}

import type { SeatMap } from '@wayfare/api-contract';
import { useEffect, useState } from 'react';
import type { ChosenService } from '../../domain/draft/chosen-services';
import { chosenFor } from '../../domain/draft/stored-flight';
import { chooseSeats } from '../../state/choose';
import { readFlightStore, useFlightStorePart } from '../../state/flight-store';
import type { WizardOffer } from '../../ui/wizard/load-wizard';
import { tellOfSeats } from './seat-analytics';
import { checkSeats, type CheckedSeats } from './seat-choice';

const isSeat = ({ type }: ChosenService) => type === 'seat';

export interface Seats {
  chosen: readonly ChosenService[];
  /** what the maps say of earlier seats; null when nothing changed */
  news: Pick<CheckedSeats, 'lost' | 'repriced'> | null;
  change: (seats: ChosenService[]) => void;
}

/** This tab's seats; earlier ones are checked against the fresh maps; null where there are no maps. */
export function useSeats(
  { offer, dictionary }: WizardOffer,
  maps: readonly SeatMap[] | null,
): Seats {
  const chosen = useFlightStorePart((store) => chosenFor(store, offer).filter(isSeat));
  const [news, setNews] = useState<Seats['news']>(null);

  // external system: the tab's storage, readable after hydration
  useEffect(() => {
    const kept = chosenFor(readFlightStore(), offer).filter(isSeat);
    if (maps === null || kept.length === 0) return;
    const { seats, lost, repriced } = checkSeats(kept, maps);
    if (lost.length === 0 && repriced.length === 0) return;
    tellOfSeats(kept, seats);
    chooseSeats(offer, dictionary, seats);
    setNews({ lost, repriced });
  }, [offer, dictionary, maps]);

  function change(seats: ChosenService[]): void {
    tellOfSeats(chosen, seats);
    chooseSeats(offer, dictionary, seats);
  }

  return { chosen, news, change };
}

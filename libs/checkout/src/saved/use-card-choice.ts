import type { SavedCard } from '@wayfare/api-contract';
import { useState } from 'react';
import { ANOTHER_WAY } from './card-choice';
import { useSavedCards } from './use-saved-cards';

export interface CardChoices {
  /** those to choose from, also what has expired */
  cards: readonly SavedCard[];
  /** id of the kept card that pays, or `ANOTHER_WAY` */
  chosen: string;
  choose: (id: string) => void;
  /** the fields are not wanted, now or so far */
  isHeld: boolean;
  /** a member may have the card kept that is typed */
  mayKeep: boolean;
  keeps: boolean;
  setKeeps: (keeps: boolean) => void;
  /** the way that is open in the fields, in the provider's words */
  setWay: (way: string) => void;
}

/**
 * Which card pays what is due now: a member's newest one, unless they choose another or another way.
 * @param isOffered false for a card that is kept for one booking: removing a card must never take that away
 */
export function useCardChoice(isOffered: boolean, firstWay: string): CardChoices {
  const { isMember, isPending, cards } = useSavedCards();
  const [picked, setPicked] = useState<string | null>(null);
  const [wantedFields, setWantedFields] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [way, setWay] = useState(firstWay);
  const usable = isOffered ? cards.filter(({ expired }) => !expired) : [];
  const isThere = usable.some(({ id }) => id === picked);
  const chosen = isThere || picked === ANOTHER_WAY ? (picked ?? '') : (usable[0]?.id ?? '');
  const mayKeep = isOffered && isMember && chosen === ANOTHER_WAY && way === 'card';

  function choose(id: string): void {
    setPicked(id);
    if (id === ANOTHER_WAY) setWantedFields(true);
  }

  return {
    cards: isOffered ? cards : [],
    chosen,
    choose,
    // what was typed stays while a kept card is tried
    isHeld: isOffered && (isPending || (chosen !== ANOTHER_WAY && !wantedFields)),
    mayKeep,
    keeps: mayKeep && keeps,
    setKeeps,
    setWay,
  };
}

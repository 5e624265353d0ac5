import type { SavedCard } from '@wayfare/api-contract';
import { useState } from 'react';
import { ANOTHER_WAY } from './card-choice';
import { useSavedCards } from './use-saved-cards';

interface CardChoices {
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

/** What was picked, as long as it is there; without that the newest card that can pay. */
function chosenOf(cards: readonly SavedCard[], picked: string | null): string {
  if (picked === ANOTHER_WAY) return picked;
  const usable = cards.filter(({ expired }) => !expired);
  return (usable.find(({ id }) => id === picked) ?? usable[0])?.id ?? ANOTHER_WAY;
}

/**
 * Which card pays what is due now: a member's newest one, unless they choose another or another way.
 * @param isOffered false for a card that is kept for one booking: removing a card must never take that away
 */
export function useCardChoice(isOffered: boolean, firstWay: string): CardChoices {
  const { isMember, isPending, cards } = useSavedCards();
  const [picked, choose] = useState<string | null>(null);
  const [areThere, setAreThere] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [way, setWay] = useState(firstWay);
  const chosen = chosenOf(isOffered ? cards : [], picked);
  const mayKeep = isOffered && isMember && chosen === ANOTHER_WAY && way === 'card';

  // what is typed stays: while a kept card is tried, and when a visitor logs in over the fields
  const isHeld = isOffered && !areThere && (isPending || chosen !== ANOTHER_WAY);
  if (!isHeld && !areThere) setAreThere(true);

  return {
    cards: isOffered ? cards : [],
    chosen,
    choose,
    isHeld,
    mayKeep,
    keeps: mayKeep && keeps,
    setKeeps,
    setWay,
  };
}

import type { SavedCard } from '@wayfare/api-contract';
import { useState } from 'react';
import { ANOTHER_WAY } from './card-choice';
import { useSavedCards } from './use-saved-cards';

interface CardChoices {
  cards: readonly SavedCard[];
  chosen: string;
  choose: (id: string) => void;
  /** fields hidden, now or so far */
  isHeld: boolean;
  mayKeep: boolean;
  keeps: boolean;
  setKeeps: (keeps: boolean) => void;
  setWay: (way: string) => void;
}

/** The picked card while it exists, else the newest usable one. */
function chosenOf(cards: readonly SavedCard[], picked: string | null): string {
  if (picked === ANOTHER_WAY) return picked;
  const usable = cards.filter(({ expired }) => !expired);
  return (usable.find(({ id }) => id === picked) ?? usable[0])?.id ?? ANOTHER_WAY;
}

/** Card that pays, by default a member's newest. `isOffered`: false for a card of one booking, which stays kept. */
export function useCardChoice(isOffered: boolean, firstWay: string): CardChoices {
  const { isMember, isPending, cards } = useSavedCards();
  const [picked, choose] = useState<string | null>(null);
  const [areThere, setAreThere] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [way, setWay] = useState(firstWay);
  const chosen = chosenOf(isOffered ? cards : [], picked);
  const mayKeep = isOffered && isMember && chosen === ANOTHER_WAY && way === 'card';

  // the fields stay mounted, so that typed data survives a kept card and a login
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

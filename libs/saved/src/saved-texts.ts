import { MOST_FAVOURITES } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';

const EN = {
  save: (name: string) => `Save ${name}`,
  saved: (name: string) => `${name} is saved`,
  removed: (name: string) => `${name} is not saved any more`,
  full: `You have saved ${MOST_FAVOURITES} already. Remove one first.`,
  failed: 'That was not saved. Please try again.',
};

type SavedTexts = typeof EN;

const NL: SavedTexts = {
  save: (name) => `${name} bewaren`,
  saved: (name) => `${name} is bewaard`,
  removed: (name) => `${name} is niet meer bewaard`,
  full: `Je hebt er al ${MOST_FAVOURITES} bewaard. Verwijder er eerst een.`,
  failed: 'Dat is niet bewaard. Probeer het opnieuw.',
};

const TEXTS: Readonly<Record<Language, SavedTexts>> = { en: EN, nl: NL };

export const useSavedTexts = (): SavedTexts => TEXTS[useLanguage()];

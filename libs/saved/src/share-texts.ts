import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';

const EN = {
  share: 'Share',
  copied: 'Link copied',
  byHand: 'Copy this link',
  why: 'Your browser did not let us copy it for you.',
  link: 'Link',
  close: 'Close',
};

type ShareTexts = typeof EN;

const NL: ShareTexts = {
  share: 'Delen',
  copied: 'Link gekopieerd',
  byHand: 'Kopieer deze link',
  why: 'Je browser liet ons hem niet voor je kopiëren.',
  link: 'Link',
  close: 'Sluiten',
};

const TEXTS: Readonly<Record<Language, ShareTexts>> = { en: EN, nl: NL };

export const useShareTexts = (): ShareTexts => TEXTS[useLanguage()];

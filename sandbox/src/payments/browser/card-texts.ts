import texts from '../data/card-texts.json';

export type CardLanguage = keyof typeof texts;

export const CARD_TEXTS = texts;

export type CardTexts = Readonly<(typeof texts)['en']>;

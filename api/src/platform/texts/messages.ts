import { DEFAULT_LANGUAGE, type Language } from '@wayfare/domain';
import { readCatalogue, type KeyOf } from './catalogues';
import { wordsOf, type Values } from './words';

export type TextKey = KeyOf<'messages'>;

export const text = (key: TextKey, language: Language, values?: Values): string =>
  wordsOf(language, 'messages')(key, values);

export const isTextKey = (key: string): key is TextKey =>
  Object.hasOwn(readCatalogue(DEFAULT_LANGUAGE, 'messages'), key);

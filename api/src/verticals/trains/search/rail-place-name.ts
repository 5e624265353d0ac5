import type { Language } from '@wayfare/domain';
import type { RailPlace } from '../../../ports/rail-offers';

/** A place's name for a reader of that language: suppliers label in English, and in Dutch. */
export const railPlaceName = (
  { label, localLabel }: Pick<RailPlace, 'label' | 'localLabel'>,
  language: Language,
): string => ({ en: label, nl: localLabel })[language];

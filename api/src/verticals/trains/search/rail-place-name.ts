import type { Language } from '@wayfare/domain';
import type { RailPlace } from '../../../ports/rail-offers';

/** Suppliers label in English and Dutch. */
export const railPlaceName = (
  { label, localLabel }: Pick<RailPlace, 'label' | 'localLabel'>,
  language: Language,
): string => ({ en: label, nl: localLabel })[language];

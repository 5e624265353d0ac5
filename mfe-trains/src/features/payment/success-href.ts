import type { Language } from '@wayfare/domain';
import { paths } from '../../paths';

/** The booking's own page. */
export function successHref(booking: string, language: Language): string {
  return paths.success(language, new URLSearchParams({ booking }));
}

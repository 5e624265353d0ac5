import type { Promo } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';

/** Inclusive of the last day. */
export function goesOn({ until }: Pick<Promo, 'until'>, now: number): boolean {
  return until === null || until >= siteDay(() => now);
}

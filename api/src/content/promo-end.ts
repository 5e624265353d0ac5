import type { Promo } from '@wayfare/api-contract';
import { siteDay } from '@wayfare/domain';

/** A promotion is shown up to and including its last day. */
export function goesOn({ until }: Pick<Promo, 'until'>, now: number): boolean {
  return until === null || until >= siteDay(() => now);
}

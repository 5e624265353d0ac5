import { look, type Look } from '../lighthouse';
import { SITES, type SiteSide } from './sides';

export type Phone = Record<SiteSide, Look[]>;

/** First visits of a phone that is really slowed, the sites in turn. */
export async function measurePhone(
  origins: Record<SiteSide, string>,
  path: string,
  rounds: number,
): Promise<Phone> {
  const seen: Phone = { wayfare: [], 'react-router': [], next: [] };
  for (const side of SITES) await (await fetch(origins[side] + path)).text();
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < SITES.length; turn += 1) {
      const side = SITES[(round + turn) % SITES.length] ?? 'wayfare';
      seen[side].push(await look(origins[side] + path, 'devtools'));
    }
  return seen;
}

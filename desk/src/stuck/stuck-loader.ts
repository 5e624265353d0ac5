import { listStuck, type Stuck } from '@wayfare/desk-contract';
import type { Desk } from '../api/desk';

/** Minutes that something has to wait before it is listed. */
export const WAITS = [15, 60, 240, 1440] as const;
export type Wait = (typeof WAITS)[number];

export interface StuckData {
  stuck: readonly Stuck[];
  isCut: boolean;
  wait: Wait;
  now: number;
}

const waitOf = (url: string): Wait => {
  const asked = Number(new URL(url).searchParams.get('minutes'));
  return WAITS.find((wait) => wait === asked) ?? WAITS[0];
};

export const stuckLoader =
  ({ client, now }: Desk) =>
  async ({ request: { url, signal } }: { request: Request }): Promise<StuckData> => {
    const wait = waitOf(url);
    const answer = await client.call(listStuck, { olderThanMinutes: wait }, { signal });
    return { ...answer, wait, now: now() };
  };

import type { ApiClient } from '@wayfare/api-client';
import { invalidateCall } from '@wayfare/api-client/query-cache';
import { endSessions, sessionList } from '@wayfare/api-contract';

/** One session, or `others`: all but this one. Returns how many have ended. */
export async function signOut(api: ApiClient, id: string): Promise<number> {
  const { ended } = await api.call(endSessions, { id });
  await invalidateCall(sessionList);
  return ended;
}

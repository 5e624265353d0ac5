import { session as sessionCall, type Session } from '@wayfare/desk-contract';
import type { Desk } from '../api/desk';
import { isDeskError } from '../api/desk-error';

export interface FrameData {
  session: Session | null;
}

/** Who is signed in; nobody is no failure. */
export const frameLoader =
  ({ client }: Desk) =>
  async ({ request }: { request: Request }): Promise<FrameData> => {
    try {
      return { session: await client.call(sessionCall, {}, { signal: request.signal }) };
    } catch (caught) {
      if (isDeskError(caught) && caught.code === 'NOT_SIGNED_IN') return { session: null };
      throw caught;
    }
  };

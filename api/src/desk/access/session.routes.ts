import { session, signOut } from '@wayfare/desk-contract';
import { deskRoute } from './desk-route';
import type { DeskCalls } from './desk-route';
import { endSession, sessionView } from './operator-sessions';

/** Who is signed in, and the end of it. */
export function sessionRoutes(calls: DeskCalls, fourEyesAbove: number): void {
  const { database, cookies } = calls;
  deskRoute(calls, session, async (_request, context) =>
    sessionView(context.session, fourEyesAbove),
  );
  deskRoute(calls, signOut, async (_request, { reply }) => {
    const secret = cookies.session.read(reply.request);
    if (secret !== null) await endSession(database, secret);
    cookies.session.forget(reply);
    return {};
  });
}
